package comptoir.server.wire;

import comptoir.engine.Seats;
import comptoir.protocol.Message.VerifyAnswer;
import comptoir.protocol.Verification;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.Archive;
import comptoir.server.table.Archive.GameFile;
import comptoir.server.table.Archive.GoingOn;
import comptoir.server.table.Refused;
import comptoir.server.table.Rehearsal;
import comptoir.server.table.Replays;
import comptoir.server.table.Snapshot;
import comptoir.server.table.Table;
import comptoir.server.wire.Answers.ChatLog;
import comptoir.server.wire.Answers.MadeTable;
import comptoir.server.wire.Answers.PastMoments;
import java.util.List;

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
        var from = "The first number; 0 where it is left out.";
        var to = "The last number; as far as there are any where it is left out.";
        var as = "Whose eyes, once the game is over: a seat, spectator or all.";
        routes.get("/api/tables/{table}/chat", "All that was said", ChatLog.class, this::chat)
                .asking("from", from)
                .get(
                        "/api/tables/{table}/export",
                        "The whole game once it is over, with the secret behind its chance",
                        GameFile.class,
                        this::export)
                .costing(Limits.REPLAY)
                .get(
                        "/api/tables/{table}/history",
                        "What one was told, number by number",
                        PastMoments.class,
                        this::history)
                .asking("from", from)
                .asking("to", to)
                .asking("as", as)
                .get(
                        "/api/tables/{table}/replay",
                        "What one was told and saw, number by number; 200 at most at a time",
                        PastMoments.class,
                        this::replay)
                .asking("from", from)
                .asking("to", to)
                .asking("as", as)
                .get(
                        "/api/tables/{table}/verify",
                        "Whether the chance of a game that is over was honest",
                        VerifyAnswer.class,
                        this::verifyTable)
                .make(
                        "/api/tables/{table}/go-on",
                        "A new table that goes on from a move",
                        GoingOn.class,
                        MadeTable.class,
                        this::goOn)
                .costing(Limits.CHECK)
                .post(
                        "/api/verify",
                        "Whether the chance of a game that was given out was honest",
                        GameFile.class,
                        VerifyAnswer.class,
                        this::verify)
                .make(
                        "/api/import",
                        "Brings in a game that was given out",
                        GameFile.class,
                        TableInfo.class,
                        this::bringIn)
                .costing(Limits.ORDINARY);
    }

    private ChatLog chat(Exchange exchange) {
        var table = exchange.table();
        int viewer = exchange.viewer(table);
        var muted = viewer >= 0 ? table.doc().places().get(viewer).muted() : List.<Integer>of();
        var rows = services.lobby().store().chat(table.id(), exchange.query("from", 0)).stream()
                .filter(row -> !muted.contains(row.seat()))
                .map(ChatLine::of)
                .toList();
        return new ChatLog(rows);
    }

    private PastMoments history(Exchange exchange) {
        var table = exchange.table();
        int viewer = eyes(exchange, table);
        int to = exchange.query("to", Integer.MAX_VALUE);
        int from = exchange.query("from", 0);
        var now = begun(table);
        var moments = services.replays()
                .run(() -> Rehearsal.of(table.doc(), services.lobby().store()).notices(now, from, to, viewer));
        return new PastMoments(table.id(), List.copyOf(moments));
    }

    private PastMoments replay(Exchange exchange) {
        var table = exchange.table();
        int viewer = eyes(exchange, table);
        int from = Math.max(0, exchange.query("from", 0));
        int to = Math.min(exchange.query("to", Integer.MAX_VALUE), from + MOST_VIEWS - 1);
        var now = begun(table);
        var moments = services.replays()
                .run(() -> Rehearsal.of(table.doc(), services.lobby().store()).views(now, from, to, viewer));
        return new PastMoments(table.id(), List.copyOf(moments));
    }

    private static Snapshot<?> begun(Table table) {
        return table.snapshot().orElseThrow(() -> new Refused(Refused.Code.NOT_NOW, "the game has not begun"));
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

    private GameFile export(Exchange exchange) {
        var table = exchange.table();
        exchange.viewer(table);
        return archive.export(table);
    }

    private VerifyAnswer verifyTable(Exchange exchange) {
        var table = exchange.table();
        exchange.viewer(table);
        return verify(exchange, archive.export(table));
    }

    private VerifyAnswer verify(Exchange exchange, GameFile game) {
        return services.replays().run(() -> Verification.of(game.tree(), Replays::goOn));
    }

    private TableInfo bringIn(Exchange exchange, GameFile game) {
        services.limits().newTable(exchange.address());
        var table = services.replays().run(() -> archive.bringIn(game));
        return TableInfo.of(table, Seats.SPECTATOR);
    }

    private MadeTable goOn(Exchange exchange, GoingOn wish) {
        var table = exchange.table();
        int viewer = exchange.viewer(table);
        services.limits().newTable(exchange.address());
        var person = exchange.welcome(wish.wishes().name(), wish.wishes().avatar());
        var made = services.replays().run(() -> archive.goOn(table, viewer, wish, People.sitter(person)));
        return Api.created(made, services.lobby().create(made, Subscriber.of(exchange.address())));
    }
}
