package comptoir.bots.arena;

import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.IntPredicate;

/**
 * Lets contenders play many games, on several threads. What comes of a game follows from the seed text and its number
 * alone, and results are kept in order: so they are the same on any number of threads (unless bots think by the clock).
 *
 * @param seed the seed text: game 17 of seed x has the chance of the text "x/17"
 * @param most how many decisions a game may have before it is left undecided
 */
public record Arena<P extends Position<P>>(Game<P> game, Setup setup, String seed, int threads, int most) {

    /** Random games of some card sets do not end. */
    public static final int MOST_DECISIONS = 20_000;

    /** A series of games. */
    public record Series(List<Contender> contenders, int games) {}

    /**
     * Which games are to be played here.
     *
     * @param wanted by their numbers, whether they are
     * @param known those that were played before, by their numbers: they are not played again
     */
    public record Choice(IntPredicate wanted, Map<Integer, Result> known) {
        public static final Choice ALL = new Choice(number -> true, Map.of());
    }

    /** The results of each series; the games are numbered through all of them. */
    public List<List<Result>> play(List<Series> series, Consumer<Result> played) {
        return play(series, Choice.ALL, played);
    }

    /**
     * The results of each series, as far as they were wanted.
     *
     * @param played hears of each game that was played here, while it still has its log
     */
    public List<List<Result>> play(List<Series> series, Choice choice, Consumer<Result> played) {
        var games = new ArrayList<Callable<Result>>();
        var places = new ArrayList<Integer>();
        int number = 0;
        for (int place = 0; place < series.size(); place++) {
            var each = series.get(place);
            var seating = Seating.of(setup, each.contenders.size());
            for (int round = 0; round < each.games; round++, number++) {
                if (!choice.wanted.test(number)) continue;
                places.add(place);
                var known = choice.known.get(number);
                var bout = new Bout.Sheet<>(game, setup, seating, each.contenders, most, seed, round, number);
                games.add(known != null ? () -> known : () -> play(bout, played));
            }
        }
        var results = series.stream()
                .map(each -> (List<Result>) new ArrayList<Result>())
                .toList();
        var all = InOrder.played(threads, games);
        for (int i = 0; i < all.size(); i++) results.get(places.get(i)).add(all.get(i));
        return results;
    }

    /** One game, by its number. */
    public Result play(List<Series> series, int number) {
        int round = number;
        for (var each : series) {
            if (round < each.games) {
                var seating = Seating.of(setup, each.contenders.size());
                var bout = new Bout.Sheet<>(game, setup, seating, each.contenders, most, seed, round, number);
                return new Bout<>(bout, null).play();
            }
            round -= each.games;
        }
        throw new IllegalArgumentException("there is no game " + number);
    }

    /** A log is long, and many games have many: whoever wants one takes it at once. */
    private static <P extends Position<P>> Result play(Bout.Sheet<P> bout, Consumer<Result> played) {
        var result = new Bout<>(bout, null).play();
        played.accept(result);
        return result.withoutLog();
    }
}
