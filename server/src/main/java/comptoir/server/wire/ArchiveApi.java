package comptoir.server.wire;

import comptoir.engine.Seats;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.protocol.Verification;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.Archive;
import comptoir.server.table.Refused;
import comptoir.server.table.Rehearsal;
import comptoir.server.table.Replays;
import comptoir.server.table.Table;
import java.util.List;
import java.util.Map;

/** What has been played: history, replay, export and import, checking chance, going on from a move. */
final class ArchiveApi {

    private static final int MOST_VIEWS = 200;

    private final Services services;
    private final Archive archive;

    ArchiveApi(Services services) {
        this.services = services;
        this.archive = new Archive(services.lobby());
    }

    void routes(Routes routes) {
        routes.get("/api/tables/{table}/chat", this::chat)
                .get("/api/tables/{table}/export", this::export)
                .costing(Limits.REPLAY)
                .get("/api/tables/{table}/history", this::history)
                .get("/api/tables/{table}/replay", this::replay)
                .get("/api/tables/{table}/verify", this::verifyTable)
                .post("/api/tables/{table}/go-on", this::goOn)
                .costing(Limits.CHECK)
                .post("/api/verify", this::verify)
                .post("/api/import", this::bringIn)
                .costing(Limits.ORDINARY);
    }

    private void chat(Exchange exchange) {
        var table = exchange.table();
        int viewer = exchange.viewer(table);
        var muted = viewer >= 0 ? table.doc().places().get(viewer).muted() : List.<Integer>of();
        var rows = services.lobby().store().chat(table.id(), exchange.query("from", 0)).stream()
                .filter(row -> !muted.contains(row.seat()))
                .map(Outbox::said)
                .toList();
        exchange.send(Map.of("chat", rows));
    }

    private void history(Exchange exchange) {
        var table = exchange.table();
        int viewer = eyes(exchange, table);
        int to = Math.min(exchange.query("to", Integer.MAX_VALUE), knownTo(table, viewer));
        int from = exchange.query("from", 0);
        var moments = services.replays()
                .run(() -> Rehearsal.of(table.doc(), services.lobby().store()).notices(from, to, viewer));
        exchange.send(Map.of("table", table.id(), "moments", moments));
    }

    private void replay(Exchange exchange) {
        var table = exchange.table();
        int viewer = eyes(exchange, table);
        int from = Math.max(0, exchange.query("from", 0));
        int wished = Math.min(exchange.query("to", Integer.MAX_VALUE), from + MOST_VIEWS - 1);
        int to = Math.min(wished, knownTo(table, viewer));
        var moments = services.replays()
                .run(() -> Rehearsal.of(table.doc(), services.lobby().store()).views(from, to, viewer));
        exchange.send(Map.of("table", table.id(), "moments", moments));
    }

    /** Nobody learns from the history what the table does not tell yet. */
    private static int knownTo(Table table, int viewer) {
        return table.snapshot().map(snapshot -> snapshot.knownTo(viewer)).orElse(Integer.MAX_VALUE);
    }

    /** Whose eyes to look through: one's own while the game is played, anybody's or all at once when it is over. */
    private static int eyes(Exchange exchange, Table table) {
        int own = exchange.viewer(table);
        var wished = exchange.query("as");
        if (wished.isEmpty()) return own;
        if (table.doc().status() != Status.OVER)
            throw new Refused(Refused.Code.NOT_ALLOWED, "while the game is played everybody has their own eyes only");
        return switch (wished.get()) {
            case "all" -> Seats.ALL_SEEING;
            case "spectator" -> Seats.SPECTATOR;
            default -> {
                int seat = exchange.query("as", -1);
                if (seat < 0 || seat >= table.doc().places().size())
                    throw new Refused(Refused.Code.BAD_REQUEST, "as must be a seat, spectator or all");
                yield seat;
            }
        };
    }

    private void export(Exchange exchange) {
        var table = exchange.table();
        exchange.viewer(table);
        exchange.send(archive.export(table));
    }

    private void verifyTable(Exchange exchange) {
        var table = exchange.table();
        exchange.viewer(table);
        var game = Tree.of("game", Json.plain(archive.export(table)));
        exchange.send(services.replays().run(() -> Verification.of(game, Replays::goOn)));
    }

    private void verify(Exchange exchange) {
        var body = exchange.body();
        exchange.send(services.replays().run(() -> Verification.of(body, Replays::goOn)));
    }

    private void bringIn(Exchange exchange) {
        services.limits().newTable(exchange.address());
        var body = exchange.body();
        var table = services.replays().run(() -> archive.bringIn(body));
        exchange.send(201, TableInfo.of(table, Seats.SPECTATOR));
    }

    private void goOn(Exchange exchange) {
        var table = exchange.table();
        int viewer = exchange.viewer(table);
        services.limits().newTable(exchange.address());
        var body = exchange.body();
        var person = exchange.welcome(body);
        var made = services.replays().run(() -> archive.goOn(table, viewer, body, People.sitter(person)));
        Api.created(exchange, made, services.lobby().create(made, exchange.address()));
    }
}
