package comptoir.app.train;

import comptoir.app.Files;
import comptoir.app.Given;
import comptoir.app.PlotPage;
import comptoir.app.Progress;
import comptoir.app.ThreadsOption;
import comptoir.bots.training.Course;
import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Text;
import comptoir.protocol.Games;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Lets a bot learn from games against itself. */
@Command(
        name = "train",
        mixinStandardHelpOptions = true,
        description = {
            "A bot plays against itself, learns from it who wins, and is tested against what it was before.",
            "The folder keeps the weights of each generation and the figures of the course; the same command goes on"
                    + " where it was interrupted. All of it follows from the seed text, on any number of threads.",
            "docs/arena.md tells how the weights come into the program."
        })
public final class TrainCommand implements Callable<Integer> {

    @CommandLine.Option(names = "--game", required = true, description = "dale, cove, …")
    private String game = "";

    @CommandLine.Option(names = "--fate", paramLabel = "TEXT", description = "The seed (${DEFAULT-VALUE}).")
    private String fate = "train";

    @CommandLine.Option(names = "--generations", description = "How many generations in all (${DEFAULT-VALUE}).")
    private int generations = 2;

    @CommandLine.Option(
            names = "--school",
            paramLabel = "GAMES",
            description = "How many quick games at first sight the first generation learns from (${DEFAULT-VALUE}).")
    private int school = 6000;

    @CommandLine.Option(
            names = "--games",
            description = "How many games a generation plays against itself (${DEFAULT-VALUE}).")
    private int games = 1000;

    @CommandLine.Option(
            names = "--budget",
            paramLabel = "ITERATIONS",
            description = "How hard it thinks for a move (${DEFAULT-VALUE}).")
    private int iterations = 40;

    @CommandLine.Option(names = "--hidden", description = "How many hidden units the network has (${DEFAULT-VALUE}).")
    private int hidden = 16;

    @CommandLine.Option(
            names = "--passes",
            description = "How often it goes through what is to be learnt (${DEFAULT-VALUE}).")
    private int passes = 4;

    @CommandLine.Option(
            names = "--tests",
            description = "How many games each generation plays against the last (${DEFAULT-VALUE}).")
    private int tests = 100;

    @CommandLine.Option(
            names = "--folder",
            paramLabel = "DIR",
            description = "Where the course is kept (training-GAME).")
    private @Nullable Path folder;

    @CommandLine.Option(names = "--page", paramLabel = "FILE", description = "Write a page with plots (HTML).")
    private @Nullable Path page;

    @CommandLine.Mixin
    private ThreadsOption threads = new ThreadsOption();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        Given.atLeastOne("--generations", generations);
        Given.atLeastOne("--school", school);
        Given.atLeastOne("--games", games);
        Given.atLeastOne("--budget", iterations);
        Given.atLeastOne("--hidden", hidden);
        Given.atLeastOne("--passes", passes);
        Given.atLeastOne("--tests", tests);
        return run(Games.named(game));
    }

    private <P extends Position<P>> int run(Game<P> chosen) {
        var plan = new Course.Plan(fate, school, games, iterations, hidden, passes, tests);
        var course = new Course<>(chosen, plan);
        var kept = Diary.open(made(folder == null ? Path.of("training-" + chosen.id()) : folder), chosen.id(), plan);
        var out = spec.commandLine().getOut();
        for (int number = kept.generations() + 1; number <= generations; number++) {
            Course.Generation generation;
            try (var progress = new Progress(
                    spec.commandLine().getErr(),
                    (number == 1 ? school : 0) + games + tests,
                    Progress.standardErrorIsTerminal())) {
                generation = course.next(number, kept.latest(), threads.number(), () -> progress.played(0));
            }
            kept.add(generation);
            out.println(said(generation));
            out.flush();
        }
        out.println(kept.latestFile());
        if (page != null)
            Files.write(
                    page,
                    PlotPage.of("/comptoir/app/train/page.html", "Comptoir training: " + chosen.id(), kept.figures()));
        out.flush();
        return 0;
    }

    private static String said(Course.Generation generation) {
        var first = generation.test().rows().getFirst();
        return String.format(
                Locale.ROOT,
                "generation %d: %,d positions; surprise %.4f, by rules of thumb %.4f; wins %.1f %% (%.1f – %.1f %%)"
                        + " against %s",
                generation.number(),
                generation.examples(),
                generation.surprise().getLast(),
                generation.thumb(),
                100 * first.share(),
                100 * first.low(),
                100 * first.high(),
                generation.test().rows().get(1).bot());
    }

    private static Path made(Path folder) {
        try {
            java.nio.file.Files.createDirectories(folder);
            return folder;
        } catch (IOException unwritable) {
            throw new BadInput(
                    Text.say("{0} cannot be made: {1}", folder, String.valueOf(unwritable.getMessage())), unwritable);
        }
    }
}
