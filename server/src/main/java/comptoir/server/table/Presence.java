package comptoir.server.table;

import comptoir.engine.Seats;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Who looks on at a table through other servers. Each server says so when it changes and again every so often; one that has
 * been killed says nothing, and is no longer believed after a while.
 */
final class Presence {

    /** How often each server says it again. */
    static final Duration REPEATED = Duration.ofSeconds(15);

    private static final Duration BELIEVED = REPEATED.multipliedBy(3);

    private final Map<String, Heard> elsewhere = new ConcurrentHashMap<>();

    private record Heard(int seats, long until) {}

    /** @param seats one bit for each seat that somebody looks on from; 0 for none */
    void hear(String server, int seats) {
        if (seats == 0) elsewhere.remove(server);
        else elsewhere.put(server, new Heard(seats, System.nanoTime() + BELIEVED.toNanos()));
    }

    boolean isElsewhere(int seat) {
        for (var heard : elsewhere.values()) if ((heard.seats & Seats.bit(seat)) != 0) return true;
        return false;
    }

    /** Forgets the servers that have said nothing for too long. @return whether there were any */
    boolean forget() {
        long now = System.nanoTime();
        return elsewhere.values().removeIf(heard -> heard.until - now < 0);
    }
}
