package comptoir.server.wire;

import comptoir.server.Settings;
import comptoir.server.table.Refused;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** How much one address, one person and one connection may ask for, by what it costs. Coming back renews nothing. */
final class Limits {

    /** A message over the socket, in characters; a frame, in bytes. */
    static final int LONGEST_MESSAGE = 64 * 1024;

    /** The body of a request, in bytes: a whole game that is brought in is the longest there is. */
    static final int LONGEST_BODY = 4 * 1024 * 1024;

    /** A body that is longer than this, in bytes, is cut off without a word. */
    static final int HEARD_OUT = 32 * 1024 * 1024;

    /** What an ordinary request costs; the others are as many times as dear. */
    static final int ORDINARY = 1;

    /** A few minutes of play are gone through for it. */
    static final int LESSON = 3;

    /** A game is played again for it. */
    static final int REPLAY = 25;

    /** A game of anybody's is played again for it. */
    static final int CHECK = 60;

    private static final int MOST_KNOWN = 100_000;

    private final Settings settings;
    private final Bans bans;
    private final Map<String, Asker> askers = new ConcurrentHashMap<>();

    /** An address or a person. */
    private static final class Asker {
        private final AtomicInteger connections = new AtomicInteger();
        private final Allowance requests = new Allowance(100, 1000);
        private final Allowance tables = new Allowance(5, 200);
        private final Allowance newcomers = new Allowance(2, 300);
        private final Allowance frames = new Allowance(600, 3000);
        private final Allowance chat = new Allowance(0.5, 6);
        private final Allowance views = new Allowance(5, 50);

        boolean isIdle() {
            return connections.get() == 0
                    && requests.isFull()
                    && tables.isFull()
                    && newcomers.isFull()
                    && frames.isFull()
                    && chat.isFull()
                    && views.isFull();
        }
    }

    Limits(Settings settings, Bans bans) {
        this.settings = settings;
        this.bans = bans;
    }

    boolean isBanned(String address) {
        return bans.has(address);
    }

    /** Counts a connection in. @return false where the address has too many */
    boolean connect(String address) {
        if (of(Subscriber.of(address)).connections.incrementAndGet() <= settings.connectionsPerAddress()) return true;
        disconnect(address);
        return false;
    }

    void disconnect(String address) {
        of(Subscriber.of(address)).connections.decrementAndGet();
    }

    void request(String address, int cost) {
        if (settings.limited() && !of(Subscriber.of(address)).requests.take(cost))
            throw new Refused(Refused.Code.TOO_MANY, "too many requests from this address; wait a little");
    }

    void newTable(String address) {
        if (settings.limited() && !of(Subscriber.of(address)).tables.take(1))
            throw new Refused(Refused.Code.TOO_MANY, "too many tables from this address; wait a little");
    }

    /** Somebody without a cookie is to be remembered. */
    void newcomer(String address) {
        if (settings.limited() && !of(Subscriber.of(address)).newcomers.take(1))
            throw new Refused(Refused.Code.TOO_MANY, "too many newcomers from this address; wait a little");
    }

    /** Whether an address may send one more frame, over whichever connection. */
    boolean frame(String address) {
        return !settings.limited() || of(Subscriber.of(address)).frames.take(1);
    }

    /** What one connection may send. */
    Allowance frames() {
        return settings.limited() ? new Allowance(60, 200) : new Allowance(1e9, 1e9);
    }

    /** Whether somebody may say one more thing; a person, or an address where nobody is known. */
    boolean mayChat(String asker) {
        return of(asker).chat.take(1);
    }

    /** Whether somebody may ask for one more whole view; a person, or an address where nobody is known. */
    boolean mayLook(String asker) {
        return !settings.limited() || of(asker).views.take(1);
    }

    private Asker of(String asker) {
        if (askers.size() > MOST_KNOWN) askers.values().removeIf(Asker::isIdle);
        return askers.computeIfAbsent(asker, _ -> new Asker());
    }
}
