package comptoir.server.table;

import comptoir.engine.Seats;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLongArray;

/** Who looks on at a table, through this server or through others. */
final class Onlookers {

    private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
    private final Presence presence = new Presence();

    // Since when nobody has looked on from a seat through this server; from its loading on where nobody has yet.
    private final AtomicLongArray awaySince;

    Onlookers(int seats) {
        awaySince = new AtomicLongArray(seats);
        for (int seat = 0; seat < seats; seat++) awaySince.set(seat, System.nanoTime());
    }

    void add(Watcher watcher) {
        watchers.add(watcher);
    }

    void remove(Watcher watcher) {
        watchers.remove(watcher);
        int seat = watcher.seat();
        if (seat >= 0 && !isHere(seat)) awaySince.set(seat, System.nanoTime());
    }

    int count() {
        return watchers.size();
    }

    /** Something may have changed. */
    void wake() {
        watchers.forEach(Watcher::wake);
    }

    boolean isHere(int seat) {
        for (var watcher : watchers) if (watcher.seat() == seat) return true;
        return presence.isElsewhere(seat);
    }

    /** For how many milliseconds nobody has looked on from a seat, as far as this server has seen. */
    long awayFor(int seat) {
        return isHere(seat) ? 0 : (System.nanoTime() - awaySince.get(seat)) / 1_000_000;
    }

    /** The seats that somebody looks on from through this server, one bit each. */
    int seats() {
        int seats = 0;
        for (var watcher : watchers) if (watcher.seat() >= 0) seats |= Seats.bit(watcher.seat());
        return seats;
    }

    /** Those at other servers. */
    Presence elsewhere() {
        return presence;
    }
}
