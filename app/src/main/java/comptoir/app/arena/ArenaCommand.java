package comptoir.app.arena;

import comptoir.app.Files;
import comptoir.app.Given;
import comptoir.app.OnMachines;
import comptoir.app.Progress;
import comptoir.app.ThreadsOption;
import comptoir.bots.arena.Arena;
import comptoir.bots.arena.Contender;
import comptoir.bots.arena.Level;
import comptoir.bots.arena.Result;
import comptoir.bots.arena.Seating;
import comptoir.engine.BadInput;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Logs;
import comptoir.engine.Position;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Lets bots play one another and counts what comes of it. */
@Command(
        name = "arena",
        mixinStandardHelpOptions = true,
        subcommands = MergeCommand.class,
        description = {
            "Bots play one another: win shares with 95 %% intervals, scores, game lengths, time per move, a ladder.",
            "Seats rotate fairly. The results follow from the seed text and do not depend on the number of threads.",
            "docs/arena.md tells all; docs/protocol.md how a program in any language is a bot."
        })
public final class ArenaCommand implements Callable<Integer> {

    private static final int STANDARD_ITERATIONS = 1000;

    @CommandLine.Option(names = "--game", description = "dale, cove, …")
    private @Nullable String game;

    @CommandLine.Option(
            names = "--seats",
            split = ",",
            paramLabel = "BOT",
            description = "The bots at the table, one for each seat: random, beginner, apprentice, trader, master;"
                    + " master-2026 is the master before it learnt from its own games. master@4000 thinks with 4000"
                    + " iterations, whatever others do. With teams, two names are a team each.")
    private List<String> seats = new ArrayList<>();

    @CommandLine.Option(
            names = "--seat",
            paramLabel = "COMMAND",
            description = "A further bot: a program that speaks the protocol, such as \"python3 my_bot.py\". Can be"
                    + " given several times.")
    private List<String> programs = new ArrayList<>();

    @CommandLine.Option(
            names = "--ladder",
            split = ",",
            paramLabel = "BOT",
            description = "In place of --seats: every pair of these bots plays --games games at a table for two, and"
                    + " each gets an Elo rating.")
    private List<String> ladder = new ArrayList<>();

    @CommandLine.Option(names = "--games", description = "How many games (${DEFAULT-VALUE}).")
    private int games = 100;

    @CommandLine.Option(names = "--fate", paramLabel = "TEXT", description = "The seed (${DEFAULT-VALUE}).")
    private String fate = "arena";

    @CommandLine.Option(names = "--options", paramLabel = "JSON", description = "Options of the table.")
    private @Nullable String options;

    @CommandLine.Option(
            names = "--budget",
            paramLabel = "ITERATIONS",
            description = "How hard bots think for a move (" + STANDARD_ITERATIONS + ").")
    private @Nullable Integer iterations;

    @CommandLine.Option(
            names = "--millis",
            paramLabel = "MS",
            description = "How long bots think for a move; the results then depend on the machine.")
    private @Nullable Long millis;

    @CommandLine.Mixin
    private ThreadsOption threads = new ThreadsOption();

    @CommandLine.Option(
            names = "--limit",
            paramLabel = "SECONDS",
            description = "How long a program may take for a move (${DEFAULT-VALUE}).")
    private double limit = 10;

    @CommandLine.Option(names = "--json", paramLabel = "FILE", description = "Write the figures to a file.")
    private @Nullable Path json;

    @CommandLine.Option(names = "--page", paramLabel = "FILE", description = "Write a page with plots (HTML).")
    private @Nullable Path page;

    @CommandLine.Option(
            names = "--save",
            paramLabel = "DIR",
            description =
                    "Keep each result as it comes, and the logs of forfeited games: the same command goes on where it"
                            + " was interrupted.")
    private @Nullable Path save;

    @CommandLine.Option(
            names = "--shard",
            paramLabel = "PART/PARTS",
            description = "Play one part of the games only, such as 3/10; arena merge puts the parts together.")
    private @Nullable String shard;

