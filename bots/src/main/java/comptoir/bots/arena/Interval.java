package comptoir.bots.arena;

/** Within these bounds the true value lies with a confidence of 95 %. */
public record Interval(double low, double high) {

    /** The normal quantile that leaves 2.5 % on either side. */
    public static final double NORMAL = 1.959963984540054;

    /** Wilson's score interval for a share; shared victories count in part. */
    public static Interval wilson(double wins, double games) {
        if (games == 0) return new Interval(0, 1);
        double share = wins / games;
        double square = NORMAL * NORMAL;
        double centre = share + square / (2 * games);
        double half = NORMAL * Math.sqrt(share * (1 - share) / games + square / (4 * games * games));
        double whole = 1 + square / games;
        return new Interval(Math.max(0, (centre - half) / whole), Math.min(1, (centre + half) / whole));
    }
}
