package comptoir.bots;

/**
 * How a search goes about it.
 *
 * @param reach how many decisions a playout goes on at least
 * @param toTurnsEnd whether it then goes on to the end of the turn, where a position is at rest and tells the most
 * @param curiosity how strongly a good first sight and few visits count against what was learned
 */
public record Manner(int reach, boolean toTurnsEnd, double curiosity) {

    /** Long playouts, judged by rules of thumb: how the master of 2026 thought, before it learnt from its own games. */
    public static final Manner OF_2026 = new Manner(60, false, 1.1);

    /** Playouts to the very end of the game, but for those that chance may draw out for ever. */
    public static final Manner TO_THE_END = new Manner(20_000, false, 1.1);
}
