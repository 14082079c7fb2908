package comptoir.bots.coach;

import comptoir.engine.Text;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a coach says of a game that is over.
 *
 * @param course the chances of all at every decision that was one
 * @param costliest the decisions that cost most, the dearest first
 * @param accounts one for each seat: where its result came from
 */
public record Review(List<Point> course, List<Costly> costliest, List<Account> accounts) {

    /**
     * How things stood when somebody had decided.
     *
     * @param number how many answers there had been before: the place in the replay
     * @param seat who decided
     * @param chances of each seat to win, from 0 to 1, everything hidden from the seat that decided dealt anew
     */
    public record Point(int number, int seat, List<Double> chances) {}

    /**
     * A decision after which the chance to win was smaller than after another answer.
     *
     * @param asked what was asked
     * @param because why the better answer is better, in words of the board
     * @param gain what it brings, in the game's own terms; null where that is next to nothing
     * @param cost by how much the chance to win was smaller
     * @param error how far off the cost may be: two standard errors
     */
    public record Costly(
            int number,
            int seat,
            Text asked,
            Text played,
            Text better,
            Text because,
            @Nullable Text gain,
            double cost,
            double error) {}

    /**
     * Where a seat's result came from, all in chances to win. The three parts, each measured for itself, add up to
     * {@code end - start} within the error.
     *
     * @param start what the seat could expect before anything was dealt
     * @param end its share of the victory
     * @param draws what came from deals, draws and dice
     * @param own what came from its own choices
     * @param others what came from the others' choices
     * @param error how far off the sum may be: three standard errors
     */
    public record Account(int seat, double start, double end, double draws, double own, double others, double error) {

        /** What is to be accounted for. */
        public double margin() {
            return end - start;
        }
    }
}
