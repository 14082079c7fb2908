package comptoir.server.wire;

import comptoir.server.Settings;
import comptoir.server.table.Refused;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** How much one address, and one connection, may ask for. */
final class Limits {

    /** A message over the socket, in characters; a frame, in bytes. */
    static final int LONGEST_MESSAGE = 64 * 1024;

    /** The body of a request, in bytes: a whole game that is brought in is the longest there is. */
    static final int LONGEST_BODY = 4 * 1024 * 1024;

    /** A body that is longer than this, in bytes, is cut off without a word. */
    static final int HEARD_OUT = 32 * 1024 * 1024;

    private static final int MOST_ADDRESSES = 100_000;

    private final Settings settings;
    private final Map<String, Address> addresses = new ConcurrentHashMap<>();

    private static final class Address {
        private final AtomicInteger connections = new AtomicInteger();
        private final Allowance requests = new Allowance(100, 1000);
        private final Allowance tables = new Allowance(5, 200);
    }

    Limits(Settings settings) {
        this.settings = settings;
    }

    /** Counts a connection in. @return false where the address has too many */
    boolean connect(String address) {
        if (of(address).connections.incrementAndGet() <= settings.connectionsPerAddress()) return true;
        disconnect(address);
        return false;
    }

    void disconnect(String address) {
        of(address).connections.decrementAndGet();
    }

    void request(String address) {
        if (settings.limited() && !of(address).requests.take())
            throw new Refused(Refused.Code.TOO_MANY, "too many requests from this address; wait a little");
    }

    void newTable(String address) {
        if (settings.limited() && !of(address).tables.take())
            throw new Refused(Refused.Code.TOO_MANY, "too many tables from this address; wait a little");
    }

    /** What one connection may send. */
    Allowance messages() {
        return settings.limited() ? new Allowance(60, 200) : new Allowance(1e9, 1e9);
    }

    Allowance chat() {
        return new Allowance(0.5, 6);
    }

    private Address of(String address) {
        if (addresses.size() > MOST_ADDRESSES)
            addresses
                    .values()
                    .removeIf(each -> each.connections.get() == 0 && each.requests.isFull() && each.tables.isFull());
        return addresses.computeIfAbsent(address, _ -> new Address());
    }
}
