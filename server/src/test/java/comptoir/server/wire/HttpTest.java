package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.server.Client;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The wire below JSON: what is no proper HTTP or WebSocket, written byte by byte. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HttpTest {

    private TestServer server;

    @BeforeAll
    void start() {
        server = TestServer.sqlite();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "POST /api/tables HTTP/1.1|Host: x|Content-Length: 2|Content-Length: 3||{} ",
                "POST /api/tables HTTP/1.1|Host: x|Content-Length: 2|Transfer-Encoding: chunked||0||",
                "POST /api/tables HTTP/1.1|Host: x|Transfer-Encoding: chunked|Transfer-Encoding: identity||0||",
                "GET /api/games HTTP/1.1|Host: x|Host: y||",
                "GET /api/games HTTP/1.1|Host : x||",
                "GET /api/games HTTP/1.1||",
                "GET /api/%ff%fe HTTP/1.1|Host: x||",
                "GET /api/..%2fmetrics HTTP/1.1|Host: x||",
                "GET /api/tables;a=/../x HTTP/1.1|Host: x||",
                "nonsense||"
            })
    @DisplayName("What two readers could understand differently is refused")
    void ambiguous(String request) throws IOException {
        assertThat(status(request)).isBetween(400, 499);
    }

    @Test
    @DisplayName("A path that is not there is 404, another method 405 with those that are; HEAD tells the length alone")
    void methods() throws IOException {
        assertThat(status("GET /api/nothing HTTP/1.1|Host: x|Connection: close||"))
                .isEqualTo(404);
        var wrong = said("DELETE /api/games HTTP/1.1|Host: x|Connection: close||");
        assertThat(wrong).startsWith("HTTP/1.1 405").contains("Allow: GET, HEAD");
        assertThat(said("BREW /api/games HTTP/1.1|Host: x|Connection: close||")).startsWith("HTTP/1.1 405");
        assertThat(said("OPTIONS /api/games HTTP/1.1|Host: x|Connection: close||"))
                .startsWith("HTTP/1.1 204")
                .contains("Allow: GET, HEAD");
        var head = said("HEAD /api/games HTTP/1.1|Host: x|Connection: close||");
        assertThat(head).startsWith("HTTP/1.1 200").endsWith("\r\n\r\n");
        assertThat(head).containsPattern("Content-Length: [1-9]");
        assertThat(status("POST / HTTP/1.1|Host: x|Content-Length: 0|Connection: close||"))
                .isEqualTo(405);
    }

    @Test
    @DisplayName("What strangers write in their requests writes nothing to the log")
    void nothingIsLogged() throws IOException {
        var said = new ConcurrentLinkedQueue<String>();
        var listening = new StreamHandler() {
            @Override
            public void publish(LogRecord record) {
                said.add(record.getLoggerName() + ": " + record.getMessage());
            }
        };
        Logger.getLogger("").addHandler(listening);
        try {
            for (var host : List.of("\u00c6", "[", "a b", "x:y", "\u0007", "x:99999", "[::1"))
                assertThat(status("GET /api/games HTTP/1.1|Host: " + host + "||"))
                        .isBetween(400, 499);
            for (var line : List.of("GET /%zz HTTP/1.1|Host: x||", "GET / HTTP/9.9|Host: x||", "\u0000||"))
                assertThat(status(line)).isBetween(400, 599);
            assertThat(said).isEmpty();
        } finally {
            Logger.getLogger("").removeHandler(listening);
        }
    }

    @Test
    @DisplayName("A body that is not UTF-8 is refused")
    void notUtf8() throws IOException {
        try (var socket = connect()) {
            socket.getOutputStream()
                    .write(("POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 12\r\n\r\n"
                                    + "{\"name\":\"")
                            .getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().write(new byte[] {(byte) 0xff, '"', '}'});
            assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .startsWith("HTTP/1.1 400")
                    .contains("UTF-8");
        }
    }

    @Test
    @DisplayName("A socket's text that is not UTF-8 ends the connection")
    void socketNotUtf8() throws IOException {
        try (var socket = upgraded()) {
            socket.getOutputStream().write(new byte[] {(byte) 0x81, (byte) 0x82, 0, 0, 0, 0, (byte) 0xff, (byte) 0xfe});
            assertThat(closeCode(socket)).isEqualTo(1007);
        }
    }

    @Test
    @DisplayName("Who sends pings without end is cut off")
    void pingsWithoutEnd() throws IOException {
        try (var socket = upgraded()) {
            var ping = new byte[] {(byte) 0x89, (byte) 0x80, 0, 0, 0, 0};
            try {
                for (int i = 0; i < 20_000; i++) socket.getOutputStream().write(ping);
            } catch (IOException cut) {
                assertThat(cut).isNotNull();
            }
            assertThat(closeCode(socket)).isIn(1008, -1);
        }
        assertThat(server.client().get("/health").status()).isEqualTo(200);
    }

    @Test
    @DisplayName("An address has so many connections, whether it says anything or not; when some go others come in")
    void connectionsPerAddress() throws Exception {
        var few = Settings.local(TestServer.newSqlite()).with(Setting.CONNECTIONS_PER_ADDRESS, 20);
        try (var small = TestServer.with(few)) {
            var silent = new ArrayList<Socket>();
            for (int i = 0; i < 20; i++) silent.add(connect(small));
            // Each has been let in once it is answered.
            for (var socket : silent) {
                socket.getOutputStream()
                        .write("GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                assertThat(socket.getInputStream().read()).isEqualTo('H');
            }
            try (var late = connect(small)) {
                late.getOutputStream()
                        .write("GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                assertThat(isCut(late)).isTrue();
            }
            for (var socket : silent) socket.close();
            assertThat(answersAgain(small.client())).isTrue();
        }
    }

    private static boolean isCut(Socket socket) {
        try {
            return socket.getInputStream().read() < 0;
        } catch (IOException reset) {
            return true;
        }
    }

    private static boolean answersAgain(Client client) throws InterruptedException {
        for (int tries = 0; tries < 100; tries++) {
            try {
                return client.get("/health").status() == 200;
            } catch (RuntimeException full) {
                Thread.sleep(100);
            }
        }
        return false;
    }

    @Test
    @DisplayName("A server that stops says so, with a code that means: come back")
    void orderlyStop() {
        var stopping = TestServer.sqlite();
        var begun = stopping.begin("parlour", 2);
        var socket = stopping.client().key(begun.keys().getFirst()).join(begun.table(), -1);
        socket.await("game");
        stopping.close();
        assertThat(socket.awaitClose()).startsWith("1012");
    }

    private Socket connect() throws IOException {
        return connect(server);
    }

    private static Socket connect(TestServer to) throws IOException {
        var socket =
                new Socket(InetAddress.getLoopbackAddress(), to.server.address().getPort());
        socket.setSoTimeout(30_000);
        return socket;
    }

    private String said(String request) throws IOException {
        try (var socket = connect()) {
            socket.getOutputStream().write(request.replace("|", "\r\n").getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            var all = new ByteArrayOutputStream();
            socket.getInputStream().transferTo(all);
            return all.toString(StandardCharsets.UTF_8);
        }
    }

    private int status(String request) throws IOException {
        return Integer.parseInt(said(request).split(" ", 3)[1]);
    }

    private Socket upgraded() throws IOException {
        var socket = connect();
        var head = "GET /api/socket HTTP/1.1|Host: x|Upgrade: websocket|Connection: Upgrade|Sec-WebSocket-Version: 13|"
                + "Sec-WebSocket-Key: Y29tcHRvaXIgYmVuY2htIQ==||";
        socket.getOutputStream().write(head.replace("|", "\r\n").getBytes(StandardCharsets.US_ASCII));
        for (int last = 0; last != 0x0d0a0d0a; )
            last = last << 8 | socket.getInputStream().read();
        return socket;
    }

    /** The code of the close frame; pongs before it are passed over. -1 where the connection is just cut. */
    private static int closeCode(Socket socket) throws IOException {
        try {
            var in = socket.getInputStream();
            while (true) {
                int kind = in.read();
                if (kind < 0) return -1;
                var payload = in.readNBytes(in.read() & 0x7f);
                if ((kind & 0x0f) == 8) return ((payload[0] & 0xff) << 8) | (payload[1] & 0xff);
            }
        } catch (SocketException reset) {
            return -1;
        }
    }
}
