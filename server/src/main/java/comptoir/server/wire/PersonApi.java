package comptoir.server.wire;

import comptoir.server.store.Rows.PersonRow;
import comptoir.server.store.Rows.SittingRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.Archive;
import comptoir.server.table.PlainText;
import comptoir.server.table.Seating;
import comptoir.server.table.TableDoc;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.http.HttpHeader;

/** Somebody's own: their name, their tables, all that is kept of them, and the end of that. */
final class PersonApi {

    private static final int MOST_LISTED = 50;
    private static final int ALL = 10_000;

    private final Services services;

    PersonApi(Services services) {
        this.services = services;
    }

    void routes(Routes routes) {
        routes.get("/api/me", this::me)
                .put("/api/me", this::rename)
                .delete("/api/me", this::forget)
                .get("/api/me/tables", this::myTables)
                .costing(Limits.REPLAY)
                .get("/api/me/export", this::export)
                .costing(Limits.ORDINARY);
    }

    /** What somebody is told of themselves. */
    record Me(boolean known, String name, String avatar) {
        static final Me NOBODY = new Me(false, "", "");

        static Me of(PersonRow person) {
            return new Me(true, person.name(), person.avatar());
        }
    }

    private void me(Exchange exchange) {
        exchange.send(exchange.person().map(Me::of).orElse(Me.NOBODY));
    }

    private void rename(Exchange exchange) {
        var body = exchange.body();
        if (!body.has("avatar") || body.has("name"))
            if (PlainText.name(body.at("name").text()).isEmpty())
                throw body.at("name").wrong("is empty");
        exchange.send(Me.of(exchange.welcome(body)));
    }

    private void myTables(Exchange exchange) {
        var tables = new ArrayList<Map<String, Object>>();
        for (var own : sittings(exchange, MOST_LISTED)) {
            var info = TableInfo.of(own.doc, null);
            info.put("seat", own.sitting.seat());
            tables.add(info);
        }
        exchange.send(Map.of("tables", tables));
    }

    private record Own(SittingRow sitting, TableDoc doc) {}

    private List<Own> sittings(Exchange exchange, int most) {
        var store = services.lobby().store();
        var own = new ArrayList<Own>();
        for (var sitting : store.sittings(exchange.personId(), most)) {
            var table = store.table(sitting.table());
            if (table.isEmpty()) continue;
            var doc = TableDoc.read(table.get());
            // The seat may have been given to another since.
            if (doc.places().get(sitting.seat()).person().equals(sitting.person())) own.add(new Own(sitting, doc));
        }
        return own;
    }

    /** All that is kept of a person: their name, where they sit, what they said, and their games that are over. */
    private void export(Exchange exchange) {
        var store = services.lobby().store();
        var tables = new ArrayList<Map<String, Object>>();
        for (var own : sittings(exchange, ALL)) {
            var info = TableInfo.of(own.doc, null);
            info.put("seat", own.sitting.seat());
            info.put(
                    "said",
                    store.chat(own.doc.id(), 0).stream()
                            .filter(row -> row.seat() == own.sitting.seat())
                            .map(Outbox::said)
                            .toList());
            if (own.doc.status() == Status.OVER) info.put("export", Archive.written(own.doc, store));
            tables.add(info);
        }
        var name = exchange.person().map(each -> each.name()).orElse("");
        exchange.send(Map.of("name", name, "tables", tables));
    }

    /** Forgets a person: tables that were theirs alone are taken away, and at the others their name is. */
    private void forget(Exchange exchange) {
        var person = exchange.personId();
        for (var own : sittings(exchange, ALL)) {
            var table = services.lobby().table(own.doc.id());
            if (table.isOnlyFor(own.sitting.seat())) services.lobby().delete(table.id());
            else Seating.forget(table, own.sitting.seat());
        }
        if (!person.isEmpty()) services.lobby().store().forget(person);
        exchange.response().getHeaders().put(HttpHeader.SET_COOKIE, People.COOKIE + "=; Path=/; Max-Age=0");
        exchange.send(Me.NOBODY);
    }
}
