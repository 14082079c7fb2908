package comptoir.engine;

/** One thing among several, left to fate: a die, an adventurer from the bag, a random card of a hand. */
public non-sealed interface Draw<P extends Position<P>> extends Step<P> {

    /** The die, bag or deck that answers; each has a stream of chance of its own. */
    Source source(P position);

    /** How many outcomes are equally likely; with none, the step falls away. */
    int outcomes(P position);

    /** The name of an outcome, for scripts and logs: the face of a die, the id of a card. */
    String outcome(P position, int index);

    /** The position after fate has answered; it comes with this step already taken off its agenda. */
    P answered(P position, int index);
}
