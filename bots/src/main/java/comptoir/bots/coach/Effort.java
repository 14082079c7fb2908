package comptoir.bots.coach;

/**
 * How hard the coach looks.
 *
 * @param iterations of the search for something better, at every decision
 * @param playouts with which the chance after a decision is told
 * @param deals with which draws are compared, at every decision
 * @param suspects the decisions that seem to have cost most, at which it looks again
 * @param again how many times harder it looks at those
 */
public record Effort(int iterations, int playouts, int deals, int suspects, int again) {

    /** What people wait for after a game. */
    public static final Effort USUAL = new Effort(120, 40, 20, 12, 10);

    /** For many games in a row. */
    public static final Effort BRIEF = new Effort(20, 4, 8, 3, 2);
}
