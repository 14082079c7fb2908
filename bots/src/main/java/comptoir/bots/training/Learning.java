package comptoir.bots.training;

import comptoir.bots.value.Network;
import comptoir.engine.QuickFate;
import java.util.Arrays;
import java.util.List;

/**
 * Changes the weights of a network step by step so that examples surprise it less: gradient descent on the cross entropy of
 * who won, in small batches, with a pace of its own for each weight (Adam), and all weights drawn a little towards nothing.
 */
final class Learning {

    private static final double PACE = 0.001;
    private static final double MOMENTUM = 0.9;
    private static final double MEMORY = 0.999;
    private static final double TINY = 1e-8;
    private static final double FORGETTING = 0.02;
    private static final int BATCH = 32;

    /** Nobody is taken to have been surer than this. */
    private static final double IMPOSSIBLE = 1e-9;

    private final Network network;
    private final double[] slopes;
    private final double[] momentum;
    private final double[] squares;
    private int steps;

    Learning(Network network) {
        this.network = network;
        int size = network.weights().length;
        slopes = new double[size];
        momentum = new double[size];
        squares = new double[size];
    }

    /** A network that knows nothing yet: its hidden units look at different things. */
    static Network beginning(int common, int special, int hidden, QuickFate luck) {
        var weights = new double[Network.size(common, special, hidden)];
        var network = new Network(common, special, hidden, weights);
        for (int i = network.parts(); i < weights.length; i++)
            weights[i] = (luck.below(2001) - 1000) / 1000.0 * Math.sqrt(3.0 / common);
        Arrays.fill(weights, network.thresholds(), network.thresholds() + hidden, 0);
        return network;
    }

    /**
     * Goes through all examples once, in an order of chance.
     *
     * @param care which part of the usual pace to go at: small steps towards the end
     */
    void learn(List<Example> examples, QuickFate luck, double care) {
        var order = new int[examples.size()];
        for (int i = 0; i < order.length; i++) {
            int other = luck.below(i + 1);
            order[i] = order[other];
            order[other] = i;
        }
        for (int from = 0; from < order.length; from += BATCH) {
            int to = Math.min(from + BATCH, order.length);
            for (int i = from; i < to; i++) slope(examples.get(order[i]));
            step(to - from, PACE * care);
        }
    }

    /** How much examples surprise the network: the mean cross entropy, in nats. */
    static double surprise(Network network, List<Example> examples) {
        double sum = 0;
        var pupil = new Learning(network);
        for (var example : examples) {
            var chances = pupil.chances(example, new double[example.shares().length][network.hidden()]);
            for (int side = 0; side < chances.length; side++) sum += surprise(chances[side], example.shares()[side]);
        }
        return examples.isEmpty() ? 0 : sum / examples.size();
    }

    /** How much the outcome of one game surprises somebody who gave the sides these chances. */
    static double surprise(float[] chances, float[] shares) {
        double sum = 0;
        for (int side = 0; side < chances.length; side++) sum += surprise(chances[side], shares[side]);
        return sum;
    }

    private static double surprise(double chance, double share) {
        return share == 0 ? 0 : -share * Math.log(Math.max(IMPOSSIBLE, chance));
    }

    private double[] chances(Example example, double[][] units) {
        int sides = example.shares().length;
        var standings = new double[sides];
        var numbers = new double[network.numbers()];
        for (int side = 0; side < sides; side++) {
            for (int i = 0; i < numbers.length; i++) numbers[i] = example.numbers()[side][i];
            standings[side] = network.standing(numbers, units[side]);
        }
        Network.chances(standings, sides);
        return standings;
    }

    private void slope(Example example) {
        int sides = example.shares().length;
        int hidden = network.hidden();
        var units = new double[sides][hidden];
        var chances = chances(example, units);
        var weights = network.weights();
        for (int side = 0; side < sides; side++) {
            double error = chances[side] - example.shares()[side];
            var numbers = example.numbers()[side];
            for (int i = 0; i < numbers.length; i++) slopes[i] += error * numbers[i];
            for (int unit = 0; unit < hidden; unit++) {
                double came = units[side][unit];
                if (came <= 0) continue;
                slopes[network.parts() + unit] += error * came;
                double back = error * weights[network.parts() + unit];
                slopes[network.thresholds() + unit] += back;
                for (int i = 0; i < network.common(); i++)
                    if (numbers[i] != 0) slopes[network.from(i) + unit] += back * numbers[i];
            }
        }
    }

    private void step(int examples, double pace) {
        steps++;
        double first = 1 - Math.pow(MOMENTUM, steps);
        double second = 1 - Math.pow(MEMORY, steps);
        var weights = network.weights();
        for (int i = 0; i < weights.length; i++) {
            double slope = slopes[i] / examples;
            slopes[i] = 0;
            momentum[i] = MOMENTUM * momentum[i] + (1 - MOMENTUM) * slope;
            squares[i] = MEMORY * squares[i] + (1 - MEMORY) * slope * slope;
            weights[i] -=
                    pace * (momentum[i] / first / (Math.sqrt(squares[i] / second) + TINY) + FORGETTING * weights[i]);
        }
    }
}
