package comptoir.bots.arena;

import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Stream;

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

    /** The results of each series; the games are numbered through all of them. */
    public List<List<Result>> play(List<Series> series, Consumer<Result> played) {
        var games = new ArrayList<Callable<Result>>();
        for (var each : series) {
            var seating = Seating.of(setup, each.contenders.size());
            for (int round = 0; round < each.games; round++) {
                var bout = new Bout.Sheet<>(game, setup, seating, each.contenders, most, seed, round, games.size());
                games.add(() -> {
                    var result = new Bout<>(bout, null).play();
                    played.accept(result);
                    return result;
                });
            }
        }
        var results = InOrder.played(threads, games).iterator();
        return series.stream()
                .map(each -> Stream.generate(results::next).limit(each.games).toList())
                .toList();
    }
}
