package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import comptoir.server.Client;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With a real proxy in front, set up as docs/server.md says. Where there is none, that is left out, saying so. */
abstract class ProxyTest {

    @TempDir
    private Path folder;

    private final Path program;
    private final String debianPackage;
    private Process proxy;
    private TestServer running;
    private URI outside;

    ProxyTest(String program, String debianPackage) {
        this.program = Path.of(program);
        this.debianPackage = debianPackage;
    }

    /**
     * Writes a file that sets the proxy up, and says how it is started with it.
     *
     * @param inside where the server is
     */
    abstract List<String> command(Path folder, int port, String inside) throws IOException;

    /** What docs/server.md gives as an example in a language. */
    static String documented(String language) throws IOException {
        return Files.readString(Path.of("../docs/server.md"))
                .replaceAll("(?s).*```" + language + "\\n(.*?)```.*", "$1");
    }

    @BeforeEach
    void start() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(program), "there is no " + program + ": apt-get install " + debianPackage);
        int port = freePort();
        outside = URI.create("http://127.0.0.1:" + port + "/games/");
        // People come by https in truth; here only the server is told so.
        var known = URI.create("https://127.0.0.1:" + port + "/games/");
        running = TestServer.with(Settings.local(TestServer.newSqlite())
                .with(Setting.DATA, folder)
                .with(Setting.PUBLIC_URL, Optional.of(known))
                .with(Setting.HSTS, Duration.ofDays(365))
                .with(Setting.TRUST_PROXY, true));
        var words = new ArrayList<String>();
        words.add(program.toString());
        words.addAll(command(folder, port, running.server.address().getAuthority()));
        var start = new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said.log").toFile());
        start.environment().put("HOME", folder.toString());
        start.environment().put("XDG_DATA_HOME", folder.toString());
        start.environment().put("XDG_CONFIG_HOME", folder.toString());
        proxy = start.start();
        awaitDoor(port);
    }

    private static int freePort() throws IOException {
        try (var socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private void awaitDoor(int port) throws InterruptedException, IOException {
        for (int tries = 0; tries < 200 && proxy.isAlive(); tries++) {
            try (var _ = new java.net.Socket(InetAddress.getLoopbackAddress(), port)) {
                return;
            } catch (IOException notYet) {
                Thread.sleep(50);
            }
        }
        throw new AssertionError("the proxy does not open: " + Files.readString(folder.resolve("said.log")));
    }

    @AfterEach
    void stop() throws InterruptedException {
        if (proxy != null) {
            proxy.destroy();
            if (!proxy.waitFor(10, TimeUnit.SECONDS)) proxy.destroyForcibly();
        }
        if (running != null) running.close();
    }

    @Test
    @DisplayName("a table is made and joined, and a socket stays open through the proxy")
    void playsThroughIt() {
        try (var client = new Client(outside)) {
            var wish = Map.of(
                    "game",
                    "dale",
                    "seats",
                    List.of(Map.of("kind", "me"), Map.of("kind", "bot", "level", "trader")),
                    "start",
                    "seated");
            var made = client.post("api/tables", wish);
            assertThat(made.status()).isEqualTo(201);
            assertThat(made.headers().get("set-cookie").getFirst()).contains("Secure");
            assertThat(made.headers().get("strict-transport-security")).containsExactly("max-age=31536000");
            try (var socket = client.join(made.json().at("table").text(), -1)) {
                assertThat(socket.await("game").at("number").number()).isNotNegative();
            }
        }
    }

    @Test
    @DisplayName("the front page of any path names its files and itself below the prefix")
    void thePageKnowsItsPlace() {
        var page = new Client(outside).get("t/abc");
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.text()).doesNotContain("=\"./");
        // Where the client has not been built there is only a page that says so.
        if (page.text().contains("comptoir-base"))
            assertThat(page.text()).contains("content=\"/games/\"", "src=\"/games/assets/");
    }

    @Test
    @DisplayName("who calls is who the proxy saw, whatever the caller says")
    void theCallersAddress() {
        running.server.bans().add("203.0.113.7");
        assertThat(new Client(outside)
                        .header("X-Forwarded-For", "203.0.113.7")
                        .get("api/games")
                        .status())
                .isEqualTo(200);
        running.server.bans().add("127.0.0.1");
        assertThat(new Client(outside).get("api/games").status()).isEqualTo(403);
    }
}
