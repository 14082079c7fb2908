package comptoir.server.load;

import comptoir.bots.speed.Measure;
import comptoir.bots.speed.Pace;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.table.NewTable.TableWish;
import comptoir.server.wire.SocketRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Many tables at once, every seat on a socket of its own, answering as fast as it may or at a given pace.
 *
 * @param servers all on one store; the seats of a table come in by one after the other of them, so that with several
 *     most of what is said at a table is passed on
 * @param pace milliseconds between the answers of a table; 0 for as fast as they may
 * @param views how the view comes with every message
 * @param serverCpu how much processor time the server has had: where a machine is shared, that tells more than the clock
 */
public record Load(
        List<URI> servers,
        String game,
        int tables,
        int seats,
        int warmUp,
        int seconds,
        int pace,
        Views views,
        Supplier<Duration> serverCpu) {

    /** How players are shown the table. */
    public enum Views {
        /** What has changed, as the page has it. */
        CHANGES,
        WHOLE,
        /** Not at all, as a program may have it that keeps count itself. */
        NONE
    }

    /**
     * What was measured.
     *
     * @param beside answers for each second of the server's processor time, beside the yardstick; null where the server's
     *     processor time is not known
     */
    public record Result(
            int tables,
            int seats,
            int pace,
            Views views,
            int seconds,
            long answers,
            double perSecond,
            double p50,
            double p95,
            double p99,
            double worst,
            double serverCpuMicrosPerAnswer,
            double clientCpuMicrosPerAnswer,
            @Nullable Pace beside,
            int games,
            List<String> troubles) {}

    private static final class Run {
        private final ConcurrentLinkedQueue<long[]> latencies = new ConcurrentLinkedQueue<>();
        private final ConcurrentLinkedQueue<String> troubles = new ConcurrentLinkedQueue<>();
        private final AtomicInteger games = new AtomicInteger();
        private volatile long measureFrom = Long.MAX_VALUE;
        private volatile boolean stopping;
        private Duration serverCpu = Duration.ZERO;
        private Duration clientCpu = Duration.ZERO;
        private final List<Window> windows = new ArrayList<>();
    }

    public Result run() throws InterruptedException {
        var run = new Run();
        var seated = new CountDownLatch(tables * seats);
        var threads = new ArrayList<Thread>();
        try (var http = HttpClient.newHttpClient()) {
            for (int i = 0; i < tables; i++) {
                var table = new OneTable(run, http, i);
                for (int seat = 0; seat < seats; seat++) {
                    int own = seat;
                    threads.add(Thread.ofVirtual().start(() -> table.play(own, seated)));
                }
            }
            if (!seated.await(120, TimeUnit.SECONDS)) run.troubles.add("not all seats were taken within two minutes");
            var yardstick = new Measure();
            for (int second = 0; second < warmUp; second++) {
                TimeUnit.SECONDS.sleep(1);
                yardstick.turnsPerSecond(); // It warms up as well.
            }
            var serverBefore = serverCpu.get();
            var clientBefore = ownCpu();
            run.measureFrom = System.nanoTime();
            measure(run, yardstick);
            run.stopping = true;
            run.serverCpu = serverCpu.get().minus(serverBefore);
            run.clientCpu = ownCpu().minus(clientBefore);
            for (var thread : threads) thread.join(Duration.ofSeconds(10));
        }
        return result(run);
    }

    /**
     * A stretch of the measured time.
     *
     * @param turns turns of the yardstick for a second of processor time, just then
     */
    private record Window(long from, long until, Duration serverCpu, double turns) {}

    /** Lets the players play, and once a second does a little of the yardstick beside them. */
    private void measure(Run run, Measure yardstick) throws InterruptedException {
        double before = yardstick.turnsPerSecond();
        for (int second = 1; second <= seconds; second++) {
            long from = System.nanoTime();
            var cpu = serverCpu.get();
            TimeUnit.NANOSECONDS.sleep(run.measureFrom + TimeUnit.SECONDS.toNanos(second) - from);
            var taken = serverCpu.get().minus(cpu);
            long until = System.nanoTime();
            double after = yardstick.turnsPerSecond();
            run.windows.add(new Window(from, until, taken, (before + after) / 2));
            before = after;
        }
    }

    private static @Nullable Pace pace(Run run, double answersPerCpuSecond) {
        var measured = run.windows.stream()
                .filter(window -> window.serverCpu.isPositive())
                .toList();
        if (measured.isEmpty()) return null;
        var ratios = new ArrayList<Double>();
        for (var window : measured) {
            long answers = run.latencies.stream()
                    .filter(each -> each[0] >= window.from && each[0] < window.until)
                    .count();
            ratios.add(answers * 1e9 / window.serverCpu.toNanos() / window.turns);
        }
        double turns = measured.stream().mapToDouble(Window::turns).average().orElseThrow();
        return Pace.of(answersPerCpuSecond, turns, ratios);
    }

    private static Duration ownCpu() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private Result result(Run run) {
        long end = run.measureFrom + TimeUnit.SECONDS.toNanos(seconds);
        var micros = run.latencies.stream()
                .filter(each -> each[0] >= run.measureFrom && each[0] < end)
                .mapToLong(each -> each[1])
                .sorted()
                .toArray();
        return new Result(
                tables,
                seats,
                pace,
                views,
                seconds,
                micros.length,
                micros.length / (double) seconds,
                millis(micros, 0.5),
                millis(micros, 0.95),
                millis(micros, 0.99),
                millis(micros, 1),
                run.serverCpu.toNanos() / 1000.0 / Math.max(1, micros.length),
                run.clientCpu.toNanos() / 1000.0 / Math.max(1, micros.length),
                pace(run, micros.length * 1e9 / Math.max(1, run.serverCpu.toNanos())),
                run.games.get(),
                run.troubles.stream().distinct().limit(5).toList());
    }

    private static double millis(long[] sorted, double share) {
        if (sorted.length == 0) return Double.NaN;
        int place = (int) Math.min(sorted.length - 1, Math.ceil(share * sorted.length));
        return sorted[place] / 1000.0;
    }

    /** A table and those who play at it; when a game is over they begin another. */
    private final class OneTable {
        private final Run run;
        private final HttpClient http;
        private final int place;
        private final long offset;
        private int game;
        private String id = "";
        private List<String> keys = List.of();
        private long nextAt;

        OneTable(Run run, HttpClient http, int place) {
            this.run = run;
            this.http = http;
            this.place = place;
            // Tables at a pace are spread over it, as people are.
            this.offset = pace == 0 ? 0 : TimeUnit.MILLISECONDS.toNanos(pace) * place / tables;
        }

        /** Where a seat comes in. */
        private URI server(int seat) {
            return servers.get((place + seat) % servers.size());
        }

        /** The game with that number at this table; whoever asks first puts it up. */
        private synchronized String table(int wanted) {
            if (game < wanted) {
                begin();
                game = wanted;
                run.games.incrementAndGet();
                nextAt = System.nanoTime() + offset;
            }
            return id;
        }

        private void begin() {
            var made = post("/api/tables", "", TableWish.byLinks(Load.this.game, seats));
            id = made.at("table").text();
            var all = new ArrayList<String>();
            for (int seat = 0; seat < seats; seat++) {
                var invitation = made.at("keys").at(String.valueOf(seat)).text();
                all.add(post("/api/tables/" + id + "/join", invitation, Map.of())
                        .at("key")
                        .text());
            }
            keys = all;
        }

        private Tree post(String path, String key, Object body) {
            var request = HttpRequest.newBuilder(server(0).resolve(path))
                    .POST(HttpRequest.BodyPublishers.ofString(Json.write(body)));
            if (!key.isEmpty()) request.header("Authorization", "Seat " + key);
            try {
                var answer = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
                return Tree.of("answer", Json.readObject(answer.body()));
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            } catch (InterruptedException stop) {
                throw new IllegalStateException(stop);
            }
        }

        void play(int seat, CountDownLatch seated) {
            try {
                for (int round = 1; !run.stopping; round++) {
                    var table = table(round);
                    try (var socket = new SocketClient(server(seat))) {
                        socket.send(Json.write(hello(table, seat)));
                        if (round == 1) seated.countDown();
                        answer(socket, seat);
                    }
                }
            } catch (IOException | RuntimeException failure) {
                if (!run.stopping) run.troubles.add(failure.toString());
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
        }

        private SocketRequest.Hello hello(String table, int seat) {
            boolean shown = views != Views.NONE;
            return new SocketRequest.Hello(table, keys.get(seat), null, null, shown, views == Views.CHANGES, null);
        }

        private void answer(SocketClient socket, int seat) throws IOException, InterruptedException {
            long sentAt = 0;
            while (!run.stopping) {
                var news = News.read(socket.receive());
                if (news.done() && sentAt != 0) {
                    long now = System.nanoTime();
                    run.latencies.add(new long[] {now, (now - sentAt) / 1000});
                    sentAt = 0;
                }
                if (news.type().equals("error")) throw new IOException("refused");
                if (news.over()) return;
                if (news.options() == 0 || sentAt != 0) continue;
                waitForPace();
                sentAt = System.nanoTime();
                int option = ThreadLocalRandom.current().nextInt(news.options());
                socket.send(
                        Json.write(new SocketRequest.Answer(news.number(), option, null, null, seat + "-" + sentAt)));
            }
        }

        private void waitForPace() throws InterruptedException {
            if (pace == 0) return;
            long wait;
            synchronized (this) {
                long now = System.nanoTime();
                nextAt = Math.max(now, nextAt + TimeUnit.MILLISECONDS.toNanos(pace));
                wait = nextAt - now;
            }
            TimeUnit.NANOSECONDS.sleep(wait);
        }
    }
}
