package comptoir.server.table;

import comptoir.server.store.Homes;
import comptoir.server.store.Rows.SittingRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Store;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** All the tables: those that live here and are in memory, and those the store has. */
public final class Lobby implements Table.Listener, AutoCloseable {

    private static final Logger LOGGER = System.getLogger(Lobby.class.getName());

    private final Store store;
    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private final List<Consumer<TurnAlert>> alerts = new CopyOnWriteArrayList<>();
    private final Map<String, Set<Integer>> alerted = new ConcurrentHashMap<>();
    private final Duration standInGrace;
    private final Chances chances;
    private final Keeper keeper;
    private final BotsAndClocks botsAndClocks;
    private final StandingAnswers standingAnswers;

    /** It is the turn of a person who does not look on: what a message to a phone or a mailbox would hang on. */
    public record TurnAlert(String table, int seat, String person, int number) {}

    /**
     * @param botMillis how long a bot may think about a move
     * @param standInGrace how long somebody who was cut off has to come back before a bot may stand in
     */
    public Lobby(Store store, int botMillis, Duration standInGrace, Chances chances) {
        this.store = store;
        this.standInGrace = standInGrace;
        this.chances = chances;
        this.keeper = new Keeper(this);
        this.botsAndClocks = new BotsAndClocks(this, store, chances.budget(botMillis));
        this.standingAnswers = new StandingAnswers(this, store);
        store.listen(this::heard);
    }

    /**
     * From now on tables can live here, and are looked after.
     *
     * @param address where the other servers that share the store reach this one
     */
    public void open(String address) {
        store.homes().enroll(address, this::lost, this::adopt);
        botsAndClocks.start();
        standingAnswers.look();
    }

    /** Another server is gone, and its tables with bots and clocks live here now; people's orders may wait at any. */
    private void adopt(List<String> free) {
        botsAndClocks.adopt(free);
        standingAnswers.look();
    }

    /** A person answers now. */
    public void answering(Table table, int seat) {
        standingAnswers.pondered(table, seat);
    }

    /** This server was silent for so long that others have taken its tables. */
    private void lost() {
        tables.values().removeIf(table -> {
            table.move();
            return true;
        });
    }

    /** Where bots think. */
    public Thinkers thinkers() {
        return botsAndClocks.thinkers();
    }

    /** Takes a table away for good, with all that was played and said there; whoever is there is cut off. */
    public void delete(String id) {
        if (store.table(id).isEmpty()) throw unknown(id);
        var table = tables.remove(id);
        // First in memory, so that nobody writes to it any more.
        if (table != null) table.delete();
        store.delete(id);
    }

    Duration standInGrace() {
        return standInGrace;
    }

    Chances chances() {
        return chances;
    }

    public Store store() {
        return store;
    }

    /** The tables in memory. */
    public Collection<Table> loaded() {
        return tables.values();
    }

    public void onTurn(Consumer<TurnAlert> listener) {
        alerts.add(listener);
    }

    /** A table that lives here, or can from now on; it stays in memory for a while. */
    public Table table(String id) {
        while (true) {
            var table = tables.computeIfAbsent(id, this::load);
            if (table.use()) return table;
            tables.remove(id, table);
        }
    }

    /** A table where it is in memory; it is not loaded for this. */
    public @Nullable Table inMemory(String id) {
        return tables.get(id);
    }

    /** A table to look at, or to change what is agreed there, wherever it lives: it does not move for that. */
    public Table visit(String id) {
        var own = tables.get(id);
        if (own != null && own.use()) return own;
        if (!Secrets.isId(id)) throw unknown(id);
        if (store.homes().of(id).here()) return table(id);
        var row = store.table(id).orElseThrow(() -> unknown(id));
        return new Table(TableDoc.read(row), store, VISITOR);
    }

    /** Where a table lives. */
    public Homes.Home home(String id) {
        return tables.containsKey(id) || !Secrets.isId(id)
                ? Homes.Home.HERE
                : store.homes().of(id);
    }

    private static final Table.Listener VISITOR = new Table.Listener() {
        @Override
        public void changed(Table table, boolean madeHere) {}

        @Override
        public void looked(Table table) {}

        @Override
        public boolean visits() {
            return true;
        }
    };

