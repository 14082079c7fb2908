package comptoir.server.table;

import comptoir.engine.BadInput;
import comptoir.engine.IllegalAnswer;
import comptoir.engine.Seats;
import comptoir.engine.Undo;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Store;
import java.util.List;
import java.util.Optional;
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

    /** The ids of what the server itself decides begin so; no client's may. */
    public static final String OWN_IDS = OwnId.SIGN;

    private final String id;
    private final Store store;
    private final Listener listener;
    private final ReentrantLock lock = new ReentrantLock();
    private final Onlookers onlookers;
    private final Chat chat;
    private final Course course;
    private final Orders orders;
    private volatile TableDoc doc;
    private volatile String sharer;
    private volatile boolean deleted;
    private volatile long lastUsed = System.currentTimeMillis();
    // Set where what is stored and what is in memory may differ: the next who comes reads it anew.
    private boolean stale;
    private boolean closed;
    private volatile boolean moved;

    /** Is told of every change. */
    interface Listener {
        void changed(Table table, boolean madeHere);

        /** Somebody has come to look on, or has gone. */
        void looked(Table table);

        /** Whether the table is only visited: another server has it at home. */
        default boolean visits() {
            return false;
        }
    }

    Table(TableDoc doc, Store store, Listener listener) {
        this.id = doc.id();
        this.doc = doc;
        this.store = store;
        this.listener = listener;
        this.chat = new Chat(doc.id(), store);
        this.orders = new Orders(doc.id(), store);
        this.sharer = doc.id();
        this.onlookers = new Onlookers(doc.seats());
        this.course = new Course(doc, store, chat);
    }

    public String id() {
        return id;
    }

    public TableDoc doc() {
        return doc;
    }

    /** Who shares the bots' time with others: the address that put it up, as far as this server knows. */
    String sharer() {
        return sharer;
    }

    void sharer(String address) {
        sharer = address;
    }

    /** Whether nobody else has a seat. */
    public boolean isOnlyFor(int seat) {
        return Seating.others(doc, seat).isEmpty();
    }

    /** Whether the table is no more. */
    public boolean isDeleted() {
        return deleted;
    }

    /** Whether it lives at another server now. */
    boolean hasMoved() {
        return moved;
    }

    /** Another server has it at home now: nothing is done here any more, and whoever looks on goes there. */
    void move() {
        lock.lock();
        try {
            moved = true;
            closed = true;
        } finally {
            lock.unlock();
        }
        onlookers.moved();
    }

    /** The table is no more: who looks on is told, and nobody can do anything. */
    void delete() {
        lock.lock();
        try {
            deleted = true;
            closed = true;
        } finally {
            lock.unlock();
        }
        onlookers.wake();
    }

    public Chat chat() {
        return chat;
    }

    public Orders orders() {
        return orders;
    }

    /** A seat orders how it answers while others have the turn, or takes that back; nobody else is told. */
    public void order(int seat, Orders.Wish wish) {
        var way = wish.way();
        if (way == null) orders.takeBack(seat, wish.about());
        else orders.give(seat, Orders.checked(this, seat, wish, way));
        onlookers.wake();
        listener.changed(this, false);
    }

    public ClockFace clock() {
        return course.clock();
    }

    /** The clock as a viewer may see it. */
    public ClockFace clock(int viewer) {
        return course.clock(viewer);
    }

    /** The game as it stands; empty until it begins. */
    public Optional<Snapshot<?>> snapshot() {
        return course.snapshot();
    }

    /** How the game ended; empty while it has not. */
    public Optional<TableDoc.Result> result() {
        if (doc.result() != null) return Optional.ofNullable(doc.result());
        return snapshot().filter(Snapshot::over).map(Snapshot::result);
    }

    public void watch(Watcher watcher) {
        onlookers.add(watcher);
        onlookers.wake();
        listener.looked(this);
    }

    public void unwatch(Watcher watcher) {
        onlookers.remove(watcher);
        onlookers.wake();
        listener.looked(this);
    }

    /** Whether anybody looks on from a seat. */
    public boolean isHere(int seat) {
        return onlookers.isHere(seat);
    }

    public int watchers() {
        return onlookers.count();
    }

    Onlookers onlookers() {
        return onlookers;
    }

    /**
     * A seat answers, perhaps several questions at a stroke: all of them or none.
     *
     * @param messageId the sender's own name for it: what was done once is not done again
     * @param number the number that the seat saw, as it counts
     * @return the number after it
     */
    public int answer(int seat, @Nullable String messageId, int number, List<Choice> choices) {
        return decide(seat, messageId, number, playing -> playing.answer(seat, messageId, choices));
    }

    /** A seat takes back its last choice by the fair rule: all the answers it was made of, or the latest of them. */
    public int takeBack(int seat, String messageId, int number, boolean whole) {
        return decide(seat, messageId, null, playing -> {
            if (number != playing.snapshot().knownTo(seat)) throw late(playing, seat);
            if (playing.snapshot().undo().get(seat) instanceof Undo.Unfair(var because))
                throw new Refused(Refused.Code.UNFAIR_UNDO, "cannot be taken back: {0}", because);
            return playing.takeBack(seat, messageId, false, whole);
        });
    }

    /**
     * A seat takes back its last choice since the others let it, or since there are no others.
     *
     * @param number the number that everybody knew of when it was asked for
     */
    int takeBackGranted(int seat, int number, OwnId why) {
        var id = why.at(snapshot().map(Snapshot::number).orElse(0));
        return decide(seat, id, null, playing -> {
            if (number != playing.snapshot().knownTo(Seats.SPECTATOR)) throw late(playing, seat);
            if (playing.snapshot().over()) throw new Refused(Refused.Code.NOT_NOW, "the game is over");
            return course.rememberingAll(doc, playing, seat).takeBack(seat, id, true, true);
        });
    }

    private int decide(
            int seat, @Nullable String messageId, @Nullable Integer number, Function<Match<?>, Match.Stroke> deed) {
        int reached = locked(() -> {
            var playing = playing();
            if (messageId != null) {
                var done = playing.done(seat, messageId);
                if (done.isPresent()) return playing.snapshot().counted(seat, done.get());
            }
            if (number != null && !playing.isCurrent(seat, number)) throw late(playing, seat);
            var stroke = made(playing, deed);
            write(playing(), seat, stroke);
            return playing().snapshot().counted(seat, stroke.row().next());
        });
        onlookers.wake();
        listener.changed(this, true);
        return reached;
    }

    /** Something is said at the table. */
    public void say(int seat, String name, String text) {
        chat.say(seat, name, text);
        onlookers.wake();
    }

    private static Match.Stroke made(Match<?> playing, Function<Match<?>, Match.Stroke> deed) {
        try {
            return deed.apply(playing);
        } catch (IllegalAnswer refused) {
            throw Refused.wrong(Refused.Code.ILLEGAL_ANSWER, refused);
        } catch (BadInput wrong) {
            throw Refused.wrong(Refused.Code.BAD_REQUEST, wrong);
        }
    }

    private void write(Match<?> playing, int seat, Match.Stroke stroke) {
        boolean stored;
        try {
            stored = course.write(doc, playing, stroke);
        } catch (RuntimeException failure) {
            stale = true;
            throw new Refused(Refused.Code.UNAVAILABLE, "the answer could not be stored; it may be sent again");
        }
        if (!stored) throw late(playing, seat);
        if (playing.snapshot().over() && doc.status() != Status.OVER) changeDoc(now -> now.over(result().orElse(null)));
    }

    /** Says no more than the seat may know: how long another's half-made choice is, nobody learns. */
    private static Refused late(Match<?> playing, int seat) {
        return new Refused(
                Refused.Code.LATE,
                "the game has gone on and is at number {0}",
                playing.snapshot().knownTo(seat));
    }

    private Match<?> playing() {
        var playing = course.match();
        if (doc.status() == Status.CLOSED)
            throw new Refused(Refused.Code.NOT_NOW, "this table was closed by whoever runs the server");
        if (playing == null) throw new Refused(Refused.Code.NOT_NOW, "the game has not begun");
        return playing;
    }

    /** Nobody plays here any more; it can be looked at. A game that is over stays as it is. */
    public void close() {
        change(now -> now.status() == Status.OVER ? now : now.status(Status.CLOSED));
    }

    /** Takes in what other servers have written. */
    void catchUp() {
        var row = store.table(id);
        if (row.isEmpty()) {
            delete();
            return;
        }
        locked(() -> {
            row.map(TableDoc::read).filter(now -> now.version() > doc.version()).ifPresent(now -> doc = now);
            course.catchUp(doc);
            return true;
        });
        chat.catchUp();
        onlookers.wake();
        listener.changed(this, false);
    }

    /** Changes what is agreed; begins or ends the game where that follows. */
    public TableDoc change(UnaryOperator<TableDoc> change) {
        var changed = locked(() -> {
            changeDoc(change);
            if (course.match() == null && doc.status() == Status.PLAYING) course.begin(doc);
            return doc;
        });
        onlookers.wake();
        listener.changed(this, true);
        return changed;
    }

    private void changeDoc(UnaryOperator<TableDoc> change) {
        for (int tries = 0; tries < 20; tries++) {
            var changed = change.apply(doc);
            if (changed.version() == doc.version()) return;
            var next = changed.version(doc.version() + 1);
            if (store.update(next.row(), listener.visits())) {
                doc = next;
                return;
            }
            doc = TableDoc.read(store.table(id).orElseThrow());
        }
        throw new Refused(Refused.Code.UNAVAILABLE, "the table is being changed by many at once; try again");
    }

    /** Keeps the newest position, where a newer one is there than the store has. */
    boolean keep() {
        var position = locked(course::unkept);
        if (position == null) return false;
        course.keep(position);
        return true;
    }

    boolean isDirty() {
        return course.isDirty();
    }

    boolean wantsKeeping() {
        return course.wantsKeeping();
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
            if (onlookers.count() > 0 || isDirty() || lastUsed > idleSince) return false;
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
            if (doc.status() != Status.WAITING) course.load(doc);
        } catch (RuntimeException failure) {
            stale = true;
            throw failure;
        }
    }

    private <T extends @Nullable Object> T locked(Supplier<T> work) {
        lock.lock();
        try {
            if (deleted) throw new Refused(Refused.Code.UNKNOWN_TABLE, "this table is no more");
            if (moved)
                throw new Refused(
                        Refused.Code.UNAVAILABLE, "this table has moved to another server; try again in a moment");
            if (closed) throw new Closed();
            refresh();
            lastUsed = System.currentTimeMillis();
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /** The table has left memory: look it up again. */
    static final class Closed extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
