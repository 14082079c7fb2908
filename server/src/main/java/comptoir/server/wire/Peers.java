package comptoir.server.wire;

import comptoir.server.store.Homes;
import comptoir.server.store.Notes.Note;
import comptoir.server.table.Lobby;
import comptoir.server.table.Refused;
import comptoir.server.table.Secrets;
import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.websocket.api.Session;

/**
 * The other servers that share the store. What concerns a table that lives at one of them is passed on to it, over a port
 * that is for servers only, with a secret that the store has.
 */
final class Peers implements AutoCloseable {

    /** The connector that other servers come through. */
    static final String CONNECTOR = "peers";

    private static final String SHOWN = "X-Comptoir-Peer";

    /** As long as it takes until the tables of a server that was killed are free, and a little more. */
    private static final Duration PATIENCE = Duration.ofSeconds(9);

    private static final Duration PAUSE = Duration.ofMillis(200);

    /** What is between two ends of one connection, and what this server says itself. */
    private static final Set<String> NOT_PASSED_ON = Set.of(
            "connection",
            "content-length",
            "expect",
            "host",
            "keep-alive",
            "origin",
            "te",
            "trailer",
            "transfer-encoding",
            "upgrade",
            "x-forwarded-for",
            "x-comptoir-peer");

    private final Lobby lobby;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(2))
            .build();
    private final String secret;

    /** What is under way to other servers, and the name of each: one that was struck off will not answer any more. */
    private final Map<UnderWay, String> underWay = new ConcurrentHashMap<>();

    /** Something that waits for another server. */
    interface UnderWay {
        /** That server is gone. */
        void cut();
    }

    Peers(Lobby lobby) {
        this.lobby = lobby;
        lobby.store().homes().watch(this::cutOthers);
        this.secret = lobby.store()
                .keepFirst(new Note("peers", "", "secret", Secrets.key(), System.currentTimeMillis()))
                .content();
    }

    /** Whether a request came through the port for servers. */
    static boolean isPeers(Request request) {
        return CONNECTOR.equals(request.getConnectionMetaData().getConnector().getName());
    }

    /** Whether who came through that port is a server of ours. */
    boolean isTrusted(Request request) {
        var shown = request.getHeaders().get(SHOWN);
        return shown != null && Secrets.fits(secret, Secrets.hash(shown));
    }

    /** A server that stands still keeps its connections, and says nothing on them. */
    private void cutOthers(Set<String> there) {
        underWay.forEach((waiting, server) -> {
            if (!there.contains(server)) waiting.cut();
        });
    }

    /** Something that may fail because the other server is gone. */
    private interface Passing<T> {
        /** @throws ConnectException where it can be tried again */
        T to(Homes.Home home) throws IOException, InterruptedException;
    }

    /** Passes something on to where a table lives; empty where that is here. A server that is gone is waited out. */
    private <T> Optional<T> pass(String table, Passing<T> passing) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            var home = lobby.home(table);
            if (home.here()) return Optional.empty();
            try {
                try {
                    return Optional.of(passing.to(home));
                } catch (ConnectException | HttpConnectTimeoutException gone) {
                    if (System.nanoTime() > end) throw unreachable();
                    Thread.sleep(PAUSE);
                }
            } catch (IOException cut) {
                throw unreachable();
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                throw unreachable();
            }
        }
    }

    private static Refused unreachable() {
        return new Refused(Refused.Code.UNAVAILABLE, "the server that has this table does not answer; try again");
    }

    /** Passes a request on. @return false where the table lives here */
    boolean forward(Exchange exchange, String table) {
        var answer = pass(table, home -> send(exchange, home));
        answer.ifPresent(got -> answer(exchange, got));
        return answer.isPresent();
    }

    private HttpResponse<byte[]> send(Exchange exchange, Homes.Home home) throws IOException, InterruptedException {
        var answer =
                http.sendAsync(request(exchange, URI.create(home.address())), HttpResponse.BodyHandlers.ofByteArray());
        UnderWay waiting = () -> answer.cancel(true);
        underWay.put(waiting, home.server());
        try {
            return answer.get();
        } catch (CancellationException struckOff) {
            // Who only looks loses nothing by looking again; whether anything else was done nobody can tell.
            if (exchange.request().getMethod().equals("GET")) throw gone(struckOff);
            throw new IOException(struckOff);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof IOException cause ? cause : new IOException(failed);
        } finally {
            underWay.remove(waiting);
        }
    }

    private static ConnectException gone(Throwable why) {
        var again = new ConnectException(why.getMessage());
        again.initCause(why);
        return again;
    }

    private HttpRequest request(Exchange exchange, URI home) {
        var asked = exchange.request();
        var body = HttpRequest.BodyPublishers.ofByteArray(exchange.bytes());
        var method = asked.getMethod().equals("HEAD") ? "GET" : asked.getMethod();
        var passed = HttpRequest.newBuilder(home.resolve(asked.getHttpURI().getPathQuery()))
                .timeout(Duration.ofSeconds(30))
                .method(method, body);
        for (var field : asked.getHeaders())
            if (isPassedOn(field.getName())) passed.header(field.getName(), field.getValue());
        return passed.header(SHOWN, secret)
                .header(HttpHeader.X_FORWARDED_FOR.asString(), exchange.address())
                .build();
    }

    private static void answer(Exchange exchange, HttpResponse<byte[]> got) {
        var headers = exchange.response().getHeaders();
        got.headers().map().forEach((name, values) -> {
            if (isPassedOn(name)) headers.put(name, values);
        });
        var type = got.headers().firstValue("Content-Type").orElse("application/json");
        exchange.finish(got.statusCode(), type, got.body());
    }

    private static boolean isPassedOn(String header) {
        return !NOT_PASSED_ON.contains(header.toLowerCase(Locale.ROOT));
    }

    /** Who a socket belongs to, as the other server needs to know it. */
    record Caller(String address, List<String> cookies, List<String> languages) {
        static Caller of(Request request, String address) {
            var headers = request.getHeaders();
            return new Caller(
                    address,
                    headers.getValuesList(HttpHeader.COOKIE),
                    headers.getValuesList(HttpHeader.ACCEPT_LANGUAGE));
        }
    }

    /** Ties a socket to the server where a table lives; empty where it lives here. */
    Optional<Relay> relay(String table, Session session, Caller caller) {
        return pass(table, home -> connect(home, session, caller));
    }

    private Relay connect(Homes.Home home, Session session, Caller caller) throws IOException {
        var builder = http.newWebSocketBuilder()
                .connectTimeout(Duration.ofSeconds(2))
                .header(SHOWN, secret)
                .header(HttpHeader.X_FORWARDED_FOR.asString(), caller.address);
        caller.cookies.forEach(cookie -> builder.header("Cookie", cookie));
        caller.languages.forEach(language -> builder.header("Accept-Language", language));
        var authority = URI.create(home.address()).getRawAuthority();
        var relay = new Relay(session, underWay::remove);
        try {
            relay.tie(builder.buildAsync(URI.create("ws://" + authority + "/api/socket"), relay)
                    .join());
        } catch (CompletionException failed) {
            // Nothing has been said yet: it can be tried again, whatever it was.
            throw gone(failed);
        }
        underWay.put(relay, home.server());
        return relay;
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
