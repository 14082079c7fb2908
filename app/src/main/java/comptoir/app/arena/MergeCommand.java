package comptoir.app.arena;

import comptoir.app.Files;
import comptoir.bots.arena.Result;
import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.protocol.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Puts the parts of an arena together that were played apart. */
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        description = {
            "The results of an arena that was played in parts (--shard), as if one machine had played them all.",
            "Reads the files that --save wrote; those of one arena only."
        })
public final class MergeCommand implements Callable<Integer> {

    @CommandLine.Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Files of results, or folders with some.")
    private List<Path> given = new ArrayList<>();

    @CommandLine.Option(names = "--json", paramLabel = "FILE", description = "Write the figures to a file.")
    private @Nullable Path json;

    @CommandLine.Option(names = "--page", paramLabel = "FILE", description = "Write a page with plots (HTML).")
    private @Nullable Path page;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        @Nullable Programme programme = null;
        var played = new TreeMap<Integer, Result>();
        for (var file : files()) {
            var content = ResultFile.read(file);
            if (programme == null) programme = content.programme();
            else if (!programme.isSameAs(content.programme()))
                throw new BadInput(Text.say(
                        "{0} holds the results of another arena: {1}, not {2}",
                        file, Json.write(content.programme().written()), Json.write(programme.written())));
            played.putAll(content.results());
        }
        if (programme == null) throw new BadInput(Text.say("there are no results in {0}", given.toString()));
        return tell(programme, played);
    }

    private int tell(Programme programme, NavigableMap<Integer, Result> played) {
        var results = new ArrayList<List<Result>>();
        for (int table = 0; table < programme.tables().size(); table++)
            results.add(List.copyOf(played.subMap(table * programme.games(), (table + 1) * programme.games())
                    .values()));
        var report = programme.report(results, null);
        var out = spec.commandLine().getOut();
        report.print(out);
        int missing = programme.allGames() - played.size();
        if (missing > 0) out.printf("%,d of %,d games are missing.%n", missing, programme.allGames());
        if (json != null) Files.write(json, Json.pretty(report.figures()) + "\n");
        if (page != null) Files.write(page, Page.of(report, results));
        out.flush();
        return 0;
    }

    private List<Path> files() {
        var files = new ArrayList<Path>();
        for (var path : given) {
            if (!java.nio.file.Files.isDirectory(path)) {
                files.add(path);
                continue;
            }
            try (var inside = java.nio.file.Files.newDirectoryStream(path, "results-*.jsonl")) {
                for (var file : inside) files.add(file);
            } catch (IOException unreadable) {
                throw new BadInput(
                        Text.say("{0} cannot be read: {1}", path, String.valueOf(unreadable.getMessage())), unreadable);
            }
        }
        return files;
    }
}
