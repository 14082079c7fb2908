package comptoir.bots.arena;

import comptoir.engine.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Plays games on several threads and keeps what came of them in the order of the games. */
public final class InOrder {

    private InOrder() {}

    public static <T> List<T> played(int threads, List<Callable<T>> games) {
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var futures = new ArrayList<Future<T>>();
            for (var game : games) futures.add(pool.submit(game));
            try {
                var played = new ArrayList<T>();
                for (var future : futures) played.add(future.get());
                return played;
            } catch (ExecutionException failure) {
                if (failure.getCause() instanceof BadInput wrong) throw wrong;
                throw new IllegalStateException("a game failed", failure.getCause());
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("stopped", stopped);
            } finally {
                pool.shutdownNow();
            }
        }
    }
}
