package comptoir.server.wire;

import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpRouting;
import java.util.function.Consumer;
import java.util.function.Function;

/** What has been played: history, replay, export and import, checking chance, going on from a move. */
final class ArchiveApi {

    private final Services services;

    ArchiveApi(Services services) {
        this.services = services;
    }

    void routes(HttpRouting.Builder routing, Function<Consumer<Exchange>, Handler> with) {
        routing.get("/api/tables/{table}/chat", with.apply(this::chat));
    }

    private void chat(Exchange exchange) {
        var table = exchange.table();
        exchange.viewer(table);
        exchange.send(services.lobby().store().chat(table.id(), exchange.query("from", 0)));
    }
}
