package comptoir.server.command;

import comptoir.engine.BadInput;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import comptoir.server.load.Load;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code comptoir load}. */
@Command(
        name = "load",
        mixinStandardHelpOptions = true,
        showDefaultValues = true,
        description =
                "Plays at many tables at once over real sockets and says how fast answers are stored and acknowledged.")
public final class LoadCommand implements Callable<Integer> {

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Option(names = "--url", defaultValue = "", description = "A server on this machine; left out, one is started.")
    private String url = "";

    @Option(names = "--db", defaultValue = "", description = "The database of the server that is started.")
    private String database = "";

    @Option(
            names = "--servers",
            defaultValue = "1",
            description = "How many servers to start, on the one PostgreSQL of --db where there are several.")
    private int servers;

    @Option(names = "--game", defaultValue = "", description = "The game; left out, the first that two can play.")
    private String game = "";

    @Option(names = "--tables", defaultValue = "500", description = "How many tables.")
    private int tables;

    @Option(names = "--seats", defaultValue = "2", description = "How many seats at each.")
    private int seats;

    @Option(names = "--warm-up", defaultValue = "30", description = "Seconds of playing before measuring.")
    private int warmUp;

    @Option(names = "--seconds", defaultValue = "20", description = "Seconds to measure.")
    private int seconds;

    @Option(
            names = "--pace",
            split = ",",
            defaultValue = "0,1000",
            description = "Milliseconds between a table's answers, 0 for as fast as they may; several are run in turn.")
    private List<Integer> paces = List.of();

    @Option(
            names = "--views",
            defaultValue = "CHANGES",
            description = "How the view comes with every message: its changes, as the page has it; whole; or none.")
    private Load.Views views = Load.Views.CHANGES;

    @Option(names = "--json", description = "Write the figures to this file too.")
    private @Nullable Path json;

    private record Figures(String game, String store, int servers, List<Load.Result> results) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        var results = new ArrayList<Load.Result>();
        if (url.isEmpty()) results.addAll(measureOwn());
        else for (int pace : paces) results.add(measure(List.of(local(url)), pace, () -> Duration.ZERO));
        var store = database.startsWith("jdbc:postgresql:") ? "postgresql" : "sqlite";
        if (json != null) Files.writeString(json, Json.pretty(new Figures(chosen(), store, servers, results)) + "\n");
        boolean trouble = results.stream().anyMatch(result -> !result.troubles().isEmpty());
        return trouble ? CommandLine.ExitCode.SOFTWARE : CommandLine.ExitCode.OK;
    }

    /** The same servers for all: what comes second finds them warm, as people find a server that has run for a while. */
    private List<Load.Result> measureOwn() throws IOException, InterruptedException {
        if (servers > 1 && !database.startsWith("jdbc:postgresql:"))
            throw new BadInput("several servers share a PostgreSQL: --db jdbc:postgresql://HOST/NAME?user=…");
        var started = new ArrayList<ServerProcess>();
        try {
            for (int i = 0; i < servers; i++) started.add(ServerProcess.start(database, 0));
            var addresses = started.stream().map(ServerProcess::address).toList();
            Supplier<Duration> cpu =
                    () -> started.stream().map(ServerProcess::cpu).reduce(Duration.ZERO, Duration::plus);
            var results = new ArrayList<Load.Result>();
            for (int pace : paces) results.add(measure(addresses, pace, cpu));
            return results;
        } finally {
            started.forEach(ServerProcess::close);
        }
    }

    private Load.Result measure(List<URI> at, int pace, Supplier<Duration> cpu) throws InterruptedException {
        var result = new Load(at, chosen(), tables, seats, warmUp, seconds, pace, views, cpu).run();
        PrintWriter out = spec.commandLine().getOut();
        out.printf(
                "%d tables of %d, %s: %,.0f answers/s; p50 %.1f ms, p95 %.1f ms, p99 %.1f ms, worst %.1f ms; %.0f µs"
                        + " of the server's processor time each, %.0f µs of the players' (%s, %s, %d s after %d s"
                        + " of warming up)%n",
                result.tables(),
                result.seats(),
                pace == 0 ? "as fast as they may" : "an answer every " + pace + " ms",
                result.perSecond(),
                result.p50(),
                result.p95(),
                result.p99(),
                result.worst(),
                result.serverCpuMicrosPerAnswer(),
                result.clientCpuMicrosPerAnswer(),
                servers == 1 ? "one server" : servers + " servers",
                database.startsWith("jdbc:postgresql:") ? "PostgreSQL" : "SQLite",
                seconds,
                warmUp);
        var beside = result.beside();
        if (beside != null)
            out.printf(
                    "  beside the yardstick: %.3f answers for 1000 turns (%.3f to %.3f; %,.0f turns/s)%n",
                    1000 * beside.perTurn(), 1000 * beside.low(), 1000 * beside.high(), beside.yardstick());
        result.troubles().forEach(trouble -> out.println("  trouble: " + trouble));
        out.flush();
        return result;
    }

    private String chosen() {
        if (!game.isEmpty()) return Games.named(game).id();
        return Games.all().stream()
                .filter(each -> each.seats().contains(seats))
                .findFirst()
                .orElseThrow(() -> new BadInput("no game is played by " + seats))
                .id();
    }

    /** A benchmark is aimed at this machine only. */
    private static URI local(String address) {
        var server = URI.create(address);
        if (server.getHost() == null
                || !List.of("localhost", "127.0.0.1", "[::1]").contains(server.getHost()))
            throw new BadInput("load is for a server on this machine, and " + address + " is not");
        return server;
    }
}