    @CommandLine.Mixin
    private OnMachines machines = new OnMachines();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        if (game == null) throw new BadInput(Text.say("which game? --game names it, such as --game dale"));
        Given.atLeastOne("--games", games);
        Given.aboveZero("--limit", limit);
        if (!ladder.isEmpty() && !seats.isEmpty())
            throw new BadInput(Text.say("--seats and --ladder exclude each other"));
        if (machines.place() != null && !programs.isEmpty())
            throw new BadInput(Text.say("--seat and --on exclude each other: programs play on this machine"));
        return run(Games.named(game));
    }

    private <P extends Position<P>> int run(Game<P> chosen) {
        var contenders = contenders(chosen);
        boolean paired = !ladder.isEmpty();
        var given = Tree.of("options", options == null ? null : Json.readObject(options));
        boolean teams = !given.isNull() && given.flag("teams", false);
        int table = Seating.seatsFor(chosen, paired ? 2 : contenders.size(), teams);
        var arena = new Arena<>(chosen, chosen.setup(table, given), fate, threads.number(), Arena.MOST_DECISIONS);
        var programme = new Programme(
                chosen.id(),
                arena.setup(),
                fate,
                budget(),
                contenders.stream().map(Contender::name).toList(),
                Programme.tables(contenders.size(), paired),
                paired,
                games);
        var part = Shard.of(shard);
        long start = System.nanoTime();
        var results = play(arena, programme, contenders, part);
        var took = Duration.ofNanos(System.nanoTime() - start);
        var report = programme.report(results, new Effort(took, threads.number(), machines.place()));
        var out = spec.commandLine().getOut();
        report.print(out);
        if (json != null) Files.write(json, Json.pretty(report.figures()) + "\n");
        if (page != null) Files.write(page, Page.of(report, results));
        out.flush();
        return 0;
    }

    private <P extends Position<P>> List<List<Result>> play(
            Arena<P> arena, Programme programme, List<Contender> contenders, Shard part) {
        var file = save == null ? null : ResultFile.of(made(save), programme, part);
        var known = new HashMap<Integer, Result>();
        if (file != null) known.putAll(file.open(programme));
        int left = part.of(programme.allGames()) - known.size();
        try (var progress = new Progress(spec.commandLine().getErr(), left, Progress.standardErrorIsTerminal())) {
            Consumer<Result> played = result -> {
                // The log first: a game counts as played once its result stands there.
                if (save != null) keepLog(save, result);
                if (file != null) file.add(result);
                progress.played(result.forfeits().size());
            };
            var place = machines.place();
            if (place != null) {
                var numbers = IntStream.range(0, programme.allGames())
                        .filter(number -> part.holds(number) && !known.containsKey(number))
                        .boxed()
                        .toList();
                machines.play(place, ArenaGames.NAME, programme.written(), numbers, sent -> {
                    var result = ResultFile.received(arena.game(), sent);
                    played.accept(result);
                    known.put(result.number(), result.withoutLog());
                });
            }
            return arena.play(programme.series(contenders), new Arena.Choice(part::holds, known), played);
        }
    }

    private List<Contender> contenders(Game<?> chosen) {
        var names = ladder.isEmpty() ? seats : ladder;
        var contenders = new ArrayList<Contender>();
        for (var name : names) contenders.add(Level.named(chosen, name.strip(), budget()));
        for (var command : programs) contenders.add(new Program(command, Duration.ofMillis(Math.round(limit * 1000))));
        if (contenders.isEmpty())
            throw new BadInput(Text.say("nobody plays: name bots with --seats, --seat or --ladder"));
        if (!ladder.isEmpty()) {
            if (contenders.size() < 2) throw new BadInput(Text.say("a ladder needs at least two bots"));
            var different = new HashSet<String>();
            for (var contender : contenders)
                if (!different.add(contender.name()))
                    throw new BadInput(Text.say("--ladder names \"{0}\" twice", contender.name()));
        }
        return contenders;
    }

    private Budget budget() {
        if (iterations != null) Given.atLeastOne("--budget", iterations);
        if (millis != null) Given.atLeastOne("--millis", millis);
        int most = iterations != null ? iterations : millis != null ? Integer.MAX_VALUE : STANDARD_ITERATIONS;
        return new Budget(most, millis == null ? 0 : millis);
    }

    private static Path made(Path folder) {
        try {
            return java.nio.file.Files.createDirectories(folder);
        } catch (IOException unwritable) {
            throw new BadInput(
                    Text.say("{0} cannot be made: {1}", folder, String.valueOf(unwritable.getMessage())), unwritable);
        }
    }

    /** The log of a forfeited game, as {@code comptoir replay} reads it. */
    private static void keepLog(Path folder, Result result) {
        if (result.log() == null) return;
        var content = new LinkedHashMap<String, Object>();
        content.put("fate", result.fate());
        content.put("forfeits", result.forfeits());
        content.put("log", Logs.write(result.log()));
        Files.write(folder.resolve(result.log().game() + "-" + result.number() + ".json"), Json.write(content) + "\n");
    }
}
