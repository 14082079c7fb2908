package comptoir.engine;

/** An order of several things, left to fate. */
public non-sealed interface Shuffle<P extends Position<P>> extends Step<P> {

    /** The deck that is shuffled; each has a stream of chance of its own. */
    Source source(P position);

    /** How many things are put in order; with none, fate is not asked and the order is empty. */
    int size(P position);

    /** The name of one of them as they lie before the shuffle, for scripts and logs. */
    String item(P position, int index);

    /**
     * The position after fate has answered; it comes with this step already taken off its agenda.
     *
     * @param order for each place of the new order, from the top, the index of what lies there now
     */
    P answered(P position, int[] order);
}
