package comptoir.server.table;

import comptoir.server.store.Rows.Status;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The open tables that wait for players, for everybody who looks at the list: it is read once for all of them, and only
 * while somebody looks.
 */
public final class OpenTables {

    private static final int MOST = 50;
    private static final Duration FRESH = Duration.ofMillis(500);

    private final Lobby lobby;
    private final ReentrantLock lock = new ReentrantLock();
    private Now now = new Now(0, List.of());
    private long readAt = -FRESH.toNanos();
    private boolean read;

    public OpenTables(Lobby lobby) {
        this.lobby = lobby;
    }

    /** @param state grows whenever the list is another one; not the same number after a restart */
    public record Now(long state, List<TableDoc> docs) {}

    /** The list as it is, once it is another than the one the asker has seen, or after so long. */
    public Now after(String seen, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        while (true) {
            var latest = latest();
            if (!seen.equals(String.valueOf(latest.state)) || System.nanoTime() >= end) return latest;
            try {
                TimeUnit.NANOSECONDS.sleep(Math.max(1, Math.min(FRESH.toNanos(), end - System.nanoTime())));
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                return latest;
            }
        }
    }

    /** One reads for all; whoever comes within a moment of that sees the same. */
    private Now latest() {
        lock.lock();
        try {
            if (read && System.nanoTime() - readAt < FRESH.toNanos()) return now;
            var docs = lobby.store().tables(Status.WAITING, true, MOST).stream()
                    .map(TableDoc::read)
                    .filter(OpenTables::hasRoom)
                    .toList();
            if (!read) now = new Now(System.currentTimeMillis(), docs);
            else if (!versions(docs).equals(versions(now.docs))) now = new Now(now.state + 1, docs);
            read = true;
            readAt = System.nanoTime();
            return now;
        } finally {
            lock.unlock();
        }
    }

    private static boolean hasRoom(TableDoc doc) {
        return doc.places().stream().anyMatch(place -> place.kind() == SeatDoc.Kind.OPEN && !place.taken());
    }

    private static List<String> versions(List<TableDoc> docs) {
        return docs.stream().map(doc -> doc.id() + " " + doc.version()).toList();
    }
}
