package comptoir.bots.value;

import java.util.Arrays;

/**
 * A small network that tells how well a side stands: a weighted sum of all its numbers, and beside it one layer of hidden
 * units that see the common numbers together. The chances of the sides are to each other as e to the power of their
 * standings. Weights lie in one row, which is what training changes.
 */
public final class Network {

    private final int common;
    private final int special;
    private final int hidden;
    private final double[] weights;

    /**
     * @param common how many common numbers there are
     * @param special how many special ones
     * @param hidden how many hidden units
     * @param weights the sum's, one for each number; then for each hidden unit its part in the standing; its threshold; and
     *     for each common number what it adds to each of them. They are kept as they are, for training to change
     */
    public Network(int common, int special, int hidden, double[] weights) {
        if (weights.length != size(common, special, hidden))
            throw new IllegalArgumentException(weights.length + " weights for " + common + " common and " + special
                    + " special numbers and " + hidden + " hidden units");
        this.common = common;
        this.special = special;
        this.hidden = hidden;
        this.weights = weights;
    }

    /** How many weights such a network has. */
    public static int size(int common, int special, int hidden) {
        return common + special + hidden * (2 + common);
    }

    public int common() {
        return common;
    }

    public int hidden() {
        return hidden;
    }

    public double[] weights() {
        return weights;
    }

    public int numbers() {
        return common + special;
    }

    /** Where the parts of the hidden units begin. */
    public int parts() {
        return common + special;
    }

    public int thresholds() {
        return parts() + hidden;
    }

    /** Where the weights from a common number to the hidden units begin. */
    public int from(int number) {
        return thresholds() + hidden * (1 + number);
    }

    /**
     * How well a side stands.
     *
     * @param units filled in: what the hidden units came to, 0 where they keep silent
     */
    public double standing(double[] numbers, double[] units) {
        double sum = 0;
        for (int i = 0; i < numbers.length; i++) sum += weights[i] * numbers[i];
        System.arraycopy(weights, thresholds(), units, 0, hidden);
        for (int i = 0; i < common; i++) {
            double number = numbers[i];
            if (number == 0) continue;
            int from = from(i);
            for (int unit = 0; unit < hidden; unit++) units[unit] += number * weights[from + unit];
        }
        int parts = parts();
        for (int unit = 0; unit < hidden; unit++) {
            if (units[unit] > 0) sum += weights[parts + unit] * units[unit];
            else units[unit] = 0;
        }
        return sum;
    }

    /** Standings into chances that add up to 1. */
    public static void chances(double[] standings, int sides) {
        double most = standings[0];
        for (int i = 1; i < sides; i++) most = Math.max(most, standings[i]);
        double total = 0;
        for (int i = 0; i < sides; i++) {
            standings[i] = Math.exp(standings[i] - most);
            total += standings[i];
        }
        for (int i = 0; i < sides; i++) standings[i] /= total;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Network network
                && common == network.common
                && special == network.special
                && hidden == network.hidden
                && Arrays.equals(weights, network.weights);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(weights);
    }

    @Override
    public String toString() {
        return "network of " + weights.length + " weights";
    }
}
