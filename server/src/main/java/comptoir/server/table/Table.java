package comptoir.server.table;

import comptoir.engine.BadInput;
import comptoir.engine.Referee;
import comptoir.engine.Seats;
import comptoir.engine.Undo;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Rows.PositionRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Store;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A table in this server's memory. One thread at a time changes it; whoever only looks reads what was last published.
 * Nothing is known to anybody before it is stored.
 */
public final class Table {

    private static final int MOST_BEHIND = 40;
    private static final Duration AT_REST = Duration.ofMillis(1500);

    private final String id;
    private final Store store;
    private final Listener listener;
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
    private final Presence presence = new Presence();
    private final Chat chat;
    private volatile TableDoc doc;
    private volatile @Nullable Match<?> match;
    private volatile @Nullable Snapshot<?> snapshot;
    private volatile ClockFace clock;
    private volatile int keptNumber;
    private volatile long lastUsed = System.currentTimeMillis();
    // Set where what is stored and what is in memory may differ: the next who comes reads it anew.
    private boolean stale;
    private boolean closed;

    /** Is told of every change: one that was made through this server, or one that was heard of. */
    interface Listener {
        void changed(Table table, boolean madeHere);

        /** Somebody has come to look on through this server, or has gone. */
        void looked(Table table);
    }

    Table(TableDoc doc, Store store, Listener listener) {
        this.id = doc.id();
        this.doc = doc;
        this.store = store;
        this.listener = listener;
        this.chat = new Chat(doc.id(), store);
        this.clock = ClockFace.still(doc.seats());
        if (doc.status() != Status.WAITING) load();
    }

    private void load() {
        var rows = store.log(id, -1);
        if (rows.isEmpty()) {
            // The table was about to begin when a server stopped: it begins now.
            begin();
            return;
        }
        Optional<PositionRow> position = store.position(id);
        var loaded = loaded(position, rows);
        keptNumber = position.map(PositionRow::number).orElse(-1);
        clock = ClockFace.of(doc.seats(), rows);
        match = loaded;
        snapshot = loaded.snapshot();
    }

    /** From the position, which any later version of the rules can read; what came after it must fit the rules of now. */
    private Match<?> loaded(Optional<PositionRow> position, List<LogRow> rows) {
        try {
            return Match.load(doc, position, rows);
        } catch (BadInput unfit) {
            throw new Refused(
                    Refused.Code.UNAVAILABLE,
                    "this game was begun under the rules " + doc.rules() + " and cannot go on under those of now: "
                            + unfit.getMessage());
        }
    }

    private void begin() {
        var begun = Match.begin(doc);
        if (!await(store.appendAndKeep(begun.firstRow(), begun.position()))) {
            load();
            return;
        }
        keptNumber = 0;
        clock = ClockFace.of(doc.seats(), List.of(begun.firstRow()));
        match = begun;
        snapshot = begun.snapshot();
    }

    public String id() {
        return id;
    }

    public TableDoc doc() {
        return doc;
    }

    public Chat chat() {
        return chat;
    }

    public ClockFace clock() {
        return clock;
    }

    /** The game as it stands; empty until it begins. */
    public Optional<Snapshot<?>> snapshot() {
        return Optional.ofNullable(snapshot);
    }

    public void watch(Watcher watcher) {
        watchers.add(watcher);
        wake();
        listener.looked(this);
    }

    public void unwatch(Watcher watcher) {
        watchers.remove(watcher);
        wake();
        listener.looked(this);
    }

    /** Whether anybody looks on from a seat, through this server or another. */
    public boolean isHere(int seat) {
        for (var watcher : watchers) if (watcher.seat() == seat) return true;
        return presence.isElsewhere(seat);
    }

    /** The seats that somebody looks on from through this server, one bit each. */
    int lookingOn() {
        int seats = 0;
        for (var watcher : watchers) if (watcher.seat() >= 0) seats |= Seats.bit(watcher.seat());
        return seats;
    }

