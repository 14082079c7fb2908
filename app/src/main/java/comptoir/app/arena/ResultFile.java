package comptoir.app.arena;

import comptoir.bots.arena.Result;
import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Logs;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of a programme as they come: a line that tells the programme, then a line for each game, in any order. Each is
 * written at once, so that whatever ends the program, what was played is kept; a last line that was cut off counts for
 * nothing, and its game is played again.
 */
final class ResultFile {

    private final Path file;

    private ResultFile(Path file) {
        this.file = file;
    }

    /** The file of one part of a programme in a folder; other programmes have other files. */
    static ResultFile of(Path folder, Programme programme, Shard shard) {
        var name = Integer.toHexString(Json.write(programme.written()).hashCode());
        return new ResultFile(folder.resolve("results-" + name + shard.suffix() + ".jsonl"));
    }

    /** What the file holds already, by number; it is ready then for more. */
    Map<Integer, Result> open(Programme programme) {
        try {
            if (!Files.exists(file)) {
                Files.writeString(file, Json.write(programme.written()) + "\n");
                return Map.of();
            }
            var read = read(file);
            if (!read.programme.isSameAs(programme))
                throw new BadInput(Text.say("{0} holds the results of another arena", file));
            var text = new StringBuilder(Json.write(programme.written()) + "\n");
            for (var result : read.results.values()) text.append(line(result));
            if (read.torn) Files.writeString(file, text);
            return read.results;
        } catch (IOException unwritable) {
            throw new BadInput(
                    Text.say("{0} cannot be written: {1}", file, String.valueOf(unwritable.getMessage())), unwritable);
        }
    }

    /** Called from every thread that plays. */
    synchronized void add(Result result) {
        try {
            Files.writeString(file, line(result), StandardOpenOption.APPEND);
        } catch (IOException unwritable) {
            throw new BadInput(
                    Text.say("{0} cannot be written: {1}", file, String.valueOf(unwritable.getMessage())), unwritable);
        }
    }

    /**
     * @param torn whether the last line was cut off
     */
    record Content(Programme programme, Map<Integer, Result> results, boolean torn) {}

    static Content read(Path file) {
        List<String> lines;
        try {
            lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new BadInput(
                    Text.say("{0} cannot be read: {1}", file, String.valueOf(unreadable.getMessage())), unreadable);
        }
        if (lines.isEmpty()) throw new BadInput(Text.say("{0} is empty", file));
        Programme programme;
        try {
            programme = Programme.read(Tree.of("the first line", Json.readObject(lines.getFirst())));
        } catch (BadInput wrong) {
            throw new BadInput(Text.say("{0} holds no results of an arena: {1}", file, wrong.text()), wrong);
        }
        var results = new HashMap<Integer, Result>();
        for (int i = 1; i < lines.size(); i++) {
            try {
                var result = result(Tree.of("line " + (i + 1), Json.readObject(lines.get(i))));
                results.put(result.number(), result);
            } catch (BadInput wrong) {
                if (i + 1 == lines.size()) return new Content(programme, results, true);
                throw new BadInput(Text.say("{0}: {1}", file, wrong.text()), wrong);
            }
        }
        return new Content(programme, results, false);
    }

    private static String line(Result result) {
        return Json.write(written(result)) + "\n";
    }

    private static Map<String, Object> written(Result result) {
        var line = new LinkedHashMap<String, Object>();
        line.put("number", result.number());
        line.put("fate", result.fate());
        line.put("decisions", result.decisions());
        line.put("decided", result.decided());
        line.put("players", result.players());
        line.put("forfeits", result.forfeits());
        return line;
    }

    /** As it comes from another machine: with its log, which is kept in a file of its own. */
    static String sent(Result result) {
        var sent = written(result);
        if (result.log() != null) sent.put("log", Logs.write(result.log()));
        return Json.write(sent);
    }

    static Result received(Game<?> game, String sent) {
        var tree = Tree.of("the result", Json.readObject(sent));
        var result = result(tree);
        return tree.has("log") ? result.withLog(Logs.read(game, tree.at("log"))) : result;
    }

    private static Result result(Tree line) {
        var players = new ArrayList<Result.Player>();
        for (var player : line.list("players"))
            players.add(new Result.Player(
                    player.at("contender").number(),
                    player.at("bot").text(),
                    decimal(player.at("win")),
                    player.at("score").isNull() ? null : (Double) decimal(player.at("score")),
                    (long) decimal(player.at("nanos")),
                    player.at("moves").number()));
        var forfeits = new ArrayList<Result.Forfeited>();
        for (var forfeit : line.list("forfeits"))
            forfeits.add(new Result.Forfeited(
                    forfeit.at("contender").number(),
                    forfeit.at("bot").text(),
                    forfeit.at("seat").number(),
                    forfeit.at("what").text()));
        return new Result(
                line.at("number").number(),
                line.at("fate").text(),
                List.copyOf(players),
                line.at("decisions").number(),
                line.at("decided").flag(),
                List.copyOf(forfeits),
                null);
    }

    private static double decimal(Tree tree) {
        if (tree.value() instanceof Number number) return number.doubleValue();
        throw tree.wrong(Text.say("must be a number"));
    }
}
