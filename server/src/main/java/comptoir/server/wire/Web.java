package comptoir.server.wire;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.table.Lobby;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Executors;
import org.eclipse.jetty.http.HttpCompliance;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.eclipse.jetty.websocket.server.ServerWebSocketContainer;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;

/** The server's door: HTTP and WebSocket on one port. A few threads watch the sockets; requests run on virtual ones. */
public final class Web implements AutoCloseable {

    /** What a page of ours may do and fetch: what is its own, and nothing from elsewhere. */
    public static final String PAGE_POLICY =
            "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;"
                    + " font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";

    private static final Logger LOGGER = System.getLogger(Web.class.getName());
    private static final Duration IDLE = Duration.ofSeconds(30);
    private static final Duration SOCKET_IDLE = Duration.ofSeconds(90);
    private static final int LONGEST_HEADERS = 16 * 1024;
    private static final int WATCHERS = 24;

    /** Writes a line for every request with an odd host: strangers would fill the log with what they like. */
    private static final java.util.logging.Logger ODD_HOSTS =
            java.util.logging.Logger.getLogger("org.eclipse.jetty.util.HostPort");

    private final Server server;
    private final ServerConnector connector;
    private final Optional<ServerConnector> peers;
    private final Services services;
    private final Settings settings;

    private Web(
            Server server,
            ServerConnector connector,
            Optional<ServerConnector> peers,
            Services services,
            Settings settings) {
        this.server = server;
        this.connector = connector;
        this.peers = peers;
        this.services = services;
        this.settings = settings;
    }

    public static Web start(Settings settings, Lobby lobby, Bans bans) {
        ODD_HOSTS.setLevel(java.util.logging.Level.OFF);
        var services = Services.of(settings, lobby, bans);
        var threads = new QueuedThreadPool(WATCHERS);
        threads.setName("wire");
        threads.setVirtualThreadsExecutor(Executors.newThreadPerTaskExecutor(
                Thread.ofVirtual().name("request-", 0).factory()));
        var server = new Server(threads);
        var connector = new ServerConnector(server, 1, -1, new HttpConnectionFactory(http()));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setIdleTimeout(IDLE.toMillis());
        connector.setAcceptQueueSize(1024);
        server.addConnector(connector);
        var peers = peers(server, settings);
        new Doorkeeper(settings, services.metrics()).guard(server, connector, peers);
        var pages = new Handling(services);
        var sockets = WebSocketUpgradeHandler.from(server, container -> sockets(container, services));
        sockets.setHandler(pages);
        server.setHandler(sockets);
        server.setErrorHandler(pages::handleError);
        server.setStopTimeout(0);
        var web = new Web(server, connector, peers, services, settings);
        web.open();
        return web;
    }

    /** A port for the other servers, where others can share the store; they come in great numbers from one address. */
    private static Optional<ServerConnector> peers(Server server, Settings settings) {
        if (!settings.database().startsWith("jdbc:postgresql:")) return Optional.empty();
        var peers = new ServerConnector(server, 1, -1, new HttpConnectionFactory(http()));
        peers.setName(Peers.CONNECTOR);
        peers.setHost(settings.host());
        peers.setPort(
                Math.max(0, settings.get(Setting.PEER_URL).map(URI::getPort).orElse(0)));
        // Connections between servers are kept.
        peers.setIdleTimeout(SOCKET_IDLE.toMillis());
        server.addConnector(peers);
        return Optional.of(peers);
    }

    /** Where the other servers reach this one. */
    public String peerAddress() {
        return settings.get(Setting.PEER_URL)
                .map(URI::toString)
                .orElseGet(() -> "http://" + reachable() + ":"
                        + peers.map(ServerConnector::getLocalPort).orElse(0) + "/");
    }

    private String reachable() {
        if (!settings.host().equals("0.0.0.0")) return settings.host();
        try {
            return InetAddress.getLocalHost().getHostAddress();
        } catch (UnknownHostException nameless) {
            throw new BadInput("the other servers do not know where to reach this one: --peer-url says it", nameless);
        }
    }

    /** What two readers of a request might understand differently is refused. */
    private static HttpConfiguration http() {
        var http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(LONGEST_HEADERS);
        http.setHttpCompliance(HttpCompliance.STRICT);
        http.setUriCompliance(UriCompliance.RFC3986);
        return http;
    }

    private static void sockets(ServerWebSocketContainer container, Services services) {
        container.setMaxTextMessageSize(Limits.LONGEST_MESSAGE);
        container.setMaxFrameSize(Limits.LONGEST_MESSAGE);
        container.setMaxBinaryMessageSize(1);
        container.setIdleTimeout(SOCKET_IDLE);
        container.addMapping(
                "/api/socket", (request, response, callback) -> Connection.open(services, request, response, callback));
    }

    private void open() {
        try {
            server.start();
        } catch (IOException taken) {
            close();
            throw new BadInput(
                    "the server cannot listen on " + settings.host() + ", port " + settings.port() + ": "
                            + taken.getMessage() + " (--host and --port choose others)",
                    taken);
        } catch (Exception fault) {
            close();
            throw new IllegalStateException("the server does not start", fault);
        }
    }

    /** Where it is reached on this machine. */
    public URI address() {
        var host = settings.host().equals("0.0.0.0") ? "localhost" : settings.host();
        return URI.create("http://" + host + ":" + connector.getLocalPort() + "/");
    }

    /** In order: nobody new comes in, everybody is told that they may come back in a moment, and then it is over. */
    @Override
    public void close() {
        connector.setAccepting(false);
        services.heartbeat()
                .farewell(StatusCode.SERVICE_RESTART, Text.say("the server starts anew; come back in a moment"));
        try {
            server.stop();
        } catch (Exception fault) {
            LOGGER.log(Level.WARNING, "the server did not stop in order", fault);
        }
        services.peers().close();
        services.replays().close();
        services.heartbeat().close();
        services.metrics().close();
    }
}
