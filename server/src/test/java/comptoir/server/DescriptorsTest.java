package comptoir.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that may open few files, and somebody who opens more connections than that. */
class DescriptorsTest {

    private static final String OPEN = "Comptoir is open at ";

    @TempDir
    Path folder;

    @Test
    @DisplayName("Out of descriptors it does not die: when connections go, others are served again")
    void comesBack() throws Exception {
        var java = Path.of(System.getProperty("java.home"), "bin", "java");
        var process = new ProcessBuilder(
                        "bash",
                        "-c",
                        "ulimit -n 400; exec \"$0\" \"$@\"",
                        java.toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "comptoir.server.command.ServerMain",
                        "--port",
                        "0",
                        "--connections-per-address",
                        "100000",
                        "--data",
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            var out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            var line = out.readLine();
            while (line != null && !line.startsWith(OPEN)) line = out.readLine();
            assertThat(line).isNotNull();
            var address = URI.create(line.substring(OPEN.length()));
            var client = new Client(address);
            var sockets = new ArrayList<Socket>();
            for (int i = 0; i < 600; i++)
                try {
                    sockets.add(new Socket(InetAddress.getLoopbackAddress(), address.getPort()));
                } catch (IOException full) {
                    break;
                }
            assertThat(sockets).hasSizeGreaterThan(250);
            for (var socket : sockets) socket.close();
            assertThat(answersAgain(client)).isTrue();
            // And something can still be written.
            assertThat(TestServer.begin(client, "dale", 2).keys()).hasSize(2);
        } finally {
            process.destroy();
            if (!process.waitFor(20, TimeUnit.SECONDS)) process.destroyForcibly();
        }
    }

    private static boolean answersAgain(Client client) throws InterruptedException {
        for (int tries = 0; tries < 300; tries++) {
            try {
                if (client.get("/health/ready").status() == 200) return true;
            } catch (RuntimeException full) {
                assertThat(full).isNotNull();
            }
            Thread.sleep(100);
        }
        return false;
    }
}
