package comptoir.server.table;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Games that are played again for somebody who asks: checked, brought in, looked at. They come from anywhere and may be as
 * costly as their sender likes, so they run on a thread of their own, few wait, each has a deadline, and nobody who plays
 * waits for them.
 */
public final class Replays implements AutoCloseable {

    private static final int MOST_WAITING = 32;
    private static final Duration DEADLINE = Duration.ofSeconds(10);

    /** Beyond the deadline: whoever asked is answered though the replay has not noticed yet. */
    private static final Duration MERCY = Duration.ofSeconds(2);

    private static final ScopedValue<Long> UNTIL = ScopedValue.newInstance();

    private final Duration deadline;
    private final ThreadPoolExecutor threads;

    public Replays() {
        this(DEADLINE);
    }

    Replays(Duration deadline) {
        this.deadline = deadline;
        int count = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        this.threads = new ThreadPoolExecutor(
                count,
                count,
                1,
                TimeUnit.MINUTES,
                new ArrayBlockingQueue<>(MOST_WAITING),
                Thread.ofPlatform().daemon().name("replay-", 0).factory());
    }

    /** Does a piece of work here, and waits for it. */
    public <T> T run(Callable<T> work) {
        var task = new FutureTask<>(() ->
                ScopedValue.where(UNTIL, System.nanoTime() + deadline.toNanos()).call(work::call));
        try {
            threads.execute(task);
            return task.get(deadline.plus(MERCY).multipliedBy(2).toMillis(), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException full) {
            throw new Refused(
                    Refused.Code.TOO_MANY, "{0} games wait to be played again already; ask in a moment", MOST_WAITING);
        } catch (TimeoutException | CancellationException late) {
            task.cancel(true);
            throw tooCostly();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new Refused(Refused.Code.UNAVAILABLE, "the server stops");
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof RuntimeException fault) throw fault;
            if (failed.getCause() instanceof StackOverflowError) throw tooCostly();
            throw new IllegalStateException(failed.getCause());
        }
    }

    /** To be asked between any two moves: ends a replay whose time is over. */
    public static void goOn() {
        if (!UNTIL.isBound()) return;
        if (System.nanoTime() - UNTIL.get() > 0 || Thread.currentThread().isInterrupted()) throw tooCostly();
    }

    private static Refused tooCostly() {
        return new Refused(Refused.Code.TOO_COSTLY, "this game takes too long to be played again");
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
