package comptoir.server.table;

import comptoir.engine.Game;
import comptoir.engine.Log;
import comptoir.engine.Logs;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.store.Rows.LogRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rows of a history as the engine's log. */
final class History {

    private History() {}

    static Log log(Game<?> game, TableDoc doc, List<LogRow> rows) {
        return Logs.read(game, Tree.of("log", written(doc, rows)));
    }

    /** The log as plain data. */
    static Map<String, Object> written(TableDoc doc, List<LogRow> rows) {
        var log = new LinkedHashMap<String, Object>();
        log.put("game", doc.game());
        log.put("rules", doc.rules());
        log.put("seats", doc.seats());
        log.put("options", doc.options());
        log.put("entries", plain(rows));
        return log;
    }

    static List<Log.Entry> entries(List<LogRow> rows) {
        return Tree.of("entries", plain(rows)).list().stream()
                .map(Logs::readEntry)
                .toList();
    }

    private static List<Object> plain(List<LogRow> rows) {
        var entries = new ArrayList<Object>();
        for (var row : rows)
            for (var entry : Tree.of("entries", Json.read(row.entries())).list()) {
                var value = entry.value();
                if (value != null) entries.add(value);
            }
        return entries;
    }
}
