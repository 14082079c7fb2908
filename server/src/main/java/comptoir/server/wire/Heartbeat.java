package comptoir.server.wire;

import comptoir.engine.Text;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Pings every connection now and then. One clock for all: a clock of its own would cost each connection at every word. */
final class Heartbeat implements AutoCloseable {

    private static final Logger LOGGER = System.getLogger(Heartbeat.class.getName());
    private static final Duration PERIOD = Duration.ofSeconds(25);
    private static final Duration PATIENCE = Duration.ofMillis(500);

    private final Set<Outbox> outboxes = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("heartbeat").factory());

    Heartbeat() {
        var _ = clock.scheduleAtFixedRate(
                () -> outboxes.forEach(Heartbeat::ping), PERIOD.toMillis(), PERIOD.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** One that fails would end it for all. */
    private static void ping(Outbox outbox) {
        try {
            outbox.ping();
        } catch (RuntimeException | Error fault) {
            LOGGER.log(Level.WARNING, "a connection could not be asked whether it is still there", fault);
        }
    }

    void add(Outbox outbox) {
        outboxes.add(outbox);
    }

    void remove(Outbox outbox) {
        outboxes.remove(outbox);
    }

    /** Says goodbye to everybody, and gives them a moment to hear it. */
    void farewell(int code, Text why) {
        for (var outbox : outboxes) {
            outbox.finish(code, why);
            outbox.wake();
        }
        long until = System.nanoTime() + PATIENCE.toNanos();
        try {
            while (!outboxes.isEmpty() && System.nanoTime() < until) Thread.sleep(10);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
