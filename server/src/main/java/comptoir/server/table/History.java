package comptoir.server.table;

import comptoir.engine.Game;
import comptoir.engine.Log;
import comptoir.engine.Logs;
import comptoir.engine.Setup;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.store.Rows.LogRow;
import java.util.List;
import java.util.Map;

/** The rows of a history as the engine's log. */
final class History {

    private History() {}

    static Log log(Game<?> game, TableDoc doc, List<LogRow> rows) {
        return new Log(
                game.id(),
                doc.rules(),
                game.setup(doc.seats(), Tree.of("options", doc.options())),
                null,
                entries(rows));
    }

    /** The log as plain data, also of a game that nobody here knows any more. */
    static Map<String, Object> written(TableDoc doc, List<LogRow> rows) {
        return Logs.write(new Log(doc.game(), doc.rules(), new Setup(doc.seats(), doc.options()), null, entries(rows)));
    }

    static List<Log.Entry> entries(List<LogRow> rows) {
        return rows.stream()
                .flatMap(row -> Tree.of("entries", Json.read(row.entries())).list().stream())
                .map(Logs::readEntry)
                .toList();
    }
}
