package comptoir.server.wire;

import comptoir.engine.Tree;
import comptoir.protocol.About;
import comptoir.server.table.OpenTables;
import comptoir.server.wire.Bodies.SendingAway;
import java.time.Duration;
import java.util.List;

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
        routes.get(
                        "/api/lobby",
                        "The open tables that wait for players, at once or when anything has changed",
                        OpenTablesNow.class,
                        this::lobby)
                .asking("after", "the state one has seen: answered when there is another, or after a while")
                .post(
                        "/api/tables/{table}/resign",
                        "Gives the game up: a bot of the table's level goes on, and all are told",
                        TableInfo.class,
                        this::resign)
                .post(
                        "/api/tables/{table}/send-away",
                        "Sends away a stranger who took an open seat and never became ready",
                        SendingAway.class,
                        TableInfo.class,
                        this::sendAway);
    }

    record OpenTablesNow(
            @About("Names what is told here, to ask for what comes after it.")
            String state,

            List<TableInfo> tables) {}

    /** Answers at once to who has seen nothing or something else, and otherwise when anything has changed or after a while. */
    private OpenTablesNow lobby(Exchange exchange) {
        var now = openTables.after(exchange.query("after").orElse(""), WAIT);
        return new OpenTablesNow(
                String.valueOf(now.state()),
                now.docs().stream()
                        .map(doc -> TableInfo.waiting(doc, services.lobby().inMemory(doc.id())))
                        .toList());
    }

    private TableInfo resign(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        services.seating().resign(table, seat);
        return TableInfo.of(table, seat);
    }

    private TableInfo sendAway(Exchange exchange, SendingAway wish) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        int stranger = Tree.of("request.seat", wish.seat())
                .number(0, table.doc().places().size() - 1);
        services.seating().sendAway(table, seat, stranger);
        return TableInfo.of(table, seat);
    }
}
