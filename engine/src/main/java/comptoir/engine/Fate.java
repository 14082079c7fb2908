package comptoir.engine;

/** The one who answers dice, draws and shuffles: strong and verifiable on a server, sampled for a bot, told in a test. */
public interface Fate {

    /** One of the outcomes, of which there is at least one. */
    <P extends Position<P>> int draw(Draw<P> draw, P position, int outcomes);

    /** An order of that many things, of which there is at least one. */
    <P extends Position<P>> int[] order(Shuffle<P> shuffle, P position, int size);

    /** Remembers how far this fate has been asked; running the result puts it back there. */
    default Runnable mark() {
        return () -> {};
    }
}
