package comptoir.server.wire;

import comptoir.engine.Tree;
import comptoir.protocol.Catalogue;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import comptoir.protocol.Session;
import comptoir.server.store.Rows.Status;
import comptoir.server.store.Rows.TableRow;
import comptoir.server.table.Bots;
import comptoir.server.table.NewTable;
import comptoir.server.table.PlainText;
import comptoir.server.table.Refused;
import comptoir.server.table.Right;
import comptoir.server.table.Table;
import comptoir.server.table.TableDoc;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/** The paths over HTTP; docs/openapi.yaml describes them one by one. */
final class Api {

    private static final Logger LOGGER = System.getLogger(Api.class.getName());
    private static final int MOST_LISTED = 50;
    private static final Duration PROBE = Duration.ofMillis(1500);

    private final Services services;
    private final Object games;

    Api(Services services) {
        this.services = services;
        this.games = games();
    }

    Routes routes() {
        var routes = new Routes()
                .get("/health", this::writes)
                .get("/health/live", Api::live)
                .get("/health/ready", this::writes)
                .get("/metrics", this::metrics)
                .get("/api/socket", Api::noSocket)
                .get("/api/games", exchange -> exchange.send(games))
                .get("/api/rules", exchange -> exchange.send(Map.of("catalogues", Catalogue.all())))
                .get("/api/tables", this::list)
                .post("/api/tables", this::create)
                .get("/api/tables/{table}", this::show)
                .delete("/api/tables/{table}", this::delete)
                .post("/api/tables/{table}/join", this::join)
                .post("/api/tables/{table}/ready", this::ready)
                .post("/api/tables/{table}/leave", this::leave)
                .post("/api/tables/{table}/device", this::device)
                .post("/api/tables/{table}/renew", this::renew)
                .post("/api/tables/{table}/stand-in", this::standIn)
                .post("/api/tables/{table}/mute", this::mute)
                .post("/api/tables/{table}/rematch", this::rematch);
        new ArchiveApi(services).routes(routes);
        new PersonApi(services).routes(routes);
        LessonApi.routes(routes);
        new MyGamesApi(services).routes(routes);
        new AroundApi(services).routes(routes);
        return routes;
    }

    private static void noSocket(Exchange exchange) {
        throw new Refused(Refused.Code.BAD_REQUEST, "this path is for WebSockets");
    }

    /** The process runs and answers. */
    private static void live(Exchange exchange) {
        exchange.send(Map.of("status", "up"));
    }

    /** Something can be written, and soon: a server for which that is not so should get no visitors. */
    private void writes(Exchange exchange) {
        try {
            services.lobby().store().check(PROBE);
        } catch (RuntimeException fault) {
            services.metrics().notReady();
            LOGGER.log(Level.WARNING, "nothing can be written: " + fault);
            throw new Refused(Refused.Code.UNAVAILABLE, "nothing can be written now");
        }
        exchange.send(Map.of("status", "up", "store", services.lobby().store().engine()));
    }

    /** What is counted tells of what others are sent: it is for who runs the server. */
    private void metrics(Exchange exchange) {
        var token = services.settings().metricsToken();
        if (token.isEmpty()) throw new Refused(Refused.Code.UNKNOWN_PATH, "there is nothing at /metrics");
        if (!exchange.shows(token)) throw new Refused(Refused.Code.NOT_ALLOWED, "the counters are not for everybody");
        exchange.send(
                200,
                "text/plain; version=0.0.4; charset=utf-8",
                services.metrics().page().getBytes(StandardCharsets.UTF_8));
    }

    /** The games as the protocol lists them, and who can be played against. */
    private static Object games() {
        var listed = Tree.of("answer", Json.readObject(new Session().answer("{\"do\":\"games\"}")));
        var all = new ArrayList<Map<String, Object>>();
        for (var described : listed.at("games").list()) {
            var game = new LinkedHashMap<String, Object>();
            described.map().forEach((key, value) -> game.put(String.valueOf(key), value));
            game.put("bots", Bots.levels(Games.named(described.at("id").text())));
            all.add(game);
        }
        return Map.of("games", all);
    }

    private void list(Exchange exchange) {
        var status = exchange.query("status").orElse("waiting");
        var rows = switch (status) {
            case "waiting" -> services.lobby().store().tables(Status.WAITING, true, MOST_LISTED);
            case "playing" -> services.lobby().store().tables(Status.PLAYING, true, MOST_LISTED);
            case "over" -> services.lobby().store().tables(Status.OVER, true, MOST_LISTED);
            default -> throw new Refused(Refused.Code.BAD_REQUEST, "status must be waiting, playing or over");
        };
        exchange.send(Map.of("tables", rows.stream().map(Api::listed).toList()));
    }

    private static Map<String, Object> listed(TableRow row) {
        return TableInfo.of(TableDoc.read(row), null);
    }

    private void create(Exchange exchange) {
        services.limits().newTable(exchange.address());
        var body = exchange.body();
        var person = exchange.welcome(body);
        var made = NewTable.read(body, People.sitter(person));
        created(exchange, made, services.lobby().create(made, exchange.address()));
    }

    /** A new table: its links are shown to whoever made it, this once. */
    static void created(Exchange exchange, NewTable made, Table table) {
        var answer = TableInfo.of(table, made.mine());
        answer.put("keys", made.keys());
        answer.put("spectatorKey", made.spectatorKey());
        exchange.send(201, answer);
    }

    private void show(Exchange exchange) {
        var table = exchange.table();
        var info = TableInfo.of(table, exchange.viewer(table));
        // Who follows a link looks at what it invites to before sitting down.
        Right.invitedTo(table.doc(), exchange.key()).ifPresent(seat -> info.put("invited", seat));
        exchange.send(info);
    }

    /** Whose the table is alone may take it away; where others have a seat it is theirs too. */
    private void delete(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        if (!table.isOnlyFor(seat))
            throw new Refused(Refused.Code.NOT_ALLOWED, "others have a seat here: leave it to them");
        services.lobby().delete(table.id());
        exchange.send(Map.of("deleted", table.id()));
    }

    private void join(Exchange exchange) {
        var table = exchange.table();
        var body = exchange.body();
        var person = exchange.welcome(body);
        var seat = services.seating().join(table, exchange.key(), body.number("seat", -1), People.sitter(person));
        var answer = TableInfo.of(table, seat.seat());
        answer.put("key", seat.key());
        exchange.send(answer);
    }

    private void ready(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        services.seating().ready(table, seat, PlainText.line(exchange.body().text("text", "")));
        exchange.send(TableInfo.of(table, seat));
    }

    private void leave(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        services.seating().leave(table, seat);
        exchange.send(TableInfo.of(table, seat));
    }

    private void device(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        exchange.send(Map.of("invitation", services.seating().pass(table, seat)));
    }

    private void renew(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        exchange.send(Map.of("key", services.seating().renew(table, seat)));
    }

    private void standIn(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        var body = exchange.body();
        int absent = body.at("seat").number(0, table.doc().places().size() - 1);
        services.seating().standIn(table, seat, absent);
        exchange.send(TableInfo.of(table, seat));
    }

    private void mute(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        var body = exchange.body();
        int other = body.at("seat").number(-1, table.doc().places().size() - 1);
        services.seating().mute(table, seat, other, body.flag("muted", true));
        exchange.send(TableInfo.of(table, seat));
    }

    private void rematch(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        services.limits().newTable(exchange.address());
        exchange.send(201, TableInfo.of(services.seating().rematch(table), seat));
    }
}
