package comptoir.server.table;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;

/**
 * Bots think here, on fewer threads than there are cores, so that one core is always left for people's requests. Where a
 * person waits comes first; within that everybody has a turn by turn share, however many tables they have put up.
 */
public final class Thinkers implements AutoCloseable {

    private static final Logger LOGGER = System.getLogger(Thinkers.class.getName());

    /** What comes before what. */
    public enum Urgency {
        /** A person looks on and waits for it. */
        AWAITED,
        /** A person asks for advice. */
        ADVICE,
        /** A person will see it later. */
        LATER,
        /** Nobody plays; somebody watches. */
        WATCHED,
        /** The game is over, and a coach looks back on it. */
        REVIEW
    }

    // The most urgent first; within that the sharers, the next first.
    private final EnumMap<Urgency, Map<String, Queue<Runnable>>> waiting = new EnumMap<>(Urgency.class);
    private final List<Thread> threads = new ArrayList<>();
    private boolean closing;

    Thinkers(int count) {
        for (var urgency : Urgency.values()) waiting.put(urgency, new LinkedHashMap<>());
        for (int i = 0; i < count; i++)
            threads.add(Thread.ofPlatform().daemon().name("bot-" + i).start(this::run));
    }

    /**
     * Thinks as soon as it is its turn.
     *
     * @param sharer who it is for: each gets as much as any other
     * @return how many come before it
     */
    public synchronized int think(Urgency urgency, String sharer, Runnable work) {
        if (closing) return 0;
        int before = before(urgency, sharer);
        sharers(urgency).computeIfAbsent(sharer, _ -> new ArrayDeque<>()).add(work);
        notifyAll();
        return before;
    }

    private int before(Urgency urgency, String sharer) {
        int before = 0;
        for (var urgent : waiting.entrySet()) {
            if (urgent.getKey().compareTo(urgency) > 0) break;
            boolean same = urgent.getKey() == urgency;
            for (var each : urgent.getValue().entrySet())
                before += same && !each.getKey().equals(sharer)
                        ? 1
                        : each.getValue().size();
        }
        return before;
    }

    private Map<String, Queue<Runnable>> sharers(Urgency urgency) {
        return Objects.requireNonNull(waiting.get(urgency));
    }

    /** How many of a sharer wait. */
    public synchronized int waiting(Urgency urgency, String sharer) {
        var own = sharers(urgency).get(sharer);
        return own == null ? 0 : own.size();
    }

    private synchronized Runnable next() throws InterruptedException {
        while (true) {
            for (var sharers : waiting.values()) {
                if (sharers.isEmpty()) continue;
                var first = sharers.entrySet().iterator().next();
                var work = first.getValue().remove();
                // Whoever had a turn goes to the end of the line.
                sharers.remove(first.getKey());
                if (!first.getValue().isEmpty()) sharers.put(first.getKey(), first.getValue());
                return work;
            }
            wait();
        }
    }

    private void run() {
        while (true) {
            try {
                next().run();
            } catch (InterruptedException stop) {
                return;
            } catch (RuntimeException | Error fault) {
                LOGGER.log(Level.WARNING, "a bot failed", fault);
            }
        }
    }

    @Override
    public void close() {
        synchronized (this) {
            closing = true;
        }
        threads.forEach(Thread::interrupt);
        try {
            for (var thread : threads) thread.join(5000);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
