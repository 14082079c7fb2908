package comptoir.app.lab;

import comptoir.bots.lab.Trace;
import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Keeps each game as soon as it is over, one to a line, so that a run that was stopped goes on where it was. The first line
 * says of which run the games are.
 */
final class TraceFile implements AutoCloseable {

    private final Map<Integer, Map<Integer, Trace>> known = new TreeMap<>();
    private final PrintWriter out;

    TraceFile(Path file, Run run) {
        try {
            var lines = Files.exists(file) ? Files.readAllLines(file) : List.<String>of();
            // A run that was killed may have left half a line.
            var whole = new ArrayList<String>();
            for (int i = 0; i < lines.size(); i++) {
                try {
                    read(file, lines.get(i), i, run);
                    whole.add(lines.get(i));
                } catch (BadInput wrong) {
                    if (i == 0 || i < lines.size() - 1) throw wrong;
                }
            }
            if (whole.isEmpty()) whole.add(Json.write(Map.of("run", run)));
            if (whole.size() != lines.size()) Files.write(file, whole, StandardCharsets.UTF_8);
            out = new PrintWriter(Files.newBufferedWriter(file, StandardOpenOption.APPEND), false);
        } catch (IOException trouble) {
            throw new BadInput(
                    Text.say("{0} cannot be used: {1}", file, String.valueOf(trouble.getMessage())), trouble);
        }
    }

    private void read(Path file, String line, int number, Run run) {
        try {
            var tree = Tree.of("line " + (number + 1), Json.readObject(line));
            if (number == 0) {
                if (!Json.write(tree.at("run").map()).equals(Json.write(Json.plain(run))))
                    throw new BadInput(Text.say(
                            "it has the games of another run: {0}",
                            Tree.json(tree.at("run").map())));
                return;
            }
            var trace = Trace.read(tree.at("game"));
            known.computeIfAbsent(tree.at("seats").number(), ignored -> new TreeMap<>())
                    .put(trace.number(), trace);
        } catch (BadInput wrong) {
            throw new BadInput(Text.say("{0}: {1}", file, wrong.text()), wrong);
        }
    }

    /** The games that were played before at a table of that size. */
    Map<Integer, Trace> known(int seats) {
        return known.getOrDefault(seats, Map.of());
    }

    /** Called from every thread that plays. */
    synchronized void keep(int seats, Trace trace) {
        var line = new LinkedHashMap<String, Object>();
        line.put("seats", seats);
        line.put("game", trace);
        out.println(Json.write(line));
        out.flush();
        if (out.checkError()) throw new UncheckedIOException(new IOException("a game cannot be kept"));
    }

    @Override
    public void close() {
        out.close();
    }
}
