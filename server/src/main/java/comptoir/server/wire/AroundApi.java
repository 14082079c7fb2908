package comptoir.server.wire;

import comptoir.server.table.OpenTables;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Around the table: the open tables as they change, giving up, sending away who never becomes ready. */
final class AroundApi {

    /** Shorter than any middleman's patience with a silent connection. */
    private static final Duration WAIT = Duration.ofSeconds(20);

    private final Services services;
    private final OpenTables openTables;

    AroundApi(Services services) {
        this.services = services;
        this.openTables = new OpenTables(services.lobby());
    }

    void routes(Routes routes) {
        routes.get("/api/lobby", this::lobby)
                .post("/api/tables/{table}/resign", this::resign)
                .post("/api/tables/{table}/send-away", this::sendAway);
    }

    /** The open tables that wait for players; {@code after} names the state the asker has seen. */
    record OpenTablesNow(String state, List<Map<String, Object>> tables) {}

    /** Answers at once to who has seen nothing or something else, and otherwise when anything has changed or after a while. */
    private void lobby(Exchange exchange) {
        var now = openTables.after(exchange.query("after").orElse(""), WAIT);
        exchange.response().getHeaders().put("Cache-Control", "no-store");
        exchange.send(new OpenTablesNow(
                String.valueOf(now.state()),
                now.docs().stream()
                        .map(doc -> TableInfo.of(doc, services.lobby().inMemory(doc.id())))
                        .toList()));
    }

    private void resign(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        services.seating().resign(table, seat);
        exchange.send(TableInfo.of(table, seat));
    }

    private void sendAway(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        int stranger = exchange.body().at("seat").number(0, table.doc().places().size() - 1);
        services.seating().sendAway(table, seat, stranger);
        exchange.send(TableInfo.of(table, seat));
    }
}
