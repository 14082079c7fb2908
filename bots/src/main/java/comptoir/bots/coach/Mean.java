package comptoir.bots.coach;

/** A mean in the making, and how far off it may be. */
final class Mean {

    private int count;
    private double mean;
    private double squares;

    void add(double value) {
        count++;
        double off = value - mean;
        mean += off / count;
        squares += off * (value - mean);
    }

    double mean() {
        return mean;
    }

    /** The square of the standard error. */
    double variance() {
        return count < 2 ? 0 : squares / (count - 1) / count;
    }
}