    Presence presence() {
        return presence;
    }

    public int watchers() {
        return watchers.size();
    }

    void wake() {
        watchers.forEach(Watcher::wake);
    }

    /**
     * A seat answers, perhaps several questions at a stroke: all of them or none.
     *
     * @param messageId the sender's own name for it: what was done once is not done again
     * @param number the number that the seat saw
     * @return the number after it
     */
    public int answer(int seat, @Nullable String messageId, int number, List<Choice> choices) {
        return decide(seat, messageId, number, playing -> playing.answer(seat, messageId, choices));
    }

    /** A seat takes back its last answer by the fair rule. */
    public int takeBack(int seat, String messageId, int number) {
        return decide(seat, messageId, null, playing -> {
            if (number != playing.referee().number()) throw late(playing);
            if (playing.referee().undo(seat) instanceof Undo.Unfair(var because))
                throw new Refused(Refused.Code.UNFAIR_UNDO, "cannot be taken back: " + because.en());
            return playing.takeBack(seat, messageId, false);
        });
    }

    /** A seat takes back its last answer since the others let it. */
    int takeBackGranted(int seat, int number) {
        return decide(seat, "granted-" + number, null, playing -> {
            if (number != playing.referee().number()) throw late(playing);
            return rememberingAll(playing, seat).takeBack(seat, "granted-" + number, true);
        });
    }

    /** A game that was loaded remembers no answers before that: where one is asked for, it is replayed from its start. */
    private Match<?> rememberingAll(Match<?> playing, int seat) {
        if (playing.referee().mayAskToTakeBack(seat)) return playing;
        var replayed = loaded(Optional.empty(), store.log(id, -1));
        match = replayed;
        return replayed;
    }

    private int decide(
            int seat, @Nullable String messageId, @Nullable Integer number, Function<Match<?>, Match.Stroke> deed) {
        int reached = locked(() -> {
            var playing = playing();
            if (messageId != null) {
                var done = playing.done(seat, messageId);
                if (done.isPresent()) return done.get();
            }
            if (number != null && !playing.isCurrent(seat, number)) throw late(playing);
            var stroke = made(playing, deed);
            write(playing(), stroke);
            return stroke.row().next();
        });
        wake();
        listener.changed(this, true);
        return reached;
    }

    /** Something is said at the table. */
    public void say(int seat, String name, String text) {
        chat.say(seat, name, text);
        wake();
    }

    private static Match.Stroke made(Match<?> playing, Function<Match<?>, Match.Stroke> deed) {
        try {
            return deed.apply(playing);
        } catch (Referee.IllegalAnswer refused) {
            throw new Refused(Refused.Code.ILLEGAL_ANSWER, refused.getMessage(), refused.rule());
        } catch (BadInput wrong) {
            throw new Refused(Refused.Code.BAD_REQUEST, wrong.getMessage(), null);
        }
    }

    private void write(Match<?> playing, Match.Stroke stroke) {
        boolean stored;
        try {
            stored = stroke.keepPosition()
                    ? await(store.appendAndKeep(stroke.row(), playing.position()))
                    : await(store.append(stroke.row()));
        } catch (RuntimeException failure) {
            stroke.undo().run();
            stale = true;
            throw new Refused(Refused.Code.UNAVAILABLE, "the answer could not be stored; it may be sent again");
        }
        if (!stored) {
            // Another server was first.
            stroke.undo().run();
            catchUp(playing);
            throw late(playing);
        }
        playing.accept(stroke);
        publish(playing, stroke.row());
        if (playing.snapshot().over() && doc.status() != Status.OVER) changeDoc(now -> now.status(Status.OVER));
    }

    private void publish(Match<?> playing, LogRow row) {
        clock = clock.after(row);
        snapshot = playing.snapshot();
    }

