package comptoir.engine;

import java.util.ArrayList;
import java.util.List;

/** Passes questions on to another fate and writes down what it says. */
final class Recorder implements Fate {

    private final Fate fate;
    private final List<Log.Entry> entries = new ArrayList<>();

    Recorder(Fate fate) {
        this.fate = fate;
    }

    List<Log.Entry> entries() {
        return entries;
    }

    @Override
    public <P extends Position<P>> int draw(Draw<P> draw, P position, int outcomes) {
        int index = fate.draw(draw, position, outcomes);
        entries.add(new Log.Drawn(draw.source(position).name(), outcomes, index, draw.outcome(position, index)));
        return index;
    }

    @Override
    public <P extends Position<P>> int[] order(Shuffle<P> shuffle, P position, int size) {
        var order = fate.order(shuffle, position, size);
        var list = new ArrayList<Integer>(order.length);
        for (int index : order) list.add(index);
        entries.add(new Log.Shuffled(shuffle.source(position).name(), List.copyOf(list)));
        return order;
    }
}
