package comptoir.server.table;

import comptoir.server.store.Rows.Status;
import comptoir.server.store.Store;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Answers for people by the orders they have given. What others could notice (that a seat is asked, how long it takes, that
 * it answers once) is as with a person, and how long it takes is drawn before anybody looks at what the seat holds.
 */
final class StandingAnswers implements AutoCloseable {

    private static final Logger LOGGER = System.getLogger(StandingAnswers.class.getName());
    private static final int LOOKED_AT_ONCE = 200;

    private final Lobby lobby;
    private final Store store;
    private final Pondering pondering = new Pondering();
    private final Map<Place, Waiting> waiting = new ConcurrentHashMap<>();
    private final ScheduledExecutorService alarm = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("standing-answers").factory());

    private record Place(String table, int seat) {}

    /**
     * A seat that will be answered for, unless the person is faster.
     *
     * @param question what it is asked: others may answer a sealed question meanwhile
     * @param since tells this asking apart from a like one later
     */
    private record Waiting(Object question, long since) {}

    StandingAnswers(Lobby lobby, Store store) {
        this.lobby = lobby;
        this.store = store;
    }

    /** A person answers now: how long did it take? */
    void pondered(Table table, int seat) {
        table.snapshot()
                .filter(now -> now.asked().contains(seat) && now.offTurn(seat).isPresent())
                .ifPresent(_ -> {
                    waiting.remove(new Place(table.id(), seat));
                    pondering.pondered(
                            System.currentTimeMillis() - table.clock().since());
                });
    }

    /** Whether an order answers what a seat is asked. */
    boolean answers(Table table, int seat) {
        return table.doc().status() == Status.PLAYING
                && !table.doc().places().get(seat).botPlays()
                && table.snapshot()
                        .map(now -> table.orders().answers(now, seat))
                        .orElse(false);
    }

    /** Whether a table has to stay in memory. */
    boolean needs(Table table) {
        return table.snapshot().stream().flatMap(now -> now.asked().stream()).anyMatch(seat -> answers(table, seat));
    }

    /** Something has changed at a table. */
    void tend(Table table) {
        var now = table.snapshot();
        if (now.isEmpty() || table.hasMoved() || table.orders().isEmpty()) return;
        if (table.doc().status() != Status.PLAYING) {
            for (int seat = 0; seat < table.doc().seats(); seat++)
                table.orders().clear(seat);
            return;
        }
        for (int seat : now.get().asked()) {
            if (table.orders().endSurprised(now.get(), seat)) table.onlookers().wake();
            if (answers(table, seat)) await(new Place(table.id(), seat), now.get(), millis(table, seat));
        }
    }

    private void await(Place place, Snapshot<?> now, long millis) {
        var next = new Waiting(now.question(place.seat()), System.nanoTime());
        var before = waiting.get(place);
        if (before != null && before.question().equals(next.question())) return;
        waiting.put(place, next);
        schedule(place, next, millis);
    }

    /** How long to wait: as people do, but never so long that a clock would run out. */
    private long millis(Table table, int seat) {
        // Nobody is there who could be told anything by it.
        if (table.isOnlyFor(seat)) return Pondering.SHORTEST;
        int perMove = table.doc().clock().perMove();
        long time = pondering.next();
        return perMove > 0 ? Math.min(time, perMove * 250L) : time;
    }

    private void schedule(Place place, Waiting next, long millis) {
        try {
            var _ = alarm.schedule(
                    () -> Thread.startVirtualThread(() -> answer(place, next)), millis, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closing) {
            LOGGER.log(Level.DEBUG, "the server stops");
        }
    }

    private void answer(Place place, Waiting due) {
        if (!waiting.remove(place, due)) return;
        var table = lobby.inMemory(place.table());
        if (table == null) return;
        try {
            var now = table.snapshot().orElseThrow();
            var option = answers(table, place.seat()) ? table.orders().answer(now, place.seat()) : OptionalInt.empty();
            if (option.isEmpty() || !now.question(place.seat()).equals(due.question())) return;
            var choice = new Choice.Option(option.getAsInt());
            table.answer(place.seat(), OwnId.ORDER.at(now.number()), now.knownTo(place.seat()), List.of(choice));
        } catch (Refused | Table.Closed overtaken) {
            LOGGER.log(Level.DEBUG, "an order at table {0} was overtaken", place.table());
            tend(table);
        } catch (RuntimeException | StackOverflowError fault) {
            LOGGER.log(Level.WARNING, "an order at table " + place.table() + " could not be carried out", fault);
        }
    }

    /** What was left unanswered when a server stopped, this one or another. */
    void look() {
        Thread.ofVirtual().name("standing-answers").start(() -> {
            var from = "";
            while (true) {
                var some = store.owners(Orders.ROOM, from, LOOKED_AT_ONCE);
                some.forEach(this::look);
                if (some.size() < LOOKED_AT_ONCE) return;
                from = some.getLast();
            }
        });
    }

    private void look(String id) {
        try {
            if (lobby.inMemory(id) != null || store.homes().of(id).here()) tend(lobby.table(id));
        } catch (RuntimeException | Error fault) {
            LOGGER.log(Level.WARNING, "the orders at table " + id + " cannot be looked after", fault);
        }
    }

    @Override
    public void close() {
        alarm.shutdownNow();
    }
}
