package comptoir.server.table;

import static java.nio.file.attribute.PosixFilePermission.OWNER_READ;
import static java.nio.file.attribute.PosixFilePermission.OWNER_WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.BadInput;
import comptoir.engine.Tree;
import comptoir.server.TestServer;
import comptoir.server.store.Rows.LogRow;
import comptoir.server.store.Stores;
import java.io.IOException;
import java.nio.file.Files;
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
    @DisplayName("and was answered since its position was kept goes on from there, and says which answers were dropped")
    void saysWhatWasDropped() {
        append("[{\"seat\":0,\"answer\":{\"no\":\"longer\"}}]");
        try (var server = TestServer.on(database)) {
            var socket = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
            var now = socket.await("game");
            assertThat(now.at("number").number()).isEqualTo(number);
            var said = socket.await("chat").at("chat").list().getFirst();
            assertThat(said.at("table").flag()).isTrue();
            assertThat(said.at("text").text()).contains((number + 1) + " (player 1)");
        }
        try (var store = Stores.open(database, folder)) {
            assertThat(store.log(begun.table(), number)).isEmpty();
        }
    }

    @Test
    @DisplayName("A kept position that is spoilt does no harm: the log is played again")
    void spoiltPosition() throws SQLException {
        change("UPDATE position SET content = x'00ff00ff'");
        try (var server = TestServer.on(database)) {
            var socket = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
            assertThat(socket.await("game").at("number").number()).isEqualTo(number);
        }
    }

    @Test
    @DisplayName("A second server on the same file is refused, and the first goes on")
    void twoServersOnOneFile() {
        try (var server = TestServer.on(database)) {
            assertThatThrownBy(() -> TestServer.on(database))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("another server");
            assertThat(server.client().get("/health").status()).isEqualTo(200);
        }
    }

    @Test
    @DisplayName("The file is its owner's alone")
    void ownersOnly() throws IOException {
        var file = Path.of(database.substring("jdbc:sqlite:".length()));
        assertThat(Files.getPosixFilePermissions(file)).containsExactlyInAnyOrder(OWNER_READ, OWNER_WRITE);
    }

    private void append(String entries) {
        try (var store = Stores.open(database, folder)) {
            var row = new LogRow(begun.table(), number, number + 1, 0, null, 1, entries);
            assertThat(store.append(row).join()).isTrue();
        }
    }

    private void change(String sql) throws SQLException {
        try (var connection = DriverManager.getConnection(database);
                var statement = connection.createStatement()) {
            assertThat(statement.executeUpdate(sql)).isPositive();
        }
    }
}
