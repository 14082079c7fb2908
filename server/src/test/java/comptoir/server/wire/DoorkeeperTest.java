package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Those who stand in the door, and a door that falls shut. */
class DoorkeeperTest {

    private static Settings hasty() {
        return Settings.local(TestServer.newSqlite()).with(Setting.REQUEST_SECONDS, Duration.ofSeconds(1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n{\"name\":\"",
                "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nfffff\r\n"
            })
    @DisplayName("Who sends a request byte by byte is cut off; who only listens on a socket is not")
    void drips(String beginning) throws Exception {
        try (var server = TestServer.with(hasty());
                var listening = server.client().open();
                var slow = new Socket(
                        InetAddress.getLoopbackAddress(),
                        server.server.address().getPort())) {
            var out = slow.getOutputStream();
            out.write(beginning.getBytes(StandardCharsets.US_ASCII));
            assertThat(isCut(slow)).isTrue();
            listening.send(Map.of("do", "ping"));
            listening.await("pong");
        }
    }

    /** Goes on byte by byte, as long as somebody takes them. */
    private static boolean isCut(Socket socket) {
        try {
            socket.setSoTimeout(50);
            for (int bytes = 0; bytes < 1000; bytes++) {
                socket.getOutputStream().write('x');
                if (hasEnded(socket)) return true;
            }
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    private static boolean hasEnded(Socket socket) throws IOException {
        try {
            socket.getInputStream().readAllBytes();
            return true;
        } catch (SocketTimeoutException quiet) {
            return false;
        }
    }

    @Test
    @DisplayName("A listener that has died is opened again")
    void opensAgain() throws Exception {
        int port;
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        try (var services = TestServer.sqlite()) {
            var server = new Server();
            var connector = new ServerConnector(server);
            connector.setHost("127.0.0.1");
            connector.setPort(port);
            server.addConnector(connector);
            server.setHandler(new Handler.Abstract() {
                @Override
                public boolean handle(Request request, Response response, Callback callback) {
                    callback.succeeded();
                    return true;
                }
            });
            var metrics = new Metrics(services.server.lobby());
            new Doorkeeper(hasty(), metrics).guard(server, connector, Optional.empty());
            server.start();
            try {
                assertThat(answers(port)).isTrue();
                Objects.requireNonNull((ServerSocketChannel) connector.getTransport())
                        .close();
                for (int tries = 0; tries < 200 && !isNoted(metrics); tries++) Thread.sleep(100);
                assertThat(isNoted(metrics)).isTrue();
                assertThat(answers(port)).isTrue();
            } finally {
                server.stop();
                metrics.close();
            }
        }
    }

    private static boolean isNoted(Metrics metrics) {
        return metrics.page().contains("comptoir_listener_deaths_total 1.0");
    }

    private static boolean answers(int port) throws InterruptedException {
        for (int tries = 0; tries < 200; tries++)
            try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                socket.setSoTimeout(5000);
                socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                return socket.getInputStream().read() == 'H';
            } catch (IOException shut) {
                Thread.sleep(100);
            }
        return false;
    }
}
