package comptoir.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Fate as a log remembers it. */
final class LoggedFate implements Fate {

    private final Deque<Log.Entry> entries = new ArrayDeque<>();

    LoggedFate(List<Log.Entry> entries) {
        for (var entry : entries)
            if (entry instanceof Log.Drawn || entry instanceof Log.Shuffled) this.entries.add(entry);
    }

    @Override
    public <P extends Position<P>> int draw(Draw<P> draw, P position, int outcomes) {
        var source = draw.source(position).name();
        if (entries.poll() instanceof Log.Drawn drawn
                && drawn.source().equals(source)
                && drawn.outcomes() == outcomes
                && drawn.index() >= 0
                && drawn.index() < outcomes) return drawn.index();
        throw new BadInput(
                Text.say("the log does not fit the game: here fate draws one of {0} from {1}", outcomes, source));
    }

    @Override
    public <P extends Position<P>> int[] order(Shuffle<P> shuffle, P position, int size) {
        var source = shuffle.source(position).name();
        if (entries.poll() instanceof Log.Shuffled shuffled
                && shuffled.source().equals(source)
                && isOrder(shuffled.order(), size))
            return shuffled.order().stream().mapToInt(Integer::intValue).toArray();
        throw new BadInput(Text.say("the log does not fit the game: here fate shuffles {0} of {1}", size, source));
    }

    private static boolean isOrder(List<Integer> order, int size) {
        return order.size() == size
                && order.stream().distinct().count() == size
                && order.stream().allMatch(index -> index >= 0 && index < size);
    }
}
