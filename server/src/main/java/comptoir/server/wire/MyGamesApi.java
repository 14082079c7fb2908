package comptoir.server.wire;

import comptoir.server.person.Devices;
import comptoir.server.person.MyGames;
import comptoir.server.store.Rows.PersonRow;
import comptoir.server.table.Refused;
import comptoir.server.table.Secrets;
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
                .get("/api/me/games", this::list)
                .get("/api/me/statistics", exchange -> exchange.send(games.statistics(exchange.personId())))
                .costing(Limits.ORDINARY)
                .delete("/api/me/games/{table}", this::remove)
                .post("/api/me/move", this::move)
                .post("/api/me/move/look", this::look)
                .post("/api/me/move/follow", this::follow)
                .delete("/api/me/devices", this::signOutOthers);
    }

    record Games(List<MyGames.MyGame> games) {}

    private void list(Exchange exchange) {
        exchange.send(new Games(games.list(exchange.personId())));
    }

    record Removed(String removed) {}

    private void remove(Exchange exchange) {
        games.remove(exchange.personId(), exchange.path("table"));
        exchange.send(new Removed(exchange.path("table")));
    }

    private static PersonRow known(Exchange exchange) {
        return exchange.person()
                .orElseThrow(() -> new Refused(Refused.Code.NO_SEAT, "nobody is known on this device yet"));
    }

    private void move(Exchange exchange) {
        exchange.send(devices.move(known(exchange)));
    }

    private void look(Exchange exchange) {
        exchange.send(PersonApi.Me.of(devices.whose(exchange.body().at("code").text())));
    }

    private void follow(Exchange exchange) {
        var code = exchange.body().at("code").text();
        var person = devices.whose(code);
        var cookie = devices.follow(code);
        exchange.response()
                .getHeaders()
                .put(
                        HttpHeader.SET_COOKIE,
                        People.header(cookie, exchange.services().origins().isSecure()));
        exchange.send(PersonApi.Me.of(person));
    }

    private void signOutOthers(Exchange exchange) {
        var person = known(exchange);
        var cookie = String.join(";", exchange.request().getHeaders().getValuesList(HttpHeader.COOKIE));
        People.cookie(cookie)
                .ifPresent(value ->
                        exchange.services().lobby().store().dropOtherDevices(person.id(), Secrets.hash(value)));
        exchange.send(PersonApi.Me.of(person));
    }
}
