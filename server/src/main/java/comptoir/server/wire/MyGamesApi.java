package comptoir.server.wire;

import comptoir.server.person.Devices;
import comptoir.server.person.MyGames;
import comptoir.server.person.Statistics;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.table.Refused;
import comptoir.server.table.Secrets;
import comptoir.server.wire.Answers.Person;
import comptoir.server.wire.Bodies.MovingCode;
import java.util.List;
import org.eclipse.jetty.http.HttpHeader;

/** A person's games, how they did, and their other devices. */
final class MyGamesApi {

    private final MyGames games;
    private final Devices devices;

    MyGamesApi(Services services) {
        this.games = new MyGames(services.lobby());
        this.devices = new Devices(services.lobby().store());
    }

    void routes(Routes routes) {
        routes.costing(Limits.REPLAY)
                .get("/api/me/games", "One's games, those first where it is one's move", Games.class, this::list)
                .get("/api/me/statistics", "How one did so far", Statistics.class, this::statistics)
                .costing(Limits.ORDINARY)
                .delete(
                        "/api/me/games/{table}",
                        "Takes a game off one's list; a table that was one's own alone is deleted",
                        Removed.class,
                        this::remove)
                .post(
                        "/api/me/move",
                        "A code that moves oneself to another device, once",
                        Devices.Move.class,
                        this::move)
                .post("/api/me/move/look", "Whom a code moves", MovingCode.class, Person.class, this::look)
                .post(
                        "/api/me/move/follow",
                        "Becomes the person of a code on this device too",
                        MovingCode.class,
                        Person.class,
                        this::follow)
                .delete("/api/me/devices", "Signs out all other devices", Person.class, this::signOutOthers);
    }

    record Games(List<MyGames.MyGame> games) {}

    private Games list(Exchange exchange) {
        return new Games(games.list(exchange.personId()));
    }

    private Statistics statistics(Exchange exchange) {
        return games.statistics(exchange.personId());
    }

    record Removed(String removed) {}

    private Removed remove(Exchange exchange) {
        games.remove(exchange.personId(), exchange.path("table"));
        return new Removed(exchange.path("table"));
    }

    private static PersonRow known(Exchange exchange) {
        return exchange.person()
                .orElseThrow(() -> new Refused(Refused.Code.NO_SEAT, "nobody is known on this device yet"));
    }

    private Devices.Move move(Exchange exchange) {
        return devices.move(known(exchange));
    }

    private Person look(Exchange exchange, MovingCode moving) {
        return PersonApi.of(devices.whose(moving.code()));
    }

    private Person follow(Exchange exchange, MovingCode moving) {
        var person = devices.whose(moving.code());
        var cookie = devices.follow(moving.code());
        exchange.response()
                .getHeaders()
                .put(
                        HttpHeader.SET_COOKIE,
                        People.header(cookie, exchange.services().origins().isSecure()));
        return PersonApi.of(person);
    }

    private Person signOutOthers(Exchange exchange) {
        var person = known(exchange);
        var cookie = String.join(";", exchange.request().getHeaders().getValuesList(HttpHeader.COOKIE));
        People.cookie(cookie)
                .ifPresent(value ->
                        exchange.services().lobby().store().dropOtherDevices(person.id(), Secrets.hash(value)));
        return PersonApi.of(person);
    }
}
