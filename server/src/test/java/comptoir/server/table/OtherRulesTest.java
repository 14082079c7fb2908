package comptoir.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.server.TestServer;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Stores;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A game that was begun under other rules")
class OtherRulesTest {

    @TempDir
    Path folder;

    private String database = "";
    private TestServer.Begun begun = new TestServer.Begun("", List.of(), Tree.of("nothing", Map.of()));
    private int number;

    @BeforeEach
    void playALittle() {
        database = TestServer.sqliteFile(folder);
        try (var server = TestServer.on(database)) {
            begun = server.begin("parlour", 2);
            for (var key : begun.keys()) {
                var socket = server.client().key(key).join(begun.table(), -1);
                socket.await("game");
                socket.send(Map.of("do", "answer", "id", "a", "number", 0, "option", 0));
                number = socket.await(word -> !word.list("done").isEmpty())
                        .list("done")
                        .getFirst()
                        .at("number")
                        .number();
            }
        }
    }

    @Test
    @DisplayName("goes on from its newest position, though its log no longer fits")
    void goesOn() throws SQLException {
        change("UPDATE log_row SET entries = '[{\"seat\":0,\"answer\":{\"no\":\"longer\"}}]' WHERE number = 0");
        change("UPDATE position SET rules = 'of old'");
        try (var server = TestServer.on(database)) {
            for (var key : begun.keys()) {
                var socket = server.client().key(key).join(begun.table(), -1);
                var now = socket.await("game");
                assertThat(now.at("number").number()).isGreaterThanOrEqualTo(number);
                if (now.at("pending").list().isEmpty()) continue;
                socket.send(Map.of(
                        "do", "answer", "id", "b", "number", now.at("number").number(), "option", 0));
                socket.await(word -> !word.list("done").isEmpty());
            }
        }
        try (var store = Stores.open(database, folder)) {
            assertThat(store.log(begun.table(), number)).isNotEmpty();
        }
    }

    @Test
    @DisplayName(
            "and was answered since its position was kept, so that it cannot go on, says so; other tables do not mind")
    void saysSo() {
        try (var store = Stores.open(database, folder)) {
            var unfit = "[{\"seat\":0,\"answer\":{\"no\":\"longer\"}}]";
            assertThat(store.append(new LogRow(begun.table(), number, number + 1, 0, null, 1, unfit))
                            .join())
                    .isTrue();
        }
        try (var server = TestServer.on(database)) {
            var answer = server.client().key(begun.keys().getFirst()).get("/api/tables/" + begun.table());
            assertThat(answer.status()).isEqualTo(503);
            assertThat(answer.json().at("error").at("text").text()).contains("rules");
            server.begin("parlour", 2);
        }
    }

    private void change(String sql) throws SQLException {
        try (var connection = DriverManager.getConnection(database);
                var statement = connection.createStatement()) {
            assertThat(statement.executeUpdate(sql)).isPositive();
        }
    }
}
