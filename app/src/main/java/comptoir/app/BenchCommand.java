package comptoir.app;

import comptoir.bots.SearchSpeed;
import comptoir.bots.speed.Pace;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Setup;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.io.PrintWriter;
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
            "Random playouts on one core: decisions, games, forks and redeals for each second of processor time, and"
                    + " bytes allocated for a decision. In the same run, slice by slice, a fixed yardstick is measured:"
                    + " the ratio to it (median, and what nine tenths of the slices lie above and below) is what can be"
                    + " compared with another day and another machine."
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
        print(out, "iterations", speed.iterations());
        out.printf(
                Locale.ROOT, "  steps/s         %,15.0f%n", speed.iterations().perSecond() * speed.stepsPerIteration());
        out.printf(
                Locale.ROOT, "  yardstick/s     %,15.0f%n", speed.iterations().yardstick());
        out.flush();
        if (json != null)
            Files.write(
                    json,
                    Json.pretty(new SearchFigures(chosen.id(), seats, speed.iterations(), speed.stepsPerIteration()))
                            + "\n");
        return 0;
    }

    private <P extends Position<P>> int measureGame(Game<P> chosen, Setup setup) {
        var figures = new Bench<>(chosen, setup, seconds, fate).run();
        var out = spec.commandLine().getOut();
        out.printf(
                Locale.ROOT, "%s, %d seats, %s%n", chosen.id(), seats, options == null ? "standard options" : options);
        print(out, "decisions", figures.decisions());
        out.printf(Locale.ROOT, "  games/s         %,15.1f%n", figures.gamesPerSecond());
        out.printf(Locale.ROOT, "  decisions/game  %,15.1f%n", figures.decisionsPerGame());
        print(out, "forks", figures.forks());
        print(out, "redeals", figures.redeals());
        out.printf(Locale.ROOT, "  bytes/decision  %,15.0f%n", figures.bytesPerDecision());
        out.printf(Locale.ROOT, "  other threads   %,15.1f %%%n", 100 * figures.otherThreads());
        out.printf(
                Locale.ROOT, "  yardstick/s     %,15.0f%n", figures.decisions().yardstick());
        out.flush();
        if (json != null) Files.write(json, Json.pretty(figures) + "\n");
        return 0;
    }

    /** The speed, and the ratio to the yardstick with its spread. */
    private static void print(PrintWriter out, String what, Pace pace) {
        out.printf(
                Locale.ROOT,
                "  %-16s%,15.0f   %s for 1000 turns of the yardstick (%s to %s)%n",
                what + "/s",
                pace.perSecond(),
                forThousand(pace.perTurn()),
                forThousand(pace.low()),
                forThousand(pace.high()));
    }

    /** With four digits, whatever the size. */
    private static String forThousand(double perTurn) {
        double ratio = 1000 * perTurn;
        return String.format(Locale.ROOT, ratio >= 1000 ? "%,.0f" : "%.4g", ratio);
    }

    private record SearchFigures(String game, int seats, Pace iterations, double stepsPerIteration) {}
}
