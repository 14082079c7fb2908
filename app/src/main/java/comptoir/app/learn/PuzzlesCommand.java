package comptoir.app.learn;

import comptoir.app.Files;
import comptoir.app.Given;
import comptoir.app.Progress;
import comptoir.bots.puzzles.Finder;
import comptoir.bots.puzzles.Puzzle;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Setup;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Finds puzzles in games that bots play. */
@Command(
        name = "puzzles",
        mixinStandardHelpOptions = true,
        description = {
            "Finds positions in which one choice is clearly best, in games that bots play, and writes them to a file.",
            "docs/coach.md tells what clearly means. The same seed text finds the same puzzles."
        })
public final class PuzzlesCommand implements Callable<Integer> {

    @CommandLine.Option(names = "--game", required = true, description = "dale, cove, …")
    private String game = "";

    @CommandLine.Option(names = "--count", description = "How many to find (${DEFAULT-VALUE}).")
    private int count = 50;

    @CommandLine.Option(names = "--fate", paramLabel = "TEXT", description = "The seed (${DEFAULT-VALUE}).")
    private String fate = "puzzle";

    @CommandLine.Option(
            names = "--options",
            paramLabel = "JSON",
            description =
                    "Options of the table. Given several times, the tables take turns. Name the sets, merchants and"
                            + " components, so that others which come later leave the puzzles alone.")
    private List<String> options = List.of("{}");

    @CommandLine.Option(names = "--out", paramLabel = "FILE", required = true, description = "Where to write them.")
    private Path out = Path.of("-");

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        Given.atLeastOne("--count", count);
        return find(Games.named(game));
    }

    private <P extends Position<P>> int find(Game<P> chosen) {
        var tables = new ArrayList<Setup>();
        for (var each : options) tables.add(chosen.setup(2, Tree.of("options", Json.readObject(each))));
        var finder = new Finder<>(chosen);
        var found = new ArrayList<Puzzle>();
        try (var progress =
                Progress.of("puzzles", spec.commandLine().getErr(), count, Progress.standardErrorIsTerminal())) {
            for (int number = 0; found.size() < count; number++) {
                var id = chosen.id() + "-" + (found.size() + 1);
                var puzzle = finder.find(tables.get(number % tables.size()), fate + " " + number, id);
                if (puzzle.isEmpty()) continue;
                found.add(puzzle.get());
                progress.played(0);
            }
        }
        Files.write(
                out,
                found.stream()
                        .map(puzzle -> Json.write(puzzle.written()))
                        .collect(Collectors.joining(",\n", "[\n", "\n]\n")));
        return 0;
    }
}
