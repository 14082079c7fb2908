package comptoir.server.table;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLongArray;

/** Who looks on at a table. Those who come through other servers are passed on, and look on here too. */
final class Onlookers {

    private final List<Watcher> watchers = new CopyOnWriteArrayList<>();

    // Since when nobody has looked on from a seat; from its loading on where nobody has yet.
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
        return false;
    }

    /** For how many milliseconds nobody has looked on from a seat, as far as this server has seen. */
    long awayFor(int seat) {
        return isHere(seat) ? 0 : (System.nanoTime() - awaySince.get(seat)) / 1_000_000;
    }

    /** Whether anybody looks on from any seat. */
    boolean anySeat() {
        return watchers.stream().anyMatch(watcher -> watcher.seat() >= 0);
    }

    /** The table lives elsewhere now: they may come back there. */
    void moved() {
        watchers.forEach(Watcher::moved);
    }
}
