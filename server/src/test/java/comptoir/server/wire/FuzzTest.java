package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.QuickFate;
import comptoir.server.TestServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Bytes that nobody should send: spoilt requests and frames, for seconds, or for ten minutes in the long form. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FuzzTest {

    private static final Duration HOW_LONG =
            Boolean.getBoolean("comptoir.long") ? Duration.ofMinutes(5) : Duration.ofSeconds(2);

    private static final String UPGRADE =
            lines("GET /api/socket HTTP/1.1|Host: x|Upgrade: websocket|Connection: Upgrade|Sec-WebSocket-Version: 13|"
                    + "Sec-WebSocket-Key: Y29tcHRvaXIgYmVuY2htIQ==||");

    private static final List<String> REQUESTS = List.of(
            lines("GET /api/games HTTP/1.1|Host: x|Accept-Encoding: gzip||"),
            lines("POST /api/tables HTTP/1.1|Host: x|Content-Length: 30||{\"game\":\"parlour\",\"seats\":2   }"),
            lines("POST /api/verify HTTP/1.1|Host: x|Transfer-Encoding: chunked||d|{\"comptoir\":1}|0||"),
            lines("PUT /api/me HTTP/1.1|Host: x|Cookie: comptoir=abc|Content-Length: 14||{\"name\":\"Ann\"}"),
            UPGRADE);

    private static String lines(String request) {
        return request.replace("|", "\r\n");
    }

    private final QuickFate luck = new QuickFate(20_261_118);
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
    @DisplayName("Requests with any bytes in them are answered or cut off, and others are served as before")
    void requests() {
        spoil(() -> {
            try (var socket = connect()) {
                var request = REQUESTS.get(luck.below(REQUESTS.size())).getBytes(StandardCharsets.ISO_8859_1);
                for (int changes = luck.below(6); changes >= 0; changes--)
                    request[luck.below(request.length)] = (byte) luck.below(256);
                socket.getOutputStream().write(request, 0, 1 + luck.below(request.length));
                socket.shutdownOutput();
                socket.getInputStream().readNBytes(64);
            }
        });
    }

    @Test
    @DisplayName("Frames with any bytes in them are answered or cut off, and others are served as before")
    void frames() {
        spoil(() -> {
            try (var socket = connect()) {
                socket.getOutputStream().write(UPGRADE.getBytes(StandardCharsets.US_ASCII));
                for (int last = 0; last != 0x0d0a0d0a; ) {
                    int next = socket.getInputStream().read();
                    if (next < 0) return;
                    last = (last << 8) | next;
                }
                for (int frames = luck.below(20); frames >= 0; frames--) {
                    var bytes = new byte[2 + luck.below(200)];
                    for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) luck.below(256);
                    // Most look like frames that a client may send.
                    if (luck.below(10) > 0) {
                        bytes[0] = (byte) (0x80 | luck.below(11));
                        bytes[1] = (byte) (0x80 | Math.min(125, bytes.length - 2));
                    }
                    socket.getOutputStream().write(bytes);
                }
            }
        });
    }

    private interface Spoiling {
        void once() throws IOException;
    }

    private void spoil(Spoiling spoiling) {
        long until = System.nanoTime() + HOW_LONG.toNanos();
        int done = 0;
        while (System.nanoTime() < until) {
            try {
                spoiling.once();
            } catch (IOException cut) {
                // To be cut off is what is due; whether others are served is seen below.
                assertThat(cut).isNotNull();
            }
            if (++done % 200 == 0) othersAreServed();
        }
        othersAreServed();
        assertThat(done).isPositive();
    }

    private void othersAreServed() {
        // The address has spent its allowance of requests, and is told so in order; that is served too.
        assertThat(server.client().get("/health/live").status()).isIn(200, 429);
    }

    private Socket connect() throws IOException {
        var socket = new Socket(
                InetAddress.getLoopbackAddress(), server.server.address().getPort());
        socket.setSoTimeout(5_000);
        return socket;
    }
}
