package comptoir.bots.speed;

import java.util.Collection;

/**
 * How fast something was beside the yardstick.
 *
 * @param perSecond units of the work in a second of processor time
 * @param yardstick turns of the yardstick in a second of processor time, in the same run
 * @param perTurn units of the work for each turn of the yardstick: the median of the slices. This is what to compare
 * @param low a tenth of the slices were slower than this
 * @param high a tenth of the slices were faster than this
 */
public record Pace(double perSecond, double yardstick, double perTurn, double low, double high) {

    /** From the ratio of each slice. */
    public static Pace of(double perSecond, double yardstick, Collection<Double> ratios) {
        if (ratios.isEmpty()) throw new IllegalArgumentException("nothing was measured");
        var sorted = ratios.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        return new Pace(perSecond, yardstick, at(sorted, 0.5), at(sorted, 0.1), at(sorted, 0.9));
    }

    /** The value below which that share of the sorted ones lies, between two neighbours in proportion. */
    private static double at(double[] sorted, double share) {
        double place = share * (sorted.length - 1);
        int below = (int) place;
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
    }
}
