package comptoir.server.admin;

import comptoir.engine.Tree;
import comptoir.server.ComptoirServer;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.SeatDoc;
import comptoir.server.table.Seating;
import comptoir.server.table.TableDoc;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** What a running server does when its admin asks. */
public final class Admin implements Function<Tree, Map<String, Object>> {

    private static final int MOST_LISTED = 10_000;

    private final ComptoirServer server;

    public Admin(ComptoirServer server) {
        this.server = server;
    }

    @Override
    public Map<String, Object> apply(Tree command) {
        return switch (command.at("do").text()) {
            case "list" -> Map.of("tables", list());
            case "close" -> {
                server.lobby().visit(table(command)).close();
                yield Map.of();
            }
            case "delete" -> {
                server.lobby().delete(table(command));
                yield Map.of();
            }
            case "renew-keys" -> Map.of("links", renew(table(command)));
            case "ban" -> Map.of("bans", server.bans().add(command.at("address").text()));
            case "unban" ->
                Map.of("bans", server.bans().remove(command.at("address").text()));
            case "bans" -> Map.of("bans", server.bans().all());
            case "vacuum" -> {
                server.lobby().store().vacuum();
                yield Map.of();
            }
            case "backup" -> {
                server.lobby().store().backup(Path.of(command.at("file").text()));
                yield Map.of();
            }
            default -> throw command.at("do").wrong("is no admin command");
        };
    }

    private static String table(Tree command) {
        return command.at("table").text();
    }

    private List<Map<String, Object>> list() {
        var listed = new ArrayList<Map<String, Object>>();
        for (var status : Status.values())
            for (var row : server.lobby().store().tables(status, false, MOST_LISTED)) {
                var doc = TableDoc.read(row);
                var line = new LinkedHashMap<String, Object>();
                line.put("table", row.id());
                line.put("status", status.name().toLowerCase(Locale.ROOT));
                line.put("game", row.game());
                line.put("changedAt", row.changedAt());
                line.put("names", doc.places().stream().map(Admin::name).toList());
                listed.add(line);
            }
        return listed;
    }

    private static String name(SeatDoc place) {
        if (place.kind() == SeatDoc.Kind.BOT) return place.level();
        if (!place.taken()) return "-";
        return place.name().isEmpty() ? "?" : place.name();
    }

    /** New links for the seats that people have; those of before fit no more. */
    private Map<String, Object> renew(String id) {
        var table = server.lobby().visit(id);
        var seating = new Seating(server.lobby());
        var links = new LinkedHashMap<String, Object>();
        for (int seat = 0; seat < table.doc().places().size(); seat++)
            if (table.doc().places().get(seat).isPersons())
                links.put(String.valueOf(seat), server.url() + "t/" + id + "#" + seating.readmit(table, seat));
        return links;
    }
}
