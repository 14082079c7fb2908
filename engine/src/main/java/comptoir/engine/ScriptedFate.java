package comptoir.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Fate as a test tells it. Each entry answers one draw or one shuffle: a draw by the name of its outcome (the face of a
 * die, the id of a card) or by its index, a shuffle by the names from the top down (those left out follow as they lay)
 * or by {@code "as it lies"}.
 */
public final class ScriptedFate implements Fate {

    public static final String AS_IT_LIES = "as it lies";

    private final Deque<Object> script = new ArrayDeque<>();

    public ScriptedFate(List<?> script) {
        script.forEach(this.script::add);
    }

    public ScriptedFate then(Object entry) {
        script.add(entry);
        return this;
    }

    /** What has not been asked for yet. */
    public List<Object> left() {
        return List.copyOf(script);
    }

    @Override
    public <P extends Position<P>> int draw(Draw<P> draw, P position, int outcomes) {
        var source = draw.source(position).name();
        var names = new ArrayList<String>();
        for (int i = 0; i < outcomes; i++) names.add(draw.outcome(position, i));
        var entry = next("a draw from " + source + ", one of " + Tree.json(names));
        int named = names.indexOf(String.valueOf(entry));
        if (named >= 0) return named;
        if (entry instanceof Number index && index.intValue() >= 0 && index.intValue() < outcomes)
            return index.intValue();
        throw new FateMisfit("the script of fate says " + Tree.json(entry) + " where " + source + " can give one of "
                + Tree.json(names));
    }

    @Override
    public <P extends Position<P>> int[] order(Shuffle<P> shuffle, P position, int size) {
        var source = shuffle.source(position).name();
        var names = new ArrayList<String>();
        for (int i = 0; i < size; i++) names.add(shuffle.item(position, i));
        var entry = next("a shuffle of " + source + ": " + Tree.json(names));
        var order = new ArrayList<Integer>();
        var wished = entry instanceof List<?> list ? list : List.of();
        if (!(entry instanceof List<?>) && !AS_IT_LIES.equals(entry))
            throw new FateMisfit("the script of fate says " + Tree.json(entry) + " where " + source + " is shuffled: "
                    + Tree.json(names));
        for (var wish : wished) {
            int index = -1;
            for (int i = 0; i < size && index < 0; i++)
                if (!order.contains(i) && (names.get(i).equals(String.valueOf(wish)) || isIndex(wish, i))) index = i;
            if (index < 0)
                throw new FateMisfit("the script of fate puts " + Tree.json(wish) + " into " + source + ", which has "
                        + Tree.json(names));
            order.add(index);
        }
        for (int i = 0; i < size; i++) if (!order.contains(i)) order.add(i);
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    @Override
    public Runnable mark() {
        var now = List.copyOf(script);
        return () -> {
            script.clear();
            script.addAll(now);
        };
    }

    private static boolean isIndex(Object wish, int index) {
        return wish instanceof Number number && number.intValue() == index;
    }

    private Object next(String asked) {
        var entry = script.poll();
        if (entry == null) throw new FateMisfit("the script of fate is at its end, and the game asks for " + asked);
        return entry;
    }
}
