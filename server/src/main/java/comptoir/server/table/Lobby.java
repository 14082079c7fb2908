package comptoir.server.table;

import comptoir.server.store.Rows.SittingRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Store;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** All the tables: those in memory, and those the store has. */
public final class Lobby implements Table.Listener, AutoCloseable {

    private static final Logger LOGGER = System.getLogger(Lobby.class.getName());

    /** Asks the other servers who looks on there. */
    private static final String WHO = "who";

    private final Store store;
    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private final List<Consumer<TurnAlert>> alerts = new CopyOnWriteArrayList<>();
    private final Duration standInGrace;
    private final Chances chances;
    private final Keeper keeper;
    private final BotsAndClocks botsAndClocks;

    /** Names this server to the others that share the store. */
    private final String self = Secrets.id();

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
        store.listen(this::heard);
        botsAndClocks.start();
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

    /** A table, from memory or from the store; it stays in memory for a while. */
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

    private Table load(String id) {
        if (id.length() > 40) throw unknown(id);
        var row = store.table(id).orElseThrow(() -> unknown(id));
        var table = new Table(TableDoc.read(row), store, this);
        if (table.snapshot().map(Snapshot::over).orElse(false) && table.doc().status() == Status.PLAYING)
            table.change(doc -> doc.over(table.result().orElse(null)));
        tell(List.of(new Store.News(Store.News.Kind.PRESENCE, id, WHO)));
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
        botsAndClocks.tend(table, madeHere);
        if (madeHere && !alerts.isEmpty()) alert(table);
    }

    @Override
    public void looked(Table table) {
        botsAndClocks.tend(table, true);
        tell(List.of(presence(table)));
    }

    /** Tells the other servers again who looks on here, and forgets those that have fallen silent. */
    void repeatPresence() {
        var news = new ArrayList<Store.News>();
        for (var table : tables.values()) {
            if (table.onlookers().seats() != 0) news.add(presence(table));
            if (table.onlookers().elsewhere().forget()) table.onlookers().wake();
        }
        if (!news.isEmpty()) tell(news);
    }

    private Store.News presence(Table table) {
        return new Store.News(
                Store.News.Kind.PRESENCE,
                table.id(),
                self + " " + table.onlookers().seats());
    }

    private void tell(List<Store.News> news) {
        try {
            store.tell(news);
        } catch (RuntimeException failure) {
            // It is said again in a while.
            LOGGER.log(Level.DEBUG, "the other servers could not be told who is here", failure);
        }
    }

    private void heard(Table table, String presence) {
        if (presence.equals(WHO)) {
            if (table.onlookers().seats() != 0) looked(table);
            return;
        }
        var words = presence.split(" ", 2);
        table.onlookers().elsewhere().hear(words[0], Integer.parseInt(words[1]));
        table.onlookers().wake();
    }

    private void alert(Table table) {
        table.snapshot().ifPresent(snapshot -> {
            for (int seat : snapshot.asked()) {
                var place = table.doc().places().get(seat);
                if (place.botPlays() || table.isHere(seat)) continue;
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
        switch (news.kind()) {
            case LOG, TABLE -> {
                catchUp(table);
                if (table.isDeleted()) tables.remove(table.id(), table);
            }
            case CHAT -> hearChat(table);
            case PRESENCE -> heard(table, news.detail());
            case MISSED -> throw new IllegalStateException("is about no table");
        }
    }

    /** A table that cannot be read leaves the others alone. */
    private static void catchUpWithAll(Table table) {
        try {
            catchUp(table);
            hearChat(table);
        } catch (RuntimeException fault) {
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

    private static void hearChat(Table table) {
        table.chat().catchUp();
        table.onlookers().wake();
    }

    /** Lets go of tables that nobody has looked at since. */
    void letGo(long idleSince) {
        tables.values().removeIf(table -> !botsAndClocks.needs(table) && table.close(idleSince));
    }

    @Override
    public void close() {
        botsAndClocks.close();
        keeper.close();
    }
}
