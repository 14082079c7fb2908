package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.server.Client;
import comptoir.server.Postgres;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.net.URI;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody who found the port that is for servers, and somebody who claims to be a server elsewhere. */
class PeerPortTest {

    private static final String SHOWN = "X-Comptoir-Peer";

    /** Where the other servers reach this one, as the database tells them. */
    private static URI peerAddress(String database) throws SQLException {
        try (var connection = DriverManager.getConnection(database);
                var row = connection.createStatement().executeQuery("SELECT address FROM server")) {
            row.next();
            return URI.create(row.getString(1));
        }
    }

    @Test
    @DisplayName(
            "Without the servers' secret nobody is answered at their port, over HTTP or a socket, with keys or without")
    void outsider() throws SQLException {
        var database = Postgres.newDatabase();
        try (var server = TestServer.on(database)) {
            var begun = server.begin("parlour", 2);
            var path = "/api/tables/" + begun.table();
            var address = peerAddress(database);
            for (var secret : List.of("", "guess", "0".repeat(24), begun.keys().getFirst())) {
                var outsider = new Client(address).key(begun.keys().getFirst());
                if (!secret.isEmpty()) outsider.header(SHOWN, secret);
                for (var asked : List.of("/", "/health", "/metrics", "/api/lobby", path, path + "/history"))
                    assertThat(outsider.get(asked).status()).as(asked).isEqualTo(403);
                assertThat(outsider.post(path + "/renew", Map.of()).status()).isEqualTo(403);
                assertThat(outsider.post("/api/tables", Map.of("game", "parlour"))
                                .status())
                        .isEqualTo(403);
                assertThatThrownBy(outsider::open).hasMessageContaining("WebSocketHandshakeException");
            }
            // Nothing has happened: the key still opens the seat at the door for people.
            server.client().key(begun.keys().getFirst()).join(begun.table(), -1).await("game");
        }
    }

    @Test
    @DisplayName("At the door for people nobody is a server: who calls is the connection's address, and counts")
    void notAtTheDoorForPeople(@TempDir Path data) throws SQLException {
        var database = Postgres.newDatabase();
        try (var server = TestServer.with(Settings.local(database).with(Setting.DATA, data))) {
            String secret;
            try (var connection = DriverManager.getConnection(database);
                    var row = connection
                            .createStatement()
                            .executeQuery("SELECT content FROM note WHERE room = 'peers'")) {
                row.next();
                secret = row.getString(1);
            }
            // Even the true secret opens nothing there, and a forged address is not believed.
            var liar = server.client().header(SHOWN, secret).header("X-Forwarded-For", "203.0.113.7");
            server.server.bans().add("127.0.0.1");
            assertThat(liar.get("/api/lobby").status()).isEqualTo(403);
            server.server.bans().remove("127.0.0.1");
            server.server.bans().add("203.0.113.7");
            assertThat(liar.get("/api/lobby").status()).isEqualTo(200);
        }
    }
}
