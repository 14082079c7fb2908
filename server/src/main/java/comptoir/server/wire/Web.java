package comptoir.server.wire;

import comptoir.engine.BadInput;
import comptoir.protocol.Json;
import comptoir.server.Settings;
import comptoir.server.table.Lobby;
import comptoir.server.table.Refused;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsRouting;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Set;

/** The server's door: HTTP and WebSocket on one port, each connection on a virtual thread. */
public final class Web implements AutoCloseable {

    private static final Logger LOGGER = System.getLogger(Web.class.getName());
    private static final Set<Method> HARMLESS = Set.of(Method.GET, Method.HEAD, Method.OPTIONS);

    private static final Map<String, String> SAFETY = Map.of(
            "Content-Security-Policy",
            "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;"
                    + " font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self';"
                    + " frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), microphone=(), geolocation=()");

    private final WebServer server;
    private final Services services;
    private final Settings settings;

    private Web(WebServer server, Services services, Settings settings) {
        this.server = server;
        this.services = services;
        this.settings = settings;
    }

    public static Web start(Settings settings, Lobby lobby) {
        checkPort(settings);
        var services = Services.of(settings, lobby);
        var server = WebServer.builder()
                .host(settings.host())
                .port(settings.port())
                .maxPayloadSize(Limits.HEARD_OUT)
                .idleConnectionTimeout(Duration.ofMinutes(2))
                .idleConnectionPeriod(Duration.ofSeconds(30))
                .shutdownGracePeriod(Duration.ofMillis(500))
                .shutdownHook(false)
                .addProtocol(WsConfig.builder()
                        .maxFrameLength(Limits.LONGEST_MESSAGE)
                        .build())
                .routing(routing -> routes(routing, services))
                .addRouting(WsRouting.builder().endpoint("/api/socket", () -> new Connection(services)))
                .build()
                .start();
        if (!server.isRunning()) throw new BadInput("the server cannot listen on port " + settings.port());
        return new Web(server, services, settings);
    }

    /** The library would log pages about a port that is taken, and say nothing to us. */
    private static void checkPort(Settings settings) {
        try (var socket = new ServerSocket()) {
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(settings.host(), settings.port()));
        } catch (IOException taken) {
            throw new BadInput(
                    "the server cannot listen on " + settings.host() + ", port " + settings.port() + ": "
                            + taken.getMessage() + " (--host and --port choose others)",
                    taken);
        }
    }

    private static void routes(HttpRouting.Builder routing, Services services) {
        var pages = new Pages();
        routing.addFilter((chain, request, response) -> guarded(services, chain, request, response))
                .error(Refused.class, (_, response, refused) -> refuse(response, refused))
                .error(
                        BadInput.class,
                        (_, response, wrong) ->
                                refuse(response, new Refused(Refused.Code.BAD_REQUEST, wrong.getMessage(), null)))
                .error(Exception.class, (_, response, fault) -> fault(response, fault));
        new Api(services).routes(routing);
        routing.get("/*", (request, response) -> pages.handle(new Exchange(services, request, response)));
    }

    private static void guarded(
            Services services, FilterChain chain, RoutingRequest request, RoutingResponse response) {
        long start = System.nanoTime();
        SAFETY.forEach((name, value) -> response.header(name, value));
        if (!HARMLESS.contains(request.prologue().method())
                && !services.origins().isOurs(request.headers()))
            throw new Refused(Refused.Code.BAD_ORIGIN, "this page is not ours");
        chain.proceed();
        services.metrics().request(System.nanoTime() - start);
    }

    private static void refuse(ServerResponse response, Refused refused) {
        response.status(Status.create(refused.code().status()))
                .header(HeaderNames.CONTENT_TYPE, "application/json")
                .header(HeaderNames.CACHE_CONTROL, "no-store")
                .send(Json.write(Map.of("error", refused.error())).getBytes(StandardCharsets.UTF_8));
    }

    private static void fault(ServerResponse response, Exception fault) {
        if (fault instanceof RequestException told) {
            var code = told.status().code() == 413 ? Refused.Code.TOO_LONG : Refused.Code.BAD_REQUEST;
            refuse(response, new Refused(code, told.getMessage(), null));
            return;
        }
        LOGGER.log(Level.WARNING, "a request could not be answered", fault);
        refuse(response, new Refused(Refused.Code.INTERNAL, "a fault of ours; it has been noted"));
    }

    /** Where it is reached on this machine. */
    public URI address() {
        var host = settings.host().equals("0.0.0.0") ? "localhost" : settings.host();
        return URI.create("http://" + host + ":" + server.port() + "/");
    }

    @Override
    public void close() {
        server.stop();
        services.heartbeat().close();
        services.metrics().close();
    }
}
