package comptoir.bots.arena;

import comptoir.engine.Log;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What came of one game.
 *
 * @param fate the seed text of its chance
 * @param players those in the seats, and after them those that run themselves
 * @param decided whether it came to an end before the longest game allowed
 * @param log how it went, where somebody forfeited it
 */
public record Result(
        int number,
        String fate,
        List<Player> players,
        int decisions,
        boolean decided,
        List<Forfeited> forfeits,
        @Nullable Log log) {

    /** The same game with its contenders numbered otherwise. */
    public Result renumbered(IntUnaryOperator numbers) {
        return new Result(
                number,
                fate,
                players.stream().map(player -> player.renumbered(numbers)).toList(),
                decisions,
                decided,
                forfeits.stream().map(forfeit -> forfeit.renumbered(numbers)).toList(),
                log);
    }

    public Result withLog(@Nullable Log other) {
        return new Result(number, fate, players, decisions, decided, forfeits, other);
    }

    public Result withoutLog() {
        return log == null ? this : withLog(null);
    }

    /**
     * One who played.
     *
     * @param contender which of the contenders; beyond them, one that runs itself
     * @param win 1 for a victory, a share of it where it was shared
     * @param score null where the game was not played to its end
     * @param moves the decisions it had to think about
     */
    public record Player(
            int contender, String bot, double win, @Nullable Double score, long nanos, int moves) {
        private Player renumbered(IntUnaryOperator numbers) {
            return new Player(numbers.applyAsInt(contender), bot, win, score, nanos, moves);
        }
    }

    /** A contender that gave the game away, and what it did. */
    public record Forfeited(int contender, String bot, int seat, String what) {
        private Forfeited renumbered(IntUnaryOperator numbers) {
            return new Forfeited(numbers.applyAsInt(contender), bot, seat, what);
        }
    }
}
