package comptoir.server.wire;

import comptoir.engine.Seats;
import comptoir.engine.Tree;
import comptoir.protocol.Catalogue;
import comptoir.protocol.Games;
import comptoir.protocol.Session;
import comptoir.server.store.Rows.Status;
import comptoir.server.table.Bots;
import comptoir.server.table.NewTable;
import comptoir.server.table.NewTable.TableWish;
import comptoir.server.table.PlainText;
import comptoir.server.table.Refused;
import comptoir.server.table.Right;
import comptoir.server.table.Table;
import comptoir.server.table.TableDoc;
import comptoir.server.wire.Answers.Catalogues;
import comptoir.server.wire.Answers.DeletedTable;
import comptoir.server.wire.Answers.FreshKey;
import comptoir.server.wire.Answers.GameOffer;
import comptoir.server.wire.Answers.GamesList;
import comptoir.server.wire.Answers.Health;
import comptoir.server.wire.Answers.Invitation;
import comptoir.server.wire.Answers.JoinedTable;
import comptoir.server.wire.Answers.MadeTable;
import comptoir.server.wire.Answers.Tables;
import comptoir.server.wire.Bodies.Joining;
import comptoir.server.wire.Bodies.Muting;
import comptoir.server.wire.Bodies.Readiness;
import comptoir.server.wire.Bodies.StandingIn;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** The paths over HTTP; docs/openapi.yaml is written from what they say of themselves. */
final class Api {

    private static final Logger LOGGER = System.getLogger(Api.class.getName());
    private static final int MOST_LISTED = 50;
    private static final Duration PROBE = Duration.ofMillis(1500);

    private final Services services;
    private final GamesList games;

    Api(Services services) {
        this.services = services;
        this.games = games();
    }

    Routes routes() {
        var routes = new Routes()
                .get("/health", "The same as /health/ready", Health.class, this::writes)
                .get("/health/live", "Whether the process answers", Health.class, _ -> new Health("up", null))
                .get(
                        "/health/ready",
                        "Whether something can be written within 1.5 s; 503 otherwise",
                        Health.class,
                        this::writes)
                .other(
                        "/metrics",
                        "Counters for Prometheus, for who shows the token of the settings (Authorization Bearer)",
                        this::metrics)
                .other("/api/socket", "The WebSocket of live play (see server.md)", Api::noSocket)
                .get(
                        "/api/games",
                        "The games, their options as JSON Schema, and the bots' levels",
                        GamesList.class,
                        _ -> games)
                .get("/api/rules", "The rule catalogues", Catalogues.class, _ -> new Catalogues(Catalogue.all()))
                .get("/api/tables", "Open tables, the latest first", Tables.class, this::list)
                .asking("status", "waiting (where it is left out), playing or over")
                .make("/api/tables", "Makes a table", TableWish.class, MadeTable.class, this::create)
                .get("/api/tables/{table}", "What is agreed at a table and who sits there", TableInfo.class, this::show)
                .delete(
                        "/api/tables/{table}",
                        "Takes a table away where nobody else has a seat",
                        DeletedTable.class,
                        this::delete)
                .post(
                        "/api/tables/{table}/join",
                        "Takes the seat that the link invites to, or a free one of an open table; the invitation is"
                                + " traded for a key",
                        Joining.class,
                        JoinedTable.class,
                        this::join)
                .post(
                        "/api/tables/{table}/ready",
                        "Agrees to begin, and adds a text to chance",
                        Readiness.class,
                        TableInfo.class,
                        this::ready)
                .post(
                        "/api/tables/{table}/leave",
                        "Leaves the seat; it can be come back to",
                        TableInfo.class,
                        this::leave)
                .post(
                        "/api/tables/{table}/device",
                        "A link for one more device of one's seat; it fits once, within 15 minutes",
                        Invitation.class,
                        this::device)
                .post(
                        "/api/tables/{table}/renew",
                        "Makes the keys of one's seat anew; its other devices are cut off",
                        FreshKey.class,
                        this::renew)
                .post(
                        "/api/tables/{table}/stand-in",
                        "Asks for a bot in the seat of one who has gone; it plays once all others have asked",
                        StandingIn.class,
                        TableInfo.class,
                        this::standIn)
                .post(
                        "/api/tables/{table}/mute",
                        "No longer reads what a seat says, or does again",
                        Muting.class,
                        TableInfo.class,
                        this::mute)
                .make(
                        "/api/tables/{table}/rematch",
                        "A new table for the same people; the same for all who ask",
                        TableInfo.class,
                        this::rematch);
        new ArchiveApi(services).routes(routes);
        new PersonApi(services).routes(routes);
        LessonApi.routes(routes);
        new ReviewApi(services).routes(routes);
        PuzzleApi.routes(routes);
        new MyGamesApi(services).routes(routes);
        new AroundApi(services).routes(routes);
        new PushApi(services).routes(routes);
        return routes;
    }

    private static void noSocket(Exchange exchange) {
        throw new Refused(Refused.Code.BAD_REQUEST, "this path is for WebSockets");
    }

