package comptoir.server.wire;

import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.store.Rows.SittingRow;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.Archive;
import comptoir.server.table.PlainText;
import comptoir.server.table.Seating;
import comptoir.server.table.TableDoc;
import comptoir.server.wire.Answers.OwnTable;
import comptoir.server.wire.Answers.Person;
import comptoir.server.wire.Answers.PersonFile;
import comptoir.server.wire.Answers.Tables;
import comptoir.server.wire.Bodies.Naming;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.http.HttpHeader;

/** Somebody's own: their name, their tables, all that is kept of them, and the end of that. */
final class PersonApi {

    private static final int MOST_LISTED = 50;
    private static final int ALL = 10_000;
    private static final Person NOBODY = new Person(false, "", "");

    private final Services services;

    PersonApi(Services services) {
        this.services = services;
    }

    void routes(Routes routes) {
        routes.get("/api/me", "Who the cookie belongs to", Person.class, this::me)
                .put(
                        "/api/me",
                        "Gives oneself a name, a face, or both; somebody new gets a cookie",
                        Naming.class,
                        Person.class,
                        this::rename)
                .delete(
                        "/api/me",
                        "Forgets oneself; tables that were one's own alone are taken away",
                        Person.class,
                        this::forget)
                .get("/api/me/tables", "The tables where one sits, the latest first", Tables.class, this::myTables)
                .costing(Limits.REPLAY)
                .get(
                        "/api/me/export",
                        "All that is kept of oneself: name, tables, what one said, whole games that are over",
                        PersonFile.class,
                        this::export)
                .costing(Limits.ORDINARY);
    }

    static Person of(PersonRow person) {
        return new Person(true, person.name(), person.avatar());
    }

    private Person me(Exchange exchange) {
        return exchange.person().map(PersonApi::of).orElse(NOBODY);
    }

    private Person rename(Exchange exchange, Naming wish) {
        var name = wish.name();
        if (wish.avatar() == null || name != null)
            if (name == null || PlainText.name(name).isEmpty())
                throw Tree.of("request.name", name).wrong(Text.say("is empty"));
        return of(exchange.welcome(name, wish.avatar()));
    }

    private Tables myTables(Exchange exchange) {
        return new Tables(
                sittings(exchange, MOST_LISTED).stream().map(Own::info).toList());
    }

    private record Own(SittingRow sitting, TableDoc doc) {
        TableInfo info() {
            return TableInfo.listed(doc, sitting.seat());
        }
    }

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
    private PersonFile export(Exchange exchange) {
        var store = services.lobby().store();
        var tables = new ArrayList<OwnTable>();
        for (var own : sittings(exchange, ALL)) {
            var said = store.chat(own.doc.id(), 0).stream()
                    .filter(row -> row.seat() == own.sitting.seat())
                    .map(ChatLine::of)
                    .toList();
            boolean over = own.doc.status() == Status.OVER;
            tables.add(new OwnTable(own.info(), said, over ? Archive.written(own.doc, store) : null));
        }
        return new PersonFile(me(exchange).name(), tables);
    }

    /** Forgets a person: tables that were theirs alone are taken away, and at the others their name is. */
    private Person forget(Exchange exchange) {
        var person = exchange.personId();
        for (var own : sittings(exchange, ALL)) {
            var table = services.lobby().visit(own.doc.id());
            if (table.isOnlyFor(own.sitting.seat())) services.lobby().delete(table.id());
            else Seating.forget(table, own.sitting.seat());
        }
        if (!person.isEmpty()) services.lobby().store().forget(person);
        exchange.response().getHeaders().put(HttpHeader.SET_COOKIE, People.COOKIE + "=; Path=/; Max-Age=0");
        return NOBODY;
    }
}
