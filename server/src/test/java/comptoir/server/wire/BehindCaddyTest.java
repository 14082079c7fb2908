package comptoir.server.wire;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Behind Caddy, below a path")
class BehindCaddyTest extends ProxyTest {

    BehindCaddyTest() {
        super("/usr/bin/caddy", "caddy");
    }

    @Override
    List<String> command(Path folder, int port, String inside) throws IOException {
        // Without a name of its own it asks nobody for a certificate.
        var site = documented("caddy")
                .replace("example.org {", "http://127.0.0.1:" + port + " {")
                .replace("127.0.0.1:8080", inside);
        var file = Files.writeString(folder.resolve("Caddyfile"), "{\n    admin off\n}\n" + site);
        return List.of("run", "--adapter", "caddyfile", "--config", file.toString());
    }
}
