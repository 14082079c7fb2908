package comptoir.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import comptoir.engine.BadInput;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.postgresql.PGConnection;

/**
 * Shared by several servers. What one of them changes at another's table that one hears of by NOTIFY, which is part of the
 * transaction it tells of. It is rare: who has a table at home tells nobody, since nobody else has it in memory, and
 * PostgreSQL lets transactions that tell something commit one after the other only.
 */
public final class PostgresStore extends SqlStore {

    private static final Logger LOGGER = System.getLogger(PostgresStore.class.getName());
    private static final String CHANNEL = "comptoir";
    private static final int WRITERS = 2;
    private static final int READERS = 6;
    private static final int LONGEST_NOTICE = 7000;
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    /** Names this server in what it tells, so that it does not listen to itself. */
    private final String self = UUID.randomUUID().toString().substring(0, 8);

    private final List<Consumer<News>> listeners = new CopyOnWriteArrayList<>();
    private final AtomicLong told = new AtomicLong();
    private final Leases leases;
    private final Thread listening;
    private final CountDownLatch listeningBegan = new CountDownLatch(1);
    private volatile boolean closing;

    public PostgresStore(String url) {
        super(source(url), "postgresql", WRITERS);
        leases = new Leases(jdbi, writer);
        listening = Thread.ofPlatform().daemon().name("store-listener").start(this::listenOn);
        awaitListening();
    }

    /** What is written before this server listens it would never hear of. */
    private void awaitListening() {
        try {
            if (listeningBegan.await(PATIENCE.toMillis() * 10, TimeUnit.MILLISECONDS)) return;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        close();
        throw new IllegalStateException("the database does not tell of other servers: LISTEN is not answered");
    }

    private static HikariDataSource source(String url) {
        var pool = new HikariConfig();
        pool.setPoolName("postgresql");
        pool.setJdbcUrl(url);
        // The writers, the readers, and the one that listens.
        pool.setMaximumPoolSize(WRITERS + READERS + 1);
        pool.addDataSourceProperty("ApplicationName", "comptoir");
        // A server that stands still in the middle of a transaction holds nobody up for longer than its lease.
        pool.setConnectionInitSql("SET idle_in_transaction_session_timeout = '4s'");
        return new HikariDataSource(pool);
    }

    @Override
    protected void beforeCommit(GroupWriter.Batch batch) {
        if (!batch.news().isEmpty()) notify(batch.handle(), batch.news());
    }

    @Override
    protected void afterBegin(Handle handle) {
        leases.guard(handle);
    }

    @Override
    public Homes homes() {
        return leases;
    }

    @Override
    public long told() {
        return told.get();
    }

    private void notify(Handle handle, List<News> news) {
        var message = new StringBuilder(self);
        for (var word : news) {
            var line = "\n" + word.table();
            if (message.length() + line.length() > LONGEST_NOTICE) {
                send(handle, message.toString());
                message = new StringBuilder(self);
            }
            message.append(line);
        }
        send(handle, message.toString());
    }

    private void send(Handle handle, String message) {
        told.incrementAndGet();
        handle.createQuery("SELECT pg_notify(?, ?)")
                .bind(0, CHANNEL)
                .bind(1, message)
                .map((row, context) -> 1)
                .one();
    }

    @Override
    public void backup(Path file) {
        throw new BadInput(
                "PostgreSQL is backed up with its own pg_dump, which runs beside the server (docs/server.md)");
    }

    @Override
    public void listen(Consumer<News> listener) {
        listeners.add(listener);
    }

    private void listenOn() {
        while (!closing) {
            try {
                jdbi.useHandle(this::hear);
            } catch (SQLException | RuntimeException | Error lost) {
                // Without this thread the server would no longer hear of others: it goes on whatever happens.
                if (closing) return;
                LOGGER.log(Level.WARNING, "the database no longer tells of other servers; trying again", lost);
                pause();
            }
        }
    }

    private void hear(Handle handle) throws SQLException {
        handle.execute("LISTEN " + CHANNEL);
        if (listeningBegan.getCount() == 0) pass(new News(News.Kind.MISSED, ""));
        listeningBegan.countDown();
        var connection = handle.getConnection().unwrap(PGConnection.class);
        while (!closing) {
            var notices = connection.getNotifications((int) PATIENCE.toMillis());
            if (notices == null) continue;
            for (var notice : notices) for (var word : read(notice.getParameter())) pass(word);
        }
        handle.execute("UNLISTEN *");
    }

    private List<News> read(String message) {
        var lines = message.split("\n", -1);
        var news = new ArrayList<News>();
        if (lines[0].equals(self)) return news;
        for (int i = 1; i < lines.length; i++) news.add(new News(News.Kind.TABLE, lines[i]));
        return news;
    }

    private void pass(News word) {
        for (var listener : listeners) {
            try {
                listener.accept(word);
            } catch (RuntimeException | Error fault) {
                LOGGER.log(Level.WARNING, "news of table " + word.table() + " could not be taken in", fault);
            }
        }
    }

    /** Its own word makes the one that listens look up, and see that it is over. */
    private void wakeListener() {
        try {
            jdbi.useHandle(handle -> notify(handle, List.of()));
        } catch (JdbiException gone) {
            LOGGER.log(Level.DEBUG, "the database has gone first", gone);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(PATIENCE);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public String engine() {
        return "postgresql";
    }

    @Override
    public void close() {
        closing = true;
        wakeListener();
        try {
            listening.join(PATIENCE.multipliedBy(3));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        super.close();
    }
}
