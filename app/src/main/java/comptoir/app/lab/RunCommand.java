package comptoir.app.lab;

import comptoir.app.Files;
import comptoir.app.Given;
import comptoir.app.OnMachines;
import comptoir.app.PlotPage;
import comptoir.app.Progress;
import comptoir.app.ThreadsOption;
import comptoir.bots.cove.lab.CoveBars;
import comptoir.bots.lab.Bar;
import comptoir.bots.lab.Findings;
import comptoir.bots.lab.Lab;
import comptoir.bots.lab.Trace;
import comptoir.cove.table.Packs;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Plays a series of games between all merchants or all sets and tells what it showed. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        description = {
            "Plays games with every line-up (merchants in every order, every combination of sets and decks): who wins,",
            "what scores are made of, what is used and what never is, how long games are. The results follow from the",
            "seed text and do not depend on the number of threads. docs/lab.md tells all."
        })
final class RunCommand implements Callable<Integer> {

    @CommandLine.Option(names = "--game", required = true, description = "dale, cove, …")
    private String game = "";

    @CommandLine.Option(
            names = "--seats",
            split = ",",
            paramLabel = "NUMBER",
            description = "Sizes of tables; each is a series of its own (${DEFAULT-VALUE}).")
    private List<Integer> seats = List.of(2);

    @CommandLine.Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            description = "One bot for all seats, or one for each: random, beginner, apprentice, trader, master"
                    + " (${DEFAULT-VALUE}).")
    private List<String> bots = List.of("trader");

    @CommandLine.Option(names = "--games", description = "How many games at each size of table (${DEFAULT-VALUE}).")
    private int games = 100;

    @CommandLine.Option(names = "--fate", paramLabel = "TEXT", description = "The seed (${DEFAULT-VALUE}).")
    private String fate = "lab";

    @CommandLine.Option(
            names = "--options",
            paramLabel = "JSON",
            description = "Options that all tables have; what is left open is varied.")
    private @Nullable String options;

    @CommandLine.Option(
            names = "--budget",
            paramLabel = "ITERATIONS",
            description = "How hard bots think for a move (${DEFAULT-VALUE}).")
    private int iterations = 100;

    @CommandLine.Mixin
    private ThreadsOption threads = new ThreadsOption();

    @CommandLine.Option(
            names = "--pace",
            paramLabel = "SECONDS",
            description = "How long people think about a choice, for the minutes of a game (${DEFAULT-VALUE}).")
    private double pace = 12;

    @CommandLine.Option(
            names = "--keep",
            paramLabel = "FILE",
            description = "Keep each game here as soon as it is over: a run that was stopped goes on from there.")
    private @Nullable Path keep;

    @CommandLine.Option(names = "--json", paramLabel = "FILE", description = "Write the figures to a file.")
    private @Nullable Path json;

    @CommandLine.Option(names = "--page", paramLabel = "FILE", description = "Write a page with plots (HTML).")
    private @Nullable Path page;

    @CommandLine.Option(names = "--report", paramLabel = "FILE", description = "Write a short report (Markdown).")
    private @Nullable Path report;

    @CommandLine.Mixin
    private OnMachines machines = new OnMachines();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        Given.atLeastOne("--games", games);
        Given.atLeastOne("--budget", iterations);
        Given.aboveZero("--pace", pace);
        return run(Games.named(game));
    }

    private <P extends Position<P>> int run(Game<P> chosen) {
        var given = given();
        var contenders = LabGames.contenders(chosen, bots, iterations);
        var labs = new LinkedHashMap<Integer, Lab<P>>();
        for (int size : seats) labs.put(size, LabGames.lab(chosen, size, given, fate, contenders, threads.number()));

        var tables = new ArrayList<LabReport.Table>();
        try (var file = keep == null ? null : new TraceFile(keep, run(chosen, given));
                var progress = new Progress(
                        spec.commandLine().getErr(), labs.size() * games, Progress.standardErrorIsTerminal())) {
            labs.forEach((size, lab) -> {
                var known = new HashMap<Integer, Trace>();
                if (file != null) known.putAll(file.known(size));
                for (int number : known.keySet()) if (number < games) progress.played(0);
                Consumer<Trace> played = trace -> {
                    if (file != null) file.keep(size, trace);
                    progress.played(trace.forfeits().size());
                };
                var place = machines.place();
                if (place != null) {
                    var numbers = IntStream.range(0, games)
                            .filter(number -> !known.containsKey(number))
                            .boxed()
                            .toList();
                    var programme = LabGames.programme(run(chosen, given), size);
                    machines.play(place, LabGames.NAME, programme, numbers, sent -> {
                        var trace = Trace.read(Tree.of("the game", Json.readObject(sent)));
                        played.accept(trace);
                        known.put(trace.number(), trace);
                    });
                }
                var traces = lab.play(games, known, played);
                var findings = Findings.of(traces, chosen.description());
                tables.add(new LabReport.Table(size, findings, bars(chosen, traces, findings)));
            });
        }
        var told = new LabReport(run(chosen, given), games, pace, tables);
        told.print(spec.commandLine().getOut());
        spec.commandLine().getOut().flush();
        if (json != null) Files.write(json, Json.pretty(told.figures()) + "\n");
        if (page != null)
            Files.write(page, PlotPage.of("/comptoir/app/lab/page.html", "Comptoir lab: " + game, told.figures()));
        if (report != null) Files.write(report, new MarkdownReport(told).text());
        return 0;
    }

    private static List<Bar> bars(Game<?> chosen, List<Trace> traces, Findings findings) {
        return chosen.id().equals("cove") ? CoveBars.of(traces, findings) : List.of();
    }

    /** Games played with other components say nothing about these. Only the cove's can change. */
    private static String components(Game<?> chosen, Map<String, Object> given) {
        if (!chosen.id().equals("cove")) return "printed";
        return Packs.named(String.valueOf(given.getOrDefault("components", Packs.USUAL)))
                .fingerprint();
    }

    private Map<String, Object> given() {
        var given = new LinkedHashMap<String, Object>();
        if (options != null)
            Json.readObject(options).forEach((name, value) -> {
                if (value != null) given.put(String.valueOf(name), value);
            });
        return given;
    }

    private Run run(Game<?> chosen, Map<String, Object> given) {
        return new Run(chosen.id(), chosen.rulesVersion(), components(chosen, given), given, fate, bots, iterations);
    }
}
