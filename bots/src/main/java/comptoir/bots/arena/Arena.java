package comptoir.bots.arena;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

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
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var futures = new ArrayList<List<Future<Result>>>();
            int number = 0;
            for (var each : series) {
                var seating = Seating.of(setup, each.contenders.size());
                var games = new ArrayList<Future<Result>>();
                for (int round = 0; round < each.games; round++) {
                    int turn = round;
                    int numbered = number++;
                    games.add(pool.submit(() -> {
                        var result =
                                new Bout<>(game, setup, seating, each.contenders, most, seed, turn, numbered).play();
                        played.accept(result);
                        return result;
                    }));
                }
                futures.add(games);
            }
            try {
                return collected(futures);
            } finally {
                pool.shutdownNow();
            }
        }
    }

    private static List<List<Result>> collected(List<List<Future<Result>>> futures) {
        var results = new ArrayList<List<Result>>();
        try {
            for (var games : futures) {
                var played = new ArrayList<Result>();
                for (var game : games) played.add(game.get());
                results.add(played);
            }
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof BadInput wrong) throw wrong;
            throw new IllegalStateException("a game of the arena failed", failure.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the arena was stopped", stopped);
        }
        return results;
    }
}
