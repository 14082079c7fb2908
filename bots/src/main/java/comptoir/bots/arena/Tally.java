package comptoir.bots.arena;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results of many games counted together.
 *
 * @param rows the contenders in the order they were named, and after them players that run themselves
 * @param undecided games that did not end
 */
public record Tally(int games, List<Row> rows, double meanDecisions, int undecided, List<Result> forfeited) {

    /**
     * How a contender did.
     *
     * @param wins shared victories count in part
     * @param low the lower bound of the share at 95 % confidence
     * @param meanScore over the games that were played to their end; null where there was none
     */
    public record Row(
            String bot,
            int games,
            double wins,
            double share,
            double low,
            double high,
            @Nullable Double meanScore,
            double millisPerMove,
            int forfeits) {}

    public static Tally of(List<Result> results) {
        var sums = new ArrayList<Sum>();
        long decisions = 0;
        int undecided = 0;
        var forfeited = new ArrayList<Result>();
        for (var result : results) {
            decisions += result.decisions();
            if (!result.decided()) undecided++;
            if (!result.forfeits().isEmpty()) forfeited.add(result);
            add(result, sums);
        }
        return new Tally(
                results.size(),
                sums.stream().map(Sum::row).toList(),
                results.isEmpty() ? 0 : (double) decisions / results.size(),
                undecided,
                List.copyOf(forfeited));
    }

    private static void add(Result result, List<Sum> sums) {
        var seen = new ArrayList<Integer>();
        for (var player : result.players()) {
            while (sums.size() <= player.contender()) sums.add(new Sum());
            var sum = sums.get(player.contender());
            sum.bot = player.bot();
            sum.nanos += player.nanos();
            sum.moves += player.moves();
            // A contender that plays both seats of a team has won or lost one game.
            if (seen.contains(player.contender())) continue;
            seen.add(player.contender());
            sum.games++;
            sum.wins += player.win();
            if (player.score() == null) continue;
            sum.score += player.score();
            sum.scored++;
        }
        for (var forfeit : result.forfeits()) sums.get(forfeit.contender()).forfeits++;
    }

    private static final class Sum {
        private String bot = "";
        private int games;
        private double wins;
        private double score;
        private int scored;
        private long nanos;
        private long moves;
        private int forfeits;

        Row row() {
            var interval = Interval.wilson(wins, games);
            return new Row(
                    bot,
                    games,
                    wins,
                    games == 0 ? 0 : wins / games,
                    interval.low(),
                    interval.high(),
                    scored == 0 ? null : score / scored,
                    moves == 0 ? 0 : nanos / 1e6 / moves,
                    forfeits);
        }
    }
}
