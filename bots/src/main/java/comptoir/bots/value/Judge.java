package comptoir.bots.value;

/** Somebody who tells from a position how it will end. */
public interface Judge<P> {

    /**
     * The chance of each seat to win, as far as can be told at a glance; at the end, who has won. Winners who share a place
     * share the win.
     *
     * @param chances filled in, one for each seat, each from 0 to 1
     */
    void judge(P position, double[] chances);
}
