package comptoir.engine;

/**
 * How hard a bot may think: until it has made so many iterations, or until the time is over, whichever comes first. Only
 * a budget of iterations gives the same move on every machine.
 *
 * @param millis 0 where time does not count
 */
public record Budget(int iterations, long millis) {

    public Budget {
        if (iterations < 1) throw new IllegalArgumentException("a bot needs at least one iteration");
        if (millis < 0) throw new IllegalArgumentException("time cannot be negative");
    }

    public static Budget iterations(int iterations) {
        return new Budget(iterations, 0);
    }

    public static Budget millis(long millis) {
        return new Budget(Integer.MAX_VALUE, Math.max(1, millis));
    }

    public boolean isTimed() {
        return millis > 0;
    }
}
