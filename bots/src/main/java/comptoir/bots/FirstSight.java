package comptoir.bots;

import comptoir.engine.Luck;

/** Choosing by first sight alone. */
public final class FirstSight {

    private static final int GRAIN = 1 << 24;

    private FirstSight() {}

    /** One of the first {@code count} indices, each as likely as its weight is heavy. */
    public static int draw(double[] weights, int count, Luck luck) {
        double total = 0;
        for (int i = 0; i < count; i++) total += weights[i];
        double left = total * luck.below(GRAIN) / GRAIN;
        for (int i = 0; i < count - 1; i++) {
            left -= weights[i];
            if (left < 0) return i;
        }
        return count - 1;
    }

    static int heaviest(double[] weights, int count) {
        int best = 0;
        for (int i = 1; i < count; i++) if (weights[i] > weights[best]) best = i;
        return best;
    }
}
