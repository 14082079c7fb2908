package comptoir.app;

import comptoir.bots.SearchSpeed;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Setup;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Measures how fast a game plays itself. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = {
            "Random playouts on one core: decisions, games, forks and redeals a second and bytes allocated for a"
                + " decision, beside a fixed yardstick loop in the same run, so that figures of different machines can"
                + " be compared."
        })
final class BenchCommand implements Callable<Integer> {

    @CommandLine.Option(names = "--game", required = true, description = "dale, cove, …")
    private String game = "";

    @CommandLine.Option(names = "--seats", description = "How many seats (2).")
    private int seats = 2;

    @CommandLine.Option(names = "--options", paramLabel = "JSON", description = "Options of the table.")
    private @Nullable String options;

    @CommandLine.Option(names = "--seconds", description = "How long each measurement takes (${DEFAULT-VALUE}).")
    private int seconds = 5;

    @CommandLine.Option(names = "--fate", description = "The seed (${DEFAULT-VALUE}).")
    private long fate = 1;

    @CommandLine.Option(
            names = "--search",
            description =
                    "Measure the master's search instead: iterations and steps a second, from the middle of games,"
                            + " with playouts to the end.")
    private boolean search;

    @CommandLine.Option(names = "--json", paramLabel = "FILE", description = "Write the figures to a file.")
    private @Nullable Path json;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        return measure(Games.named(game));
    }

    private <P extends Position<P>> int measure(Game<P> chosen) {
        var given = Tree.of("options", options == null ? null : Json.readObject(options));
        var setup = chosen.setup(seats, given);
        return search ? measureSearch(chosen, setup) : measureGame(chosen, setup);
    }

    private <P extends Position<P>> int measureSearch(Game<P> chosen, Setup setup) {
        var speed = SearchSpeed.measure(chosen, setup, seconds, fate);
        var out = spec.commandLine().getOut();
        out.printf(Locale.ROOT, "%s, %d seats, the master's search%n", chosen.id(), seats);
        out.printf(Locale.ROOT, "  iterations/s    %,15.0f%n", speed.iterationsPerSecond());
        out.printf(Locale.ROOT, "  steps/s         %,15.0f%n", speed.stepsPerSecond());
        double yardstick = Yardstick.perSecond();
        out.printf(Locale.ROOT, "  yardstick/s     %,15.0f%n", yardstick);
        out.flush();
        if (json != null)
            Files.write(
                    json,
                    Json.pretty(new SearchFigures(
                                    chosen.id(), seats, speed.iterationsPerSecond(), speed.stepsPerSecond(), yardstick))
                            + "\n");
        return 0;
    }

    private <P extends Position<P>> int measureGame(Game<P> chosen, Setup setup) {
        var figures = new Bench<>(chosen, setup, seconds, fate).run();
        var out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT, "%s, %d seats, %s%n", chosen.id(), seats, options == null ? "standard options" : options);
        out.printf(Locale.ROOT, "  decisions/s     %,15.0f%n", figures.decisionsPerSecond());
        out.printf(Locale.ROOT, "  games/s         %,15.1f%n", figures.gamesPerSecond());
        out.printf(Locale.ROOT, "  decisions/game  %,15.1f%n", figures.decisionsPerGame());
        out.printf(Locale.ROOT, "  forks/s         %,15.0f%n", figures.forksPerSecond());
        out.printf(Locale.ROOT, "  redeals/s       %,15.0f%n", figures.redealsPerSecond());
        out.printf(Locale.ROOT, "  bytes/decision  %,15.0f%n", figures.bytesPerDecision());
        out.printf(Locale.ROOT, "  yardstick/s     %,15.0f%n", figures.yardstick());
        out.printf(
                Locale.ROOT,
                "  decisions for 1000 turns of the yardstick: %.3f%n",
                1000 * figures.decisionsPerSecond() / figures.yardstick());
        out.flush();
        if (json != null) Files.write(json, Json.pretty(figures) + "\n");
        return 0;
    }

    private record SearchFigures(
            String game, int seats, double iterationsPerSecond, double stepsPerSecond, double yardstick) {}
}
