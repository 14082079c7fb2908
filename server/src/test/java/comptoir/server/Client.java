package comptoir.server;

import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Somebody who talks to a server as a browser does: over real sockets. */
public final class Client implements AutoCloseable {

    private static final HttpClient HTTP =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(20)).build();

    private final URI server;
    private String key = "";
    private String cookie = "";
    private String token = "";
    private final Map<String, String> headers = new LinkedHashMap<>();

    public Client(URI server) {
        this.server = server;
    }

    public Client key(String seat) {
        key = seat;
        return this;
    }

    public Client header(String name, String value) {
        headers.put(name, value);
        return this;
    }

    public Client bearer(String shown) {
        token = shown;
        return this;
    }

    public record Answer(int status, String text, Map<String, List<String>> headers) {
        public Tree json() {
            return Tree.of("answer", Json.readObject(text));
        }
    }

    public Answer get(String path) {
        return send(path, "GET", HttpRequest.BodyPublishers.noBody());
    }

    public Answer post(String path, Object body) {
        return send(path, "POST", HttpRequest.BodyPublishers.ofString(Json.write(body)));
    }

    public Answer delete(String path) {
        return send(path, "DELETE", HttpRequest.BodyPublishers.noBody());
    }

    public Answer put(String path, Object body) {
        return send(path, "PUT", HttpRequest.BodyPublishers.ofString(Json.write(body)));
    }

    public Answer raw(String path, String body) {
        return send(path, "POST", HttpRequest.BodyPublishers.ofString(body));
    }

    private Answer send(String path, String method, HttpRequest.BodyPublisher body) {
        var request = HttpRequest.newBuilder(server.resolve(path))
                .timeout(Duration.ofSeconds(30))
                .method(method, body);
        if (!key.isEmpty()) request.header("Authorization", "Seat " + key);
        if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
        if (!cookie.isEmpty()) request.header("Cookie", cookie);
        headers.forEach(request::header);
        try {
            var response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
            response.headers().firstValue("Set-Cookie").ifPresent(set -> cookie = set.split(";", 2)[0]);
            return new Answer(
                    response.statusCode(), response.body(), response.headers().map());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }

    /** A socket at a table that has said hello. */
    public Socket join(String table, int last) {
        var socket = open();
        var hello = new LinkedHashMap<String, Object>();
        hello.put("do", "hello");
        hello.put("table", table);
        hello.put("last", last);
        if (!key.isEmpty()) hello.put("key", key);
        socket.send(hello);
        return socket;
    }

    public Socket open() {
        return open(null);
    }

    public Socket open(@Nullable String origin) {
        var inbox = new Socket();
        var builder = HTTP.newWebSocketBuilder().connectTimeout(Duration.ofSeconds(20));
        if (!cookie.isEmpty()) builder.header("Cookie", cookie);
        if (origin != null) builder.header("Origin", origin);
        inbox.socket = builder.buildAsync(
                        URI.create("ws://" + server.getAuthority() + server.getRawPath() + "api/socket"), inbox)
                .join();
        return inbox;
    }

    @Override
    public void close() {}

    /** One end of a WebSocket, with what came in. */
    public static final class Socket implements WebSocket.Listener, AutoCloseable {
        private WebSocket socket;
        private final StringBuilder parts = new StringBuilder();
        private final LinkedBlockingQueue<Map<?, ?>> inbox = new LinkedBlockingQueue<>();
        public volatile String closed = "";

        public void send(Object message) {
            text(Json.write(message));
        }

        public void text(String message) {
            socket.sendText(message, true).join();
        }

        /** The next message that fits; others are passed over. */
        public Tree await(Predicate<Tree> fits) {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
            while (true) {
                try {
                    var message = inbox.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
                    if (message == null) throw new AssertionError("nothing fitting came; closed: " + closed);
                    var tree = Tree.of("message", message);
                    if (fits.test(tree)) return tree;
                } catch (InterruptedException stop) {
                    throw new IllegalStateException(stop);
                }
            }
        }

        public Tree await(String type) {
            return await(message -> message.text("type", "").equals(type));
        }

        /** The next message of whatever kind, or null where none comes in time. */
        public @Nullable Tree poll(Duration patience) {
            try {
                var message = inbox.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
                return message == null ? null : Tree.of("message", message);
            } catch (InterruptedException stop) {
                throw new IllegalStateException(stop);
            }
        }

        /** The end of the connection, as its code and reason. */
        public String awaitClose() {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
            while (closed.isEmpty() && System.nanoTime() < end) Thread.onSpinWait();
            return closed;
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
            parts.append(data);
            if (last) {
                inbox.add(Json.readObject(parts.toString()));
                parts.setLength(0);
            }
            from.request(1);
            return null;
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            closed = code + " " + reason;
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            closed = "lost: " + error;
        }

        /** Cut, as a network is cut. */
        public void cut() {
            socket.abort();
        }

        @Override
        public void close() {
            socket.abort();
        }
    }
}
