package comptoir.server.table;

import comptoir.engine.Budget;
import comptoir.engine.Tree;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Store;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Looks after the tables where nobody has to be waited for: bots play, and clocks run out.
 *
 * <p>Of several servers only the one does that which has the table at home.
 */
final class BotsAndClocks implements AutoCloseable {

    private static final Logger LOGGER = System.getLogger(BotsAndClocks.class.getName());
    private static final Duration CLOCK_TICK = Duration.ofMillis(250);
    private static final Duration SCAN = Duration.ofSeconds(10);
    private static final int SCANNED_AT_ONCE = 200;

    private final Lobby lobby;
    private final Store store;
    private final Budget budget;
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();
    private final Set<String> unopened = ConcurrentHashMap.newKeySet();
    private final Map<String, Integer> failures = new ConcurrentHashMap<>();
    private final Thinking thinking = new Thinking();
    private final Thinkers thinkers;
    private String scannedTo = "";
    private final ScheduledExecutorService ticks = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("bots-and-clocks").factory());

    BotsAndClocks(Lobby lobby, Store store, Budget budget) {
        this.lobby = lobby;
        this.store = store;
        this.budget = budget;
        int cores = Runtime.getRuntime().availableProcessors();
        this.thinkers = new Thinkers(Math.max(1, cores - 1));
    }

    Thinkers thinkers() {
        return thinkers;
    }

    void start() {
        var _ = ticks.scheduleWithFixedDelay(
                this::tick, CLOCK_TICK.toMillis(), CLOCK_TICK.toMillis(), TimeUnit.MILLISECONDS);
        // What was left undone when a server stopped, this one or another.
        var _ = ticks.scheduleWithFixedDelay(this::scan, 0, SCAN.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Whether a table has to stay in memory: a clock runs, or a bot is about to play. */
    boolean needs(Table table) {
        return table.doc().status() == Status.PLAYING
                && (table.doc().clock().runs() || due(table).isPresent());
    }

    /** Something has changed at a table. */
    void tend(Table table) {
        if (due(table).isPresent()) think(table);
    }

    private void schedule(Runnable work, int millis) {
        try {
            var _ = ticks.schedule(work, millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closing) {
            LOGGER.log(Level.DEBUG, "the server stops");
        }
    }

    private void think(Table table) {
        if (!waiting.add(table.id())) return;
        thinkers.think(urgency(table), table.sharer(), () -> {
            waiting.remove(table.id());
            play(table);
        });
    }

    /** A person who looks on comes first; a table of bots alone is played while somebody watches, after all others. */
    private static Thinkers.Urgency urgency(Table table) {
        if (!hasPersons(table)) return Thinkers.Urgency.WATCHED;
        return table.onlookers().anySeat() ? Thinkers.Urgency.AWAITED : Thinkers.Urgency.LATER;
    }

    private static boolean hasPersons(Table table) {
        return table.doc().places().stream().anyMatch(SeatDoc::isPersons);
    }

    private void play(Table table) {
        var seat = due(table);
        var snapshot = table.snapshot();
        if (seat.isEmpty() || snapshot.isEmpty()) return;
        guarded(table, () -> play(table, snapshot.get(), seat.getAsInt()));
    }

    private void guarded(Table table, Runnable work) {
        try {
            work.run();
            failures.remove(table.id());
        } catch (Refused refused) {
            // Somebody else answered meanwhile: look again.
            if (refused.code() == Refused.Code.LATE) tend(table);
            else retry(table, refused);
        } catch (Table.Closed gone) {
            LOGGER.log(Level.DEBUG, "table {0} has left memory", table.id());
        } catch (RuntimeException | StackOverflowError fault) {
            retry(table, fault);
        }
    }

    private void play(Table table, Snapshot<?> snapshot, int seat) {
        var doc = table.doc();
        long seed = (doc.seed() + snapshot.number()).hashCode() * 0x9E3779B97F4A7C15L;
        boolean failing = failures.getOrDefault(table.id(), 0) > 2;
        if (!doc.places().get(seat).botPlays()) {
            var level = failing ? Bots.RANDOM : Seating.level(doc);
            var setup = snapshot.game().setup(doc.seats(), Tree.of("options", doc.options()));
            var whole = WholeChoice.of(snapshot, setup, seat, level, budget, seed);
            table.answer(seat, OwnId.TIME_UP.at(snapshot.number()), snapshot.knownTo(seat), whole);
            return;
        }
        var level = failing ? Bots.RANDOM : doc.places().get(seat).level();
        long start = System.nanoTime();
        var advice = Bots.advise(snapshot, seat, level, budget, seed);
        long millis = (System.nanoTime() - start) / 1_000_000;
        boolean chose = snapshot.options(seat) > 1;
        if (chose) thinking.thought(level, millis);
        long pause = chose || Seating.others(doc, seat).isEmpty() ? 0 : thinking.like(level) - millis;
        if (pause <= 0) answer(table, snapshot, seat, advice.option());
        else
            schedule(
                    () -> Thread.startVirtualThread(
                            () -> guarded(table, () -> answer(table, snapshot, seat, advice.option()))),
                    (int) pause);
    }

    private static void answer(Table table, Snapshot<?> snapshot, int seat, int option) {
        var choice = List.<Choice>of(new Choice.Option(option));
        table.answer(seat, OwnId.BOT.at(snapshot.number()), snapshot.knownTo(seat), choice);
    }

    /** A bot that fails is asked again, later each time; in the end chance plays for it, so that the others can go on. */
    private void retry(Table table, Throwable fault) {
        int failed = failures.merge(table.id(), 1, Integer::sum);
        LOGGER.log(Level.WARNING, "the bot at table " + table.id() + " failed", fault);
        if (failed > 10 || table.hasMoved()) return;
        schedule(() -> think(table), 200 << Math.min(failed, 6));
    }

    /** A seat that is asked and for which a bot answers, its own or since the time is over. */
    private static OptionalInt due(Table table) {
        var doc = table.doc();
        var snapshot = table.snapshot();
        if (doc.status() != Status.PLAYING || snapshot.isEmpty() || table.hasMoved()) return OptionalInt.empty();
        if (!hasPersons(table) && table.watchers() == 0) return OptionalInt.empty();
        long now = System.currentTimeMillis();
        for (int seat : snapshot.get().asked())
            if (doc.places().get(seat).botPlays() || table.clock().isOut(seat, doc.clock(), now))
                return OptionalInt.of(seat);
        return OptionalInt.empty();
    }

    private void tick() {
        try {
            for (var table : lobby.loaded())
                if (table.doc().clock().runs() && due(table).isPresent()) think(table);
        } catch (RuntimeException | Error fault) {
            LOGGER.log(Level.WARNING, "the clocks could not be looked at", fault);
        }
    }

    private void scan() {
        try {
            // A part of them at a time: a server with many tables starts as quickly as one with few.
            var some = store.tended(scannedTo, SCANNED_AT_ONCE);
            some.forEach(this::scan);
            scannedTo = some.size() < SCANNED_AT_ONCE ? "" : some.getLast();
        } catch (RuntimeException | Error fault) {
            LOGGER.log(Level.WARNING, "the tables of bots could not be looked at", fault);
        }
    }

    /** Tables whose server is gone live here from now on. */
    void adopt(List<String> free) {
        Thread.ofVirtual().name("adopting").start(() -> free.forEach(this::scan));
    }

    /** A table that cannot be opened leaves the others alone; it is spoken of once. */
    private void scan(String id) {
        try {
            if (lobby.inMemory(id) == null && !store.homes().of(id).here()) return;
            tend(lobby.table(id));
            unopened.remove(id);
        } catch (RuntimeException | Error fault) {
            if (unopened.add(id)) LOGGER.log(Level.WARNING, "table " + id + " cannot be looked after", fault);
        }
    }

    @Override
    public void close() {
        ticks.shutdownNow();
        thinkers.close();
    }
}
