package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.BadInput;
import comptoir.engine.QuickFate;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.Client;
import comptoir.server.ComptoirServer;
import comptoir.server.Player;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SafetyTest {

    private static final boolean LONG = Boolean.getBoolean("comptoir.long");

    private TestServer server;

    @BeforeAll
    void start() {
        server = TestServer.sqlite();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    @DisplayName("Messages with anything in them are refused with a reason or done; the server stays up")
    void fuzzed() {
        var begun = server.begin("parlour", 2);
        var valid = List.of(
                Json.write(Map.of("do", "answer", "id", "x", "number", 0, "option", 0)),
                Json.write(Map.of("do", "chat", "text", "hello")),
                Json.write(Map.of("do", "undo", "id", "y", "number", 1)),
                Json.write(Map.of(
                        "do",
                        "hello",
                        "table",
                        begun.table(),
                        "key",
                        begun.keys().getFirst())),
                Json.write(Map.of("do", "why")),
                Json.write(Map.of("do", "hint")));
        var luck = new QuickFate(99);
        int rounds = LONG ? 200 : 8;
        for (int round = 0; round < rounds; round++) {
            var socket = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
            for (int i = 0; i < 40 && socket.closed.isEmpty(); i++) {
                var text = new StringBuilder(valid.get(luck.below(valid.size())));
                for (int change = luck.below(4); change > 0; change--) {
                    int at = luck.below(text.length());
                    switch (luck.below(3)) {
                        case 0 -> text.deleteCharAt(at);
                        case 1 -> text.setCharAt(at, (char) (1 + luck.below(300)));
                        default -> text.insert(at, "[{\"9999999999999999999".charAt(luck.below(22)));
                    }
                }
                try {
                    socket.text(text.toString());
                } catch (RuntimeException closed) {
                    break;
                }
            }
            socket.close();
        }
        var socket = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
        assertThat(socket.await("game").at("number").number()).isNotNegative();
    }

    @Test
    @DisplayName("Bodies of 10 MB are refused, over HTTP and over the socket")
    void tooLong() {
        var body = "{\"name\":\"" + "x".repeat(10_000_000) + "\"}";
        try {
            assertThat(server.client().raw("/api/tables", body).status()).isEqualTo(413);
        } catch (RuntimeException cut) {
            // The server may cut the connection while the body is still being sent.
            assertThat(cut).hasRootCauseInstanceOf(IOException.class);
        }
        var socket = server.client().open();
        try {
            socket.text(body);
        } catch (RuntimeException cut) {
            assertThat(socket.awaitClose()).isNotEmpty();
        }
        assertThat(socket.awaitClose()).isNotEmpty();
        assertThat(server.client().get("/health").status()).isEqualTo(200);
    }

    @Test
    @DisplayName("A thousand idle connections do not keep others out")
    void idle() {
        int count = LONG ? 1000 : 300;
        var sockets = new ArrayList<Client.Socket>();
        for (int i = 0; i < count; i++) sockets.add(server.client().open());
        assertThat(server.client().get("/health").status()).isEqualTo(200);
        sockets.getLast().send(Map.of("do", "ping"));
        sockets.getLast().await("pong");
        sockets.forEach(Client.Socket::close);
    }

    @Test
    @DisplayName("Somebody who does not read holds nobody up, and finds the game as it stands when reading again")
    void slowReaders() throws Exception {
        var begun = server.begin("dale", 2);
        var address = server.server.address();
        try (var slow = new Socket();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            slow.setReceiveBufferSize(1024);
            slow.connect(new InetSocketAddress(address.getHost(), address.getPort()));
            handshake(slow, begun.made().at("spectatorKey").text(), begun.table());
            var players = new ArrayList<Future<Player>>();
            for (var key : begun.keys())
                players.add(threads.submit(
                        new Player(() -> server.client().key(key).join(begun.table(), -1), 3, 0, 150)));
            for (var player : players)
                assertThat(player.get().last.at("number").number()).isGreaterThanOrEqualTo(150);

            slow.setSoTimeout(30_000);
            var in = new DataInputStream(new BufferedInputStream(slow.getInputStream()));
            skipHead(in);
            int number = 0;
            while (number < 150) {
                var word = Tree.of("message", Json.readObject(text(in)));
                if (!word.text("type", "").equals("game")) continue;
                // What was missed comes in few words or as a fresh view, never out of order.
                assertThat(word.at("number").number()).isGreaterThanOrEqualTo(number);
                number = word.at("number").number();
            }
        }
    }

    /** The answer to the handshake, up to the empty line. */
    private static void skipHead(DataInputStream in) throws IOException {
        for (int last = 0; last != 0x0d0a0d0a; ) last = last << 8 | in.readUnsignedByte();
    }

    /** The next message of the server as text. */
    private static String text(DataInputStream in) throws IOException {
        in.readUnsignedByte();
        int length = in.readUnsignedByte();
        if (length == 126) length = in.readUnsignedShort();
        else if (length == 127) length = (int) in.readLong();
        return new String(in.readNBytes(length), StandardCharsets.UTF_8);
    }

    private static void handshake(Socket socket, String key, String table) throws IOException {
        var out = socket.getOutputStream();
        var request = List.of(
                "GET /api/socket HTTP/1.1",
                "Host: x",
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: Y29tcHRvaXIgYmVuY2htIQ==",
                "",
                "");
        out.write(String.join("\r\n", request).getBytes(StandardCharsets.US_ASCII));
        var hello =
                Json.write(Map.of("do", "hello", "table", table, "key", key)).getBytes(StandardCharsets.UTF_8);
        // A mask of zeros leaves the text as it is.
        out.write(new byte[] {(byte) 0x81, (byte) (0x80 | hello.length), 0, 0, 0, 0});
        out.write(hello);
        out.flush();
    }

    @Test
    @DisplayName("No key and no cookie gets into a log, however much is logged and whatever goes wrong")
    void secretsAreNotLogged() {
        var said = new ConcurrentLinkedQueue<String>();
        var listening = new Handler() {
            @Override
            public void publish(LogRecord record) {
                said.add(new SimpleFormatter().format(record));
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        listening.setLevel(Level.ALL);
        var ours = Logger.getLogger("comptoir");
        var before = ours.getLevel();
        ours.setLevel(Level.ALL);
        Logger.getLogger("").addHandler(listening);
        try {
            var begun = server.begin("parlour", 2);
            var key = begun.keys().getFirst();
            var client = server.client().key(key);
            var cookie = client.put("/api/me", Map.of("name", "Nell"))
                    .headers()
                    .get("set-cookie")
                    .getFirst()
                    .split("[=;]")[1];
            client.get("/api/tables/" + begun.table());
            client.get("/api/tables/" + begun.table() + "/nothing");
            client.raw("/api/tables/" + begun.table() + "/ready", "{\"" + key);
            var socket = client.join(begun.table(), -1);
            socket.await("game");
            socket.text("{\"do\":\"hello\",\"key\":\"" + key);
            socket.send(Map.of("do", "hello", "table", begun.table(), "key", key));
            // More than it may say: that is logged, at least where everything is.
            try {
                for (int i = 0; i < 1000 && socket.closed.isEmpty(); i++) socket.send(Map.of("do", "ping", "id", key));
            } catch (RuntimeException closed) {
                assertThat(closed).hasRootCauseInstanceOf(IOException.class);
            }
            socket.awaitClose();
            assertThat(said).as("something is logged").isNotEmpty();
            var secrets = new ArrayList<>(begun.keys());
            secrets.add(cookie);
            secrets.add(begun.made().at("spectatorKey").text());
            for (var secret : secrets) assertThat(said).noneMatch(line -> line.contains(secret));
        } finally {
            Logger.getLogger("").removeHandler(listening);
            ours.setLevel(before);
        }
    }

    @Test
    @DisplayName("Pages of elsewhere may not act here")
    void origins() {
        assertThatThrownBy(() -> server.client().open("https://elsewhere.example"))
                .hasStackTraceContaining("WebSocketHandshakeException");
        var own = "http://" + server.server.address().getAuthority();
        server.client().open(own).close();
    }

    @Test
    @DisplayName("A port that is taken is said to be, and nothing is left running")
    void portTaken(@TempDir Path folder) {
        var settings = Settings.local(TestServer.sqliteFile(folder))
                .with(Setting.PORT, server.server.address().getPort());
        assertThatThrownBy(() -> ComptoirServer.start(settings))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("--port");
    }

    @Test
    @DisplayName("Every answer carries the headers that keep a page safe; errors are JSON with a reason")
    void headers() {
        var page = server.client().get("/some/deep/link");
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.headers()).containsKeys("content-security-policy", "x-content-type-options", "referrer-policy");
        var missing = server.client().get("/api/nothing");
        assertThat(missing.status()).isEqualTo(404);
        assertThat(missing.json().at("error").at("code").text()).isEqualTo("unknown-path");
        assertThat(server.client().raw("/api/tables", "{").status()).isEqualTo(400);
        assertThat(server.client()
                        .post("/api/tables", Map.of("game", "chess"))
                        .json()
                        .at("error")
                        .at("text")
                        .text())
                .contains("chess");
    }
}
