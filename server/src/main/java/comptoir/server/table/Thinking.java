package comptoir.server.table;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;

/**
 * How long bots of each level have thought of late. One who has nothing to choose answers after as long as if there had been
 * something: otherwise the time would tell what it holds.
 */
final class Thinking {

    private static final int REMEMBERED = 32;

    /** Until one of the level has thought about a choice, since the server has started. */
    static final long UNKNOWN = 300;

    private final Map<String, Times> byLevel = new ConcurrentHashMap<>();

    private static final class Times {
        private final long[] millis = new long[REMEMBERED];
        private int count;
    }

    /** A bot has thought about a real choice. */
    void thought(String level, long millis) {
        var times = byLevel.computeIfAbsent(level, _ -> new Times());
        synchronized (times) {
            times.millis[times.count++ % REMEMBERED] = millis;
        }
    }

    /** How long a bot of the level might think. */
    long like(String level) {
        var times = byLevel.get(level);
        if (times == null) return UNKNOWN;
        synchronized (times) {
            return times.millis[ThreadLocalRandom.current().nextInt(Math.min(times.count, REMEMBERED))];
        }
    }
}
