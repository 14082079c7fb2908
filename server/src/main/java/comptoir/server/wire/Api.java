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
import comptoir.server.table.Refused;
import comptoir.server.table.Table;
import comptoir.server.table.TableDoc;
import comptoir.server.table.Words;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpRouting;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/** The paths over HTTP; docs/openapi.yaml describes them one by one. */
final class Api {

    private static final int MOST_LISTED = 50;

    private final Services services;
    private final Object games;

    Api(Services services) {
        this.services = services;
        this.games = games();
    }

    void routes(HttpRouting.Builder routing) {
        routing.get("/health", with(this::health))
                .get("/metrics", with(this::metrics))
                .get("/api/games", with(exchange -> exchange.send(games)))
                .get("/api/rules", with(exchange -> exchange.send(Map.of("catalogues", Catalogue.all()))))
                .get("/api/me", with(this::me))
                .put("/api/me", with(this::rename))
                .get("/api/me/tables", with(this::myTables))
                .get("/api/tables", with(this::list))
                .post("/api/tables", with(this::create))
                .get("/api/tables/{table}", with(this::show))
                .post("/api/tables/{table}/join", with(this::join))
                .post("/api/tables/{table}/ready", with(this::ready))
                .post("/api/tables/{table}/leave", with(this::leave))
                .post("/api/tables/{table}/stand-in", with(this::standIn))
                .post("/api/tables/{table}/mute", with(this::mute))
                .post("/api/tables/{table}/rematch", with(this::rematch));
        new ArchiveApi(services).routes(routing, this::with);
    }

    private Handler with(Consumer<Exchange> work) {
        return (request, response) -> {
            var exchange = new Exchange(services, request, response);
            services.limits().request(exchange.address());
            work.accept(exchange);
        };
    }

    private void health(Exchange exchange) {
        services.lobby().store().check();
        exchange.send(Map.of("status", "up", "store", services.lobby().store().engine()));
    }

    private void metrics(Exchange exchange) {
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

    private void me(Exchange exchange) {
        var person = exchange.person();
        exchange.send(Map.of(
                "known",
                person.isPresent(),
                "name",
                person.map(each -> each.name()).orElse("")));
    }

    private void rename(Exchange exchange) {
        var body = exchange.body();
        if (Words.name(body.at("name").text()).isEmpty()) throw body.at("name").wrong("is empty");
        exchange.send(Map.of("known", true, "name", exchange.welcome(body).name()));
    }

    private void myTables(Exchange exchange) {
        var tables = new ArrayList<Map<String, Object>>();
        for (var sitting : services.lobby().store().sittings(exchange.personId(), MOST_LISTED)) {
            var table = services.lobby().store().table(sitting.table());
            if (table.isEmpty()) continue;
            var doc = TableDoc.read(table.get());
            // The seat may have been given to another since.
            if (!doc.places().get(sitting.seat()).person().equals(sitting.person())) continue;
            var info = TableInfo.of(doc, null);
            info.put("seat", sitting.seat());
            tables.add(info);
        }
        exchange.send(Map.of("tables", tables));
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
        var made = NewTable.read(body, new NewTable.Creator(person.id(), person.name()));
        created(exchange, made, services.lobby().create(made));
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
        exchange.send(TableInfo.of(table, exchange.viewer(table)));
    }

    private void join(Exchange exchange) {
        var table = exchange.table();
        var body = exchange.body();
        var person = exchange.welcome(body);
        var seat = services.seating().join(table, exchange.key(), body.number("seat", -1), person.id(), person.name());
        var answer = TableInfo.of(table, seat.seat());
        answer.put("key", seat.key());
        exchange.send(answer);
    }

    private void ready(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        services.seating().ready(table, seat, Words.line(exchange.body().text("text", "")));
        exchange.send(TableInfo.of(table, seat));
    }

    private void leave(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        services.seating().leave(table, seat);
        exchange.send(TableInfo.of(table, seat));
    }

    private void standIn(Exchange exchange) {
        var table = exchange.table();
        int seat = exchange.seat(table);
        var body = exchange.body();
        int absent = body.at("seat").number(0, table.doc().places().size() - 1);
        services.seating().standIn(table, seat, absent, body.text("level", Bots.RANDOM));
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
