package comptoir.engine;

/** A fate that needs only numbers below a bound. */
public abstract class NumberFate implements Fate {

    /** A number from 0 up to, but not including, the bound: each with the same chance. */
    protected abstract int below(Source source, int bound);

    @Override
    public final <P extends Position<P>> int draw(Draw<P> draw, P position, int outcomes) {
        return outcomes == 1 ? 0 : below(draw.source(position), outcomes);
    }

    @Override
    public final <P extends Position<P>> int[] order(Shuffle<P> shuffle, P position, int size) {
        return order(size > 1 ? shuffle.source(position) : NO_SOURCE, size);
    }

    /** Fisher and Yates, from the last place to the first. */
    final int[] order(Source source, int size) {
        var order = new int[size];
        for (int i = 0; i < size; i++) order[i] = i;
        for (int i = size - 1; i > 0; i--) {
            int j = below(source, i + 1);
            int swap = order[i];
            order[i] = order[j];
            order[j] = swap;
        }
        return order;
    }

    private static final Source NO_SOURCE = new Source("");
}