    private static Refused late(Match<?> playing) {
        return new Refused(
                Refused.Code.LATE,
                "the game has gone on and is at number " + playing.snapshot().number());
    }

    private Match<?> playing() {
        var playing = match;
        if (playing == null) throw new Refused(Refused.Code.NOT_NOW, "the game has not begun");
        return playing;
    }

    /** Takes in what other servers have written. */
    void catchUp() {
        locked(() -> {
            store.table(id)
                    .map(TableDoc::read)
                    .filter(now -> now.version() > doc.version())
                    .ifPresent(now -> doc = now);
            var playing = match;
            if (playing != null) catchUp(playing);
            else if (doc.status() != Status.WAITING) load();
            return true;
        });
        wake();
        listener.changed(this, false);
    }

    private void catchUp(Match<?> playing) {
        try {
            for (var row : store.log(id, playing.snapshot().number())) {
                playing.follow(row);
                publish(playing, row);
            }
        } catch (BadInput unfit) {
            // A take-back across more than this server remembers: the newest position knows.
            load();
        }
    }

    /** Changes what is agreed; begins or ends the game where that follows. */
    public TableDoc change(UnaryOperator<TableDoc> change) {
        var changed = locked(() -> {
            changeDoc(change);
            if (match == null && doc.status() == Status.PLAYING) begin();
            return doc;
        });
        wake();
        listener.changed(this, true);
        return changed;
    }

    private void changeDoc(UnaryOperator<TableDoc> change) {
        for (int tries = 0; tries < 20; tries++) {
            var changed = change.apply(doc);
            if (changed.version() == doc.version()) return;
            var next = changed.version(doc.version() + 1);
            if (store.update(next.row())) {
                doc = next;
                return;
            }
            doc = TableDoc.read(store.table(id).orElseThrow());
        }
        throw new Refused(Refused.Code.UNAVAILABLE, "the table is being changed by many at once; try again");
    }

    /** Keeps the newest position, where a newer one is there than the store has. */
    boolean keep() {
        var position =
                locked(() -> match == null || keptNumber == match.snapshot().number() ? null : match.position());
        if (position == null) return false;
        await(store.keep(position));
        keptNumber = Math.max(keptNumber, position.number());
        return true;
    }

    boolean isDirty() {
        var now = snapshot;
        return now != null && now.number() != keptNumber;
    }

    /** Whether a position is due: the table has come to rest, or has gone on for long without one. */
    boolean wantsKeeping() {
        var now = snapshot;
        if (now == null || now.number() == keptNumber) return false;
        return now.number() - keptNumber >= MOST_BEHIND
                || System.currentTimeMillis() - clock.since() >= AT_REST.toMillis();
    }

    /** Somebody comes for it, and it stays for a while. @return false where it has left memory */
    boolean use() {
        lock.lock();
        try {
            lastUsed = System.currentTimeMillis();
            return !closed;
        } finally {
            lock.unlock();
        }
    }

    /** Leaves memory, unless somebody looks on or something is left to do. */
    boolean close(long idleSince) {
        lock.lock();
        try {
            if (!watchers.isEmpty() || isDirty() || lastUsed > idleSince) return false;
            closed = true;
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Reads it all anew where it may differ from what is stored. */
    private void refresh() {
        if (!stale) return;
        stale = false;
        try {
            doc = TableDoc.read(store.table(id).orElseThrow());
            if (doc.status() != Status.WAITING) load();
        } catch (RuntimeException failure) {
            stale = true;
            throw failure;
        }
    }

    private <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            if (closed) throw new Closed();
            refresh();
            lastUsed = System.currentTimeMillis();
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    private static <T> T await(CompletableFuture<T> future) {
        try {
            return Objects.requireNonNull(future.join());
        } catch (CompletionException failed) {
            throw failed.getCause() instanceof RuntimeException cause ? cause : failed;
        }
    }

    /** The table has left memory: look it up again. */
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
