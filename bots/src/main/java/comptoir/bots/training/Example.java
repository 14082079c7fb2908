package comptoir.bots.training;

/** A position of a game in numbers, and how that game ended. */
final class Example {

    /** One row for each side. */
    private final float[][] numbers;

    private final float[] shares;
    private final double thumb;

    Example(float[][] numbers, float[] shares, double thumb) {
        this.numbers = numbers;
        this.shares = shares;
        this.thumb = thumb;
    }

    float[][] numbers() {
        return numbers;
    }

    /** What each side won, adding up to 1. */
    float[] shares() {
        return shares;
    }

    /** How much that surprised the rules of thumb, in nats. */
    double thumb() {
        return thumb;
    }
}
