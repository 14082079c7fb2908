package comptoir.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Logs as plain data. */
public final class Logs {

    private Logs() {}

    public static Map<String, Object> write(Log log) {
        var written = new LinkedHashMap<String, Object>();
        written.put("game", log.game());
        written.put("rules", log.rulesVersion());
        written.put("seats", log.setup().seats());
        written.put("options", log.setup().options());
        if (log.scene() != null) written.put("scene", log.scene());
        var entries = new ArrayList<Map<String, Object>>();
        for (var entry : log.entries()) entries.add(write(entry));
        written.put("entries", entries);
        return written;
    }

    public static Map<String, Object> write(Log.Entry entry) {
        var written = new LinkedHashMap<String, Object>();
        switch (entry) {
            case Log.Answered(int seat, var answer) -> {
                written.put("seat", seat);
                written.put("answer", answer);
            }
            case Log.Drawn(var source, int outcomes, int index, var name) -> {
                written.put("fate", source);
                written.put("of", outcomes);
                written.put("draws", index);
                written.put("name", name);
            }
            case Log.Shuffled(var source, var order) -> {
                written.put("fate", source);
                written.put("order", order);
            }
            case Log.TakenBack(int seat, boolean granted) -> {
                written.put("seat", seat);
                written.put("takesBack", granted ? "granted" : "fair");
            }
        }
        return written;
    }

    public static Log read(Game<?> game, Tree tree) {
        if (!game.id().equals(tree.at("game").text()))
            throw tree.wrong(Text.say("is of {0}, not of {1}", tree.at("game").text(), game.id()));
        var entries = new ArrayList<Log.Entry>();
        for (var entry : tree.at("entries").list()) entries.add(readEntry(entry));
        return new Log(
                game.id(),
                tree.at("rules").text(),
                game.setup(tree.at("seats").number(), tree.at("options")),
                tree.at("scene").value(),
                List.copyOf(entries));
    }

    public static Log.Entry readEntry(Tree entry) {
        if (entry.has("answer")) return new Log.Answered(entry.at("seat").number(0, 30), plain(entry.at("answer")));
        if (entry.has("takesBack"))
            return new Log.TakenBack(
                    entry.at("seat").number(0, 30),
                    "granted".equals(entry.at("takesBack").text()));
        if (entry.has("order")) {
            var order = entry.at("order").list().stream().map(Tree::number).toList();
            return new Log.Shuffled(entry.at("fate").text(), order);
        }
        if (entry.has("draws"))
            return new Log.Drawn(
                    entry.at("fate").text(),
                    entry.at("of").number(),
                    entry.at("draws").number(),
                    entry.text("name", ""));
        throw entry.wrong(Text.say("is neither an answer nor fate's nor a take-back"));
    }

    /** Answers compare by equality, so their keys must be texts. */
    @SuppressWarnings("unchecked")
    private static Map<String, Object> plain(Tree tree) {
        return (Map<String, Object>) tree.map();
    }
}