    private Table load(String id) {
        if (!Secrets.isId(id)) throw unknown(id);
        if (!store.homes().claim(id).here())
            throw new Refused(
                    Refused.Code.UNAVAILABLE, "this table has moved to another server; try again in a moment");
        var row = store.table(id).orElseThrow(() -> unknown(id));
        var table = new Table(TableDoc.read(row), store, this);
        if (table.snapshot().map(Snapshot::over).orElse(false) && table.doc().status() == Status.PLAYING)
            table.change(doc -> doc.over(table.result().orElse(null)));
        return table;
    }

    private static Refused unknown(String id) {
        return new Refused(
                Refused.Code.UNKNOWN_TABLE, "there is no table \"{0}\"", id.length() > 40 ? id.substring(0, 40) : id);
    }

    /** Puts up a table; it begins at once where nobody has to be waited for. */
    public Table create(NewTable wish, String address) {
        var doc = chances.dealt(wish.doc());
        if (!store.create(doc.row())) throw new Refused(Refused.Code.UNAVAILABLE, "try again");
        if (wish.mine() >= 0) sit(doc.places().get(wish.mine()).person(), doc.id(), wish.mine());
        var table = table(doc.id());
        table.sharer(address);
        table.change(Seating::begunIfReady);
        return table;
    }

    void sit(String person, String table, int seat) {
        if (!person.isEmpty()) store.sit(new SittingRow(person, table, seat, System.currentTimeMillis()));
    }

    @Override
    public void changed(Table table, boolean madeHere) {
        botsAndClocks.tend(table);
        standingAnswers.tend(table);
        if (madeHere && !alerts.isEmpty()) alert(table);
    }

    @Override
    public void looked(Table table) {
        var told = alerted.get(table.id());
        if (told != null) told.removeIf(table::isHere);
        botsAndClocks.tend(table);
    }

    /** Raised once: when a seat is asked while its person is away, and not again until they have come or answered. */
    private void alert(Table table) {
        table.snapshot().ifPresent(snapshot -> {
            var told = alerted.computeIfAbsent(table.id(), _ -> ConcurrentHashMap.newKeySet());
            told.removeIf(seat -> !snapshot.asked().contains(seat) || table.isHere(seat));
            for (int seat : snapshot.asked()) {
                var place = table.doc().places().get(seat);
                if (place.botPlays() || table.isHere(seat) || standingAnswers.answers(table, seat)) continue;
                if (!told.add(seat)) continue;
                var alert = new TurnAlert(table.id(), seat, place.person(), snapshot.number());
                alerts.forEach(listener -> listener.accept(alert));
            }
        });
    }

    private void heard(Store.News news) {
        if (news.kind() == Store.News.Kind.MISSED) {
            tables.values().forEach(Lobby::catchUpWithAll);
            return;
        }
        var table = tables.get(news.table());
        if (table == null) return;
        catchUp(table);
        if (table.isDeleted()) tables.remove(table.id(), table);
    }

    /** A table that cannot be read leaves the others alone. */
    private static void catchUpWithAll(Table table) {
        try {
            catchUp(table);
        } catch (RuntimeException | Error fault) {
            LOGGER.log(Level.WARNING, "what was missed at table " + table.id() + " could not be read", fault);
        }
    }

    private static void catchUp(Table table) {
        try {
            table.catchUp();
        } catch (Table.Closed gone) {
            LOGGER.log(Level.DEBUG, "table {0} has left memory", table.id());
        }
    }

    /** Lets go of tables that nobody has looked at since. */
    void letGo(long idleSince) {
        for (var id : List.copyOf(tables.keySet()))
            // In one step: whoever comes for it meanwhile waits, and takes it home anew.
            tables.computeIfPresent(id, (_, table) -> {
                if (botsAndClocks.needs(table) || standingAnswers.needs(table) || !table.close(idleSince)) return table;
                alerted.remove(id);
                store.homes().release(List.of(id));
                return null;
            });
    }

    @Override
    public void close() {
        botsAndClocks.close();
        standingAnswers.close();
        keeper.close();
    }
}