    /** Something can be written, and soon: a server for which that is not so should get no visitors. */
    private Health writes(Exchange exchange) {
        try {
            services.lobby().store().check(PROBE);
        } catch (RuntimeException fault) {
            services.metrics().notReady();
            LOGGER.log(Level.WARNING, "nothing can be written: " + fault);
            throw new Refused(Refused.Code.UNAVAILABLE, "nothing can be written now");
        }
        return new Health("up", services.lobby().store().engine());
    }

    /** What is counted tells of what others are sent: it is for who runs the server. */
    private void metrics(Exchange exchange) {
        var token = services.settings().metricsToken();
        if (token.isEmpty()) throw new Refused(Refused.Code.UNKNOWN_PATH, "there is nothing at {0}", "/metrics");
        if (!exchange.shows(token)) throw new Refused(Refused.Code.NOT_ALLOWED, "the counters are not for everybody");
        exchange.send(
                200,
                "text/plain; version=0.0.4; charset=utf-8",
                services.metrics().page().getBytes(StandardCharsets.UTF_8));
    }

    /** The games as the protocol lists them, and who can be played against. */
    private static GamesList games() {
        return new GamesList(Session.games().games().stream()
                .map(game -> new GameOffer(game, Bots.levels(Games.named(game.id()))))
                .toList());
    }

    private Tables list(Exchange exchange) {
        var status = exchange.query("status").orElse("waiting");
        var rows = switch (status) {
            case "waiting" -> services.lobby().store().tables(Status.WAITING, true, MOST_LISTED);
            case "playing" -> services.lobby().store().tables(Status.PLAYING, true, MOST_LISTED);
            case "over" -> services.lobby().store().tables(Status.OVER, true, MOST_LISTED);
            default -> throw new Refused(Refused.Code.BAD_REQUEST, "status must be waiting, playing or over");
        };
        return new Tables(
                rows.stream().map(row -> TableInfo.listed(TableDoc.read(row))).toList());
    }

    private MadeTable create(Exchange exchange, TableWish wish) {
        services.limits().newTable(exchange.address());
        var person = exchange.welcome(wish.wishes().name(), wish.wishes().avatar());
        var made = NewTable.of(wish, People.sitter(person));
        return created(made, services.lobby().create(made, Subscriber.of(exchange.address())));
    }

    /** A new table: its links are shown to whoever made it, this once. */
    static MadeTable created(NewTable made, Table table) {
        return new MadeTable(TableInfo.of(table, made.mine()), made.keys(), made.spectatorKey());
    }

    private TableInfo show(Exchange exchange) {
        var table = exchange.table();
        var info = TableInfo.of(table, exchange.viewer(table));
        // Who follows a link looks at what it invites to before sitting down.
        var invited = Right.invitedTo(table.doc(), exchange.key());
        return invited.isPresent() ? info.invitedTo(invited.getAsInt()) : info;
    }

    /** Whose the table is alone may take it away; where others have a seat it is theirs too. */
    private DeletedTable delete(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        if (!table.isOnlyFor(seat))
            throw new Refused(Refused.Code.NOT_ALLOWED, "others have a seat here: leave it to them");
        services.lobby().delete(table.id());
        return new DeletedTable(table.id());
    }

    private JoinedTable join(Exchange exchange, Joining wish) {
        var table = exchange.table();
        var person = exchange.welcome(wish.name(), wish.avatar());
        int wished = wish.seat() == null ? -1 : wish.seat();
        var seat = services.seating().join(table, exchange.key(), wished, People.sitter(person));
        return new JoinedTable(TableInfo.of(table, seat.seat()), seat.key());
    }

    private TableInfo ready(Exchange exchange, Readiness wish) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        services.seating().ready(table, seat, PlainText.line(wish.text() == null ? "" : wish.text()));
        return TableInfo.of(table, seat);
    }

    private TableInfo leave(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        services.seating().leave(table, seat);
        return TableInfo.of(table, seat);
    }

    private Invitation device(Exchange exchange) {
        var table = exchange.table();
        return new Invitation(services.seating().pass(table, exchange.seat(table)));
    }

    private FreshKey renew(Exchange exchange) {
        var table = exchange.table();
        return new FreshKey(services.seating().renew(table, exchange.seat(table)));
    }

    private TableInfo standIn(Exchange exchange, StandingIn wish) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        services.seating().standIn(table, seat, seat(wish.seat(), 0, table));
        return TableInfo.of(table, seat);
    }

    private TableInfo mute(Exchange exchange, Muting wish) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        boolean quiet = wish.muted() == null || wish.muted();
        services.seating().mute(table, seat, seat(wish.seat(), Seats.SPECTATOR, table), quiet);
        return TableInfo.of(table, seat);
    }

    private static int seat(int given, int least, Table table) {
        return Tree.of("request.seat", given).number(least, table.doc().places().size() - 1);
    }

    private TableInfo rematch(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        services.limits().newTable(exchange.address());
        return TableInfo.of(services.seating().rematch(table), seat);
    }
}
