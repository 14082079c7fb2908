package comptoir.app;

import comptoir.engine.QuickFate;

/**
 * A fixed piece of work, measured beside every figure of speed: machines differ, and so does one machine from hour to hour,
 * so that only the ratio of the two says something.
 */
final class Yardstick {

    private static final long SECOND = 1_000_000_000;

    private final QuickFate fate = new QuickFate(1);
    private int sum;

    private Yardstick() {}

    /** How often thirty numbers are shuffled and summed in a second. */
    static double perSecond() {
        var yardstick = new Yardstick();
        yardstick.turnsIn(SECOND / 2); // warm up
        return yardstick.turnsIn(SECOND);
    }

    private double turnsIn(long nanos) {
        long turns = 0;
        long start = System.nanoTime();
        for (; System.nanoTime() - start < nanos; turns += 100) for (int i = 0; i < 100; i++) turn();
        double elapsed = System.nanoTime() - start;
        // The sum is used, so that the work is not thrown away.
        return sum == 42 ? turns : turns * SECOND / elapsed;
    }

    private void turn() {
        var numbers = new int[30];
        for (int i = 0; i < numbers.length; i++) numbers[i] = i;
        for (int i = numbers.length - 1; i > 0; i--) {
            int j = fate.below(i + 1);
            int swap = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = swap;
            sum = sum * 31 + swap;
        }
    }
}
