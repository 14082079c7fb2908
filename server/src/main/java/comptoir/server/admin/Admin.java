package comptoir.server.admin;

import comptoir.server.ComptoirServer;
import comptoir.server.admin.AdminAnswer.SeatLink;
import comptoir.server.admin.AdminAnswer.TableLine;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.SeatDoc;
import comptoir.server.table.Seating;
import comptoir.server.table.TableDoc;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** What a running server does when its admin asks. */
public final class Admin implements Function<AdminRequest, AdminAnswer> {

    private static final int MOST_LISTED = 10_000;

    private final ComptoirServer server;

    public Admin(ComptoirServer server) {
        this.server = server;
    }

    @Override
    public AdminAnswer apply(AdminRequest request) {
        return switch (request) {
            case AdminRequest.List() -> AdminAnswer.tables(list());
            case AdminRequest.Close(var table) -> {
                server.lobby().visit(table).close();
                yield AdminAnswer.DONE;
            }
            case AdminRequest.Delete(var table) -> {
                server.lobby().delete(table);
                yield AdminAnswer.DONE;
            }
            case AdminRequest.RenewKeys(var table) -> AdminAnswer.links(renew(table));
            case AdminRequest.Ban(var address) -> AdminAnswer.bans(server.bans().add(address));
            case AdminRequest.Unban(var address) ->
                AdminAnswer.bans(server.bans().remove(address));
            case AdminRequest.Bans() -> AdminAnswer.bans(server.bans().all());
            case AdminRequest.Vacuum() -> {
                server.lobby().store().vacuum();
                yield AdminAnswer.DONE;
            }
            case AdminRequest.Backup(var file) -> {
                server.lobby().store().backup(Path.of(file));
                yield AdminAnswer.DONE;
            }
        };
    }

    private List<TableLine> list() {
        var listed = new ArrayList<TableLine>();
        for (var status : Status.values())
            for (var row : server.lobby().store().tables(status, false, MOST_LISTED)) {
                var names =
                        TableDoc.read(row).places().stream().map(Admin::name).toList();
                listed.add(new TableLine(row.id(), status, row.game(), row.changedAt(), names));
            }
        return listed;
    }

    private static String name(SeatDoc place) {
        if (place.kind() == SeatDoc.Kind.BOT) return place.level();
        if (!place.taken()) return "-";
        return place.name().isEmpty() ? "?" : place.name();
    }

    /** New links for the seats that people have; those of before fit no more. */
    private List<SeatLink> renew(String id) {
        var table = server.lobby().visit(id);
        var seating = new Seating(server.lobby());
        var links = new ArrayList<SeatLink>();
        for (int seat = 0; seat < table.doc().places().size(); seat++)
            if (table.doc().places().get(seat).isPersons())
                links.add(new SeatLink(seat, server.url() + "t/" + id + "#" + seating.readmit(table, seat)));
        return links;
    }
}
