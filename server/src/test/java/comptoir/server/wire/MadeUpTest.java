package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.server.Postgres;
import comptoir.server.TestServer;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tables, persons and ids that somebody made up. */
class MadeUpTest {

    @ParameterizedTest
    @MethodSource("comptoir.server.Databases#both")
    @DisplayName("What no store can hold is refused as what it is, not as a fault of ours, and the table goes on")
    void unspeakable(String database) {
        try (var server = TestServer.on(database)) {
            var begun = server.begin("parlour", 2);
            for (var table : List.of("\u0000", "a\u0000b", "'; DROP TABLE person", "")) {
                var socket = server.client().open();
                socket.send(Map.of(
                        "do", "hello", "table", table, "key", begun.keys().getFirst()));
                assertThat(socket.await("error").at("error").at("code").text()).isEqualTo("unknown-table");
            }
            for (var code : List.of("\u0000.x", "a.\u0000", "\u0000\u0000"))
                assertThat(server.client()
                                .post("/api/me/move/follow", Map.of("code", code))
                                .status())
                        .isEqualTo(401);
            var socket = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
            socket.await("game");
            socket.send(Map.of("do", "answer", "id", "\u0000", "number", 0, "option", 0));
            assertThat(socket.await("error").at("error").at("code").text()).isEqualTo("bad-request");
            socket.send(Map.of("do", "chat", "id", "c", "text", "a\u0000b"));
            socket.await(word -> !word.list("done").isEmpty());
            socket.send(Map.of("do", "answer", "id", "a", "number", 0, "option", 0));
            socket.await(word -> !word.list("done").isEmpty());
        }
    }

    @Test
    @DisplayName("Who asks for tables that are not there leaves nothing behind in a database that servers share")
    void noHome() throws SQLException {
        var database = Postgres.newDatabase();
        try (var server = TestServer.on(database)) {
            for (var table : List.of("aaaaaaaaaaaa", "bbbbbbbbbbbb", "cccccccccccc")) {
                assertThat(server.client().get("/api/tables/" + table).status()).isEqualTo(404);
                var socket = server.client().open();
                socket.send(Map.of("do", "hello", "table", table));
                socket.await("error");
            }
            try (var connection = DriverManager.getConnection(database);
                    var row = connection.createStatement().executeQuery("SELECT count(*) FROM home")) {
                row.next();
                assertThat(row.getInt(1)).isZero();
            }
        }
    }
}
