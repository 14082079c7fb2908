package comptoir.server.table;

import java.util.concurrent.ThreadLocalRandom;

/**
 * How long people take to answer while others have the turn, as they did of late at all tables of this server. An order
 * answers after such a time, whatever it answers: so the time does not tell that no person did.
 */
final class Pondering {

    /** Somebody who takes longer was away. */
    static final long LONGEST = 15_000;

    static final long SHORTEST = 600;

    // Until enough people have answered since the server has started.
    private final long[] millis = {
        900, 1100, 1300, 1500, 1700, 1900, 2200, 2500, 2900, 3400, 4000, 4800, 5800, 7000, 1200, 2000
    };
    private int count;

    /** A person has answered. */
    synchronized void pondered(long time) {
        if (time >= SHORTEST && time <= LONGEST) millis[count++ % millis.length] = time;
    }

    /** How long a person might take: never exactly as long as one did. */
    synchronized long next() {
        var luck = ThreadLocalRandom.current();
        double like = millis[luck.nextInt(millis.length)] * luck.nextDouble(0.8, 1.25);
        return Math.clamp((long) like, SHORTEST, LONGEST);
    }
}
