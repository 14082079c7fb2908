package comptoir.server.store;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * The homes of tables on a PostgreSQL that several servers share. Each server has one lease, however many tables it has, and
 * renews it every second by the database's clock. Whoever finds a lease that has lapsed strikes its server off, and all its
 * tables are free.
 *
 * <p>Everything a server writes is written only while it is on the list: each transaction looks, with a lock that striking
 * off has to wait for. So a server that was silent and comes back, not knowing that its tables are others' now, writes
 * nothing. It finds out at its next renewal, forgets its tables, and enrolls as a new one.
 */
final class Leases implements Homes {

    private static final Logger LOGGER = System.getLogger(Leases.class.getName());
    static final Duration LEASE = Duration.ofSeconds(5);

    /** How often a server renews its own lease, and looks at those of the others. */
    static final Duration RENEWED = Duration.ofSeconds(1);

    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final Jdbi jdbi;
    private final GroupWriter writer;
    private final CountDownLatch enrolled = new CountDownLatch(1);
    private final List<Consumer<Set<String>>> watching = new CopyOnWriteArrayList<>();
    private volatile @Nullable String self;
    private volatile boolean closing;
    private @Nullable Thread renewing;

    Leases(Jdbi jdbi, GroupWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    @Override
    public void enroll(String address, Runnable lost, Consumer<List<String>> freed) {
        enroll(address);
        enrolled.countDown();
        renewing = Thread.ofPlatform().daemon().name("lease").start(() -> renew(address, lost, freed));
    }

    private void enroll(String address) {
        var id = UUID.randomUUID().toString();
        jdbi.useHandle(handle -> handle.createUpdate("INSERT INTO server (id, address, until)"
                        + " VALUES (?, ?, now() + ? * interval '1 millisecond')")
                .bind(0, id)
                .bind(1, address)
                .bind(2, LEASE.toMillis())
                .execute());
        self = id;
    }

    private void renew(String address, Runnable lost, Consumer<List<String>> freed) {
        while (!closing) {
            try {
                Thread.sleep(RENEWED);
                var free = strikeOff();
                if (!free.isEmpty()) freed.accept(free);
                tellWhoIsThere();
                if (isRenewed() || closing) continue;
                LOGGER.log(Level.WARNING, "this server was silent for too long: others have its tables now");
                lost.run();
                enroll(address);
            } catch (InterruptedException stop) {
                return;
            } catch (RuntimeException | Error fault) {
                // The database may be gone for a while: nobody else can write either.
                if (!closing) LOGGER.log(Level.WARNING, "the lease could not be renewed; trying again", fault);
            }
        }
    }

    @Override
    public void watch(Consumer<Set<String>> listener) {
        watching.add(listener);
    }

    private void tellWhoIsThere() {
        var there = jdbi.withHandle(handle ->
                handle.createQuery("SELECT id FROM server").mapTo(String.class).set());
        watching.forEach(listener -> listener.accept(there));
    }

    private boolean isRenewed() {
        return jdbi.withHandle(handle -> handle.createUpdate(
                                "UPDATE server SET until = now() + ? * interval '1 millisecond' WHERE id = ?")
                        .bind(0, LEASE.toMillis())
                        .bind(1, self)
                        .execute())
                == 1;
    }

    /**
     * Those that have not renewed their leases are no more; their tables go with them.
     *
     * @return those of the tables that have to be looked after
     */
    private List<String> strikeOff() {
        return jdbi.inTransaction(handle -> {
            var silent = handle.createQuery(
                            "SELECT id FROM server WHERE until < now() AND id <> ? FOR UPDATE SKIP LOCKED")
                    .bind(0, self)
                    .mapTo(String.class)
                    .list();
            if (silent.isEmpty()) return List.of();
            LOGGER.log(Level.WARNING, "{0} servers fell silent; their tables are free", silent.size());
            var free = handle.createQuery("SELECT id FROM home JOIN game_table ON id = table_id"
                            + " WHERE server = ANY(?) AND tended = 1 AND status = 'playing'")
                    .bindByType(0, silent.toArray(String[]::new), String[].class)
                    .mapTo(String.class)
                    .list();
            handle.createUpdate("DELETE FROM server WHERE id = ANY(?)")
                    .bindByType(0, silent.toArray(String[]::new), String[].class)
                    .execute();
            return free;
        });
    }

    /** Holds up whoever would strike this server off until the transaction is over; fails where that has happened. */
    void guard(Handle handle) {
        var id = self;
        if (id == null) return;
        boolean listed = handle.createQuery("SELECT 1 FROM server WHERE id = ? FOR KEY SHARE")
                .bind(0, id)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
        if (!listed) throw new IllegalStateException("others have this server's tables now: nothing is written");
    }

    @Override
    public Home claim(String table) {
        awaitEnrolling();
        var claimed = writer.<Home>write(batch -> {
            batch.handle()
                    .createUpdate("INSERT INTO home (table_id, server) SELECT id, ? FROM game_table WHERE id = ?"
                            + " ON CONFLICT DO NOTHING")
                    .bind(0, self)
                    .bind(1, table)
                    .execute();
            var home = of(batch.handle(), table);
            return () -> home;
        });
        try {
            return claimed.join();
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
        }
    }

    @Override
    public Home of(String table) {
        awaitEnrolling();
        return jdbi.withHandle(handle -> of(handle, table));
    }

    private Home of(Handle handle, String table) {
        var own = self;
        return handle.createQuery("SELECT server.id, server.address FROM home JOIN server ON server.id = home.server"
                        + " WHERE table_id = ?")
                .bind(0, table)
                .map((row, context) ->
                        row.getString(1).equals(own) ? Home.HERE : new Home(false, row.getString(1), row.getString(2)))
                .findOne()
                .orElse(Home.HERE);
    }

    /** At the very start of a server people may be quicker than it is. */
    private void awaitEnrolling() {
        try {
            if (!enrolled.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS))
                throw new IllegalStateException("this server is not enrolled yet");
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void release(Collection<String> tables) {
        if (tables.isEmpty()) return;
        jdbi.useHandle(handle -> handle.createUpdate("DELETE FROM home WHERE server = ? AND table_id = ANY(?)")
                .bind(0, self)
                .bindByType(1, List.copyOf(tables).toArray(String[]::new), String[].class)
                .execute());
    }

    @Override
    public void close() {
        closing = true;
        var id = self;
        if (renewing != null) renewing.interrupt();
        if (id == null) return;
        try {
            jdbi.useHandle(handle -> handle.createUpdate("DELETE FROM server WHERE id = ?")
                    .bind(0, id)
                    .execute());
        } catch (RuntimeException gone) {
            LOGGER.log(Level.DEBUG, "the database has gone first", gone);
        }
    }
}
