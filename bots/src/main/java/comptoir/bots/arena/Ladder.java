package comptoir.bots.arena;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * How strong contenders are against each other, as Elo: 400 points more mean ten victories for one. The ratings are the
 * most likely ones given all games at once (Bradley and Terry), with their mean at 1500; a draw is added to each pairing,
 * so that one who never lost still has a finite rating. The bounds follow from the curvature of the likelihood.
 */
public record Ladder(List<Rung> rungs, List<Pairing> pairings) {

    private static final double POINTS = 400 / Math.log(10);
    private static final double MIDDLE = 1500;

    /** A contender's rating within its bounds at 95 % confidence; the strongest first. */
    public record Rung(String bot, double elo, double low, double high) {}

    /** What one won against another; games that did not end count for neither. */
    public record Pairing(int one, int other, Tally tally) {
        double wins(int contender) {
            return tally.rows().get(contender == one ? 0 : 1).wins();
        }
    }

    public static Ladder of(List<String> bots, List<Pairing> pairings) {
        int many = bots.size();
        var won = new double[many][many];
        for (var pairing : pairings) {
            won[pairing.one][pairing.other] += pairing.wins(pairing.one) + 0.5;
            won[pairing.other][pairing.one] += pairing.wins(pairing.other) + 0.5;
        }
        var strength = strengths(won);
        var spread = spread(won, strength);
        var rungs = new ArrayList<Rung>();
        for (int bot = 0; bot < many; bot++) {
            double elo = MIDDLE + POINTS * strength[bot];
            double half = POINTS * Interval.NORMAL * Math.sqrt(spread[bot]);
            rungs.add(new Rung(bots.get(bot), elo, elo - half, elo + half));
        }
        rungs.sort(Comparator.comparingDouble(Rung::elo).reversed());
        return new Ladder(List.copyOf(rungs), List.copyOf(pairings));
    }

    /** The logarithms of the strengths, their mean 0: Hunter's iteration, which always climbs to the one maximum. */
    private static double[] strengths(double[][] won) {
        int many = won.length;
        var strength = new double[many];
        for (int round = 0; round < 10_000; round++) {
            var next = new double[many];
            double mean = 0;
            for (int i = 0; i < many; i++) {
                double wins = 0;
                double weight = 0;
                for (int j = 0; j < many; j++) {
                    if (i == j) continue;
                    wins += won[i][j];
                    weight += (won[i][j] + won[j][i]) / (Math.exp(strength[i]) + Math.exp(strength[j]));
                }
                next[i] = Math.log(wins / weight);
                mean += next[i] / many;
            }
            double moved = 0;
            for (int i = 0; i < many; i++) {
                next[i] -= mean;
                moved = Math.max(moved, Math.abs(next[i] - strength[i]));
            }
            strength = next;
            if (moved < 1e-10) break;
        }
        return strength;
    }

    /** The variances of the strengths: the diagonal of the pseudo-inverse of the information. */
    private static double[] spread(double[][] won, double[] strength) {
        int many = won.length;
        // The information has the constant vector as its kernel; filling that direction with 1 makes it invertible.
        var filled = new double[many][many];
        for (int i = 0; i < many; i++)
            for (int j = 0; j < many; j++) {
                filled[i][j] += 1.0 / many;
                if (i == j) continue;
                double chance = 1 / (1 + Math.exp(strength[j] - strength[i]));
                double information = (won[i][j] + won[j][i]) * chance * (1 - chance);
                filled[i][i] += information;
                filled[i][j] -= information;
            }
        var inverse = inverse(filled);
        var spread = new double[many];
        for (int i = 0; i < many; i++) spread[i] = inverse[i][i] - 1.0 / many;
        return spread;
    }

    /** Gauss and Jordan; the matrix is positive definite, so no pivot is zero. */
    private static double[][] inverse(double[][] matrix) {
        int many = matrix.length;
        var inverse = new double[many][many];
        for (int i = 0; i < many; i++) inverse[i][i] = 1;
        for (int column = 0; column < many; column++) {
            double pivot = matrix[column][column];
            for (int j = 0; j < many; j++) {
                matrix[column][j] /= pivot;
                inverse[column][j] /= pivot;
            }
            for (int row = 0; row < many; row++) {
                double factor = matrix[row][column];
                if (row == column || factor == 0) continue;
                for (int j = 0; j < many; j++) {
                    matrix[row][j] -= factor * matrix[column][j];
                    inverse[row][j] -= factor * inverse[column][j];
                }
            }
        }
        return inverse;
    }
}
