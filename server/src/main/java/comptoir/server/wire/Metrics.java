package comptoir.server.wire;

import comptoir.server.table.Lobby;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** What is counted, for {@code /metrics}. */
final class Metrics implements AutoCloseable {

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics garbage = new JvmGcMetrics();
    private final LoggedFaults faults = new LoggedFaults();
    private final AtomicInteger connections = new AtomicInteger();
    private final Counter answers = Counter.builder("comptoir.answers")
            .description("Answers of people and programs that were stored")
            .register(registry);
    private final DistributionSummary messages = DistributionSummary.builder("comptoir.messages.sent")
            .description("Messages sent, by bytes")
            .register(registry);
    private final Counter turns = Counter.builder("comptoir.turn.alerts")
            .description("Turns of people who did not look on")
            .register(registry);
    private final Counter listeners = Counter.builder("comptoir.listener.deaths")
            .description("How often the listener had to be opened again")
            .register(registry);
    private final Counter unready = Counter.builder("comptoir.not.ready")
            .description("How often nothing could be written when it was tried")
            .register(registry);
    private final Timer requests = Timer.builder("comptoir.requests")
            .description("Requests over HTTP")
            .publishPercentiles(0.5, 0.99)
            .register(registry);

    Metrics(Lobby lobby) {
        FunctionCounter.builder("comptoir.faults", faults, LoggedFaults::count)
                .description("What was logged as a warning or worse")
                .register(registry);
        registry.gauge("comptoir.connections", connections);
        registry.gauge("comptoir.tables.loaded", lobby, each -> each.loaded().size());
        registry.gauge("comptoir.notifications", lobby.store(), each -> each.told());
        new JvmMemoryMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        garbage.bindTo(registry);
        lobby.onTurn(_ -> turns.increment());
    }

    void connected(int more) {
        connections.addAndGet(more);
    }

    void listenerDied() {
        listeners.increment();
    }

    void notReady() {
        unready.increment();
    }

    void answered() {
        answers.increment();
    }

    void sent(int bytes) {
        messages.record(bytes);
    }

    void request(long nanos) {
        requests.record(Duration.ofNanos(nanos));
    }

    String page() {
        return registry.scrape();
    }

    @Override
    public void close() {
        garbage.close();
        faults.close();
        registry.close();
    }
}
