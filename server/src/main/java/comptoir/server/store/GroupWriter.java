package comptoir.server.store;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Writes for everybody: what waits is written in one transaction and flushed to disk once. On SQLite there is one such
 * thread, since several writers gain nothing and can starve each other.
 */
final class GroupWriter implements AutoCloseable {

    private static final Logger LOGGER = System.getLogger(GroupWriter.class.getName());
    private static final int MOST_AT_ONCE = 400;

    private final Jdbi jdbi;
    private final LinkedBlockingQueue<Job<?>> queue = new LinkedBlockingQueue<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Consumer<Handle> afterBegin;
    private final Consumer<Batch> beforeCommit;
    private volatile boolean closing;

    /** A piece of writing, and who waits for it. */
    private record Job<T>(Function<Batch, Part<T>> work, CompletableFuture<T> done) {}

    /** What a piece of writing comes to, once its batch has been executed. */
    interface Part<T> {
        T result();
    }

    /**
     * @param afterBegin looks whether anything may be written, first of all
     * @param beforeCommit tells others, last of all
     */
    GroupWriter(Jdbi jdbi, int threads, Consumer<Handle> afterBegin, Consumer<Batch> beforeCommit) {
        this.jdbi = jdbi;
        this.afterBegin = afterBegin;
        this.beforeCommit = beforeCommit;
        for (int i = 0; i < threads; i++)
            this.threads.add(Thread.ofPlatform().name("store-writer-" + i).start(this::run));
    }

    /** Writes something in a transaction that it may share with others. */
    <T> CompletableFuture<T> write(Function<Batch, Part<T>> work) {
        var done = new CompletableFuture<T>();
        if (closing) done.completeExceptionally(new IllegalStateException("the store is closed"));
        else queue.add(new Job<>(work, done));
        return done;
    }

    private void run() {
        var jobs = new ArrayList<Job<?>>();
        while (true) {
            Job<?> first;
            try {
                first = queue.poll(100, TimeUnit.MILLISECONDS);
            } catch (InterruptedException stop) {
                throw new IllegalStateException("nobody interrupts the store's writers", stop);
            }
            if (first == null) {
                if (closing) return;
                continue;
            }
            jobs.add(first);
            queue.drainTo(jobs, MOST_AT_ONCE - 1);
            writeAll(jobs);
            jobs.clear();
        }
    }

    private void writeAll(List<Job<?>> jobs) {
        try {
            complete(jobs);
        } catch (RuntimeException | Error failure) {
            // Whatever it is, this thread goes on, and nobody is left waiting.
            if (jobs.size() == 1) {
                jobs.getFirst().done.completeExceptionally(failure);
                return;
            }
            LOGGER.log(Level.WARNING, "a shared write failed; its parts are written one by one", failure);
            for (var job : jobs) writeAll(List.of(job));
        }
    }

    private void complete(List<Job<?>> jobs) {
        var completions = jdbi.inTransaction(handle -> {
            afterBegin.accept(handle);
            var batch = new Batch(handle);
            var parts = new ArrayList<Runnable>();
            for (var job : jobs) parts.add(prepare(job, batch));
            batch.execute();
            beforeCommit.accept(batch);
            return parts;
        });
        completions.forEach(Runnable::run);
    }

    private static <T> Runnable prepare(Job<T> job, Batch batch) {
        var part = job.work.apply(batch);
        return () -> job.done.complete(part.result());
    }

    /** Writes what still waits, then stops. */
    @Override
    public void close() {
        closing = true;
        try {
            for (var thread : threads) thread.join();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** The statements of one transaction: equal ones travel together. */
    static final class Batch {

        private final Handle handle;
        private final List<Rows.LogRow> appended = new ArrayList<>();
        private final List<Store.News> news = new ArrayList<>();
        private int[] counts = {};

        private Batch(Handle handle) {
            this.handle = handle;
        }

        Handle handle() {
            return handle;
        }

        /** Adds a row of history; whether it went in is known once the batch has been executed. */
        Part<Boolean> append(Rows.LogRow row) {
            int place = appended.size();
            appended.add(row);
            return () -> counts[place] == 1;
        }

        /** Adds a row of history now. */
        boolean appendNow(Rows.LogRow row) {
            return Sql.append(handle, List.of(row))[0] == 1;
        }

        void tell(Store.News word) {
            news.add(word);
        }

        List<Store.News> news() {
            return news;
        }

        private void execute() {
            if (appended.isEmpty()) return;
            counts = Sql.append(handle, appended);
        }
    }
}
