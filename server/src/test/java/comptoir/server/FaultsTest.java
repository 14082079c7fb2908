package comptoir.server;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Seats;
import comptoir.server.store.Rows.PositionRow;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The threads that look after everybody's tables outlive what is wrong with one, and it is counted. */
class FaultsTest {

    private static final String BOTH = "comptoir.server.Databases#both";

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName(
            "Where the database refuses one table's positions the others' are kept, and its own once it takes them")
    void keeper(String database) throws SQLException {
        try (var server = server(database)) {
            var sick = server.begin("dale", 2);
            var well = server.begin("dale", 2);
            refusePositions(database, sick.table());
            answer(server, sick);
            answer(server, well);
            eventually(() -> kept(server, well.table()) > 0);
            eventually(() -> faults(server) > 0);
            assertThat(kept(server, sick.table())).isZero();
            answer(server, well);
            eventually(() -> kept(server, well.table()) > 1);
            takePositions(database);
            eventually(() -> kept(server, sick.table()) > 0);
            assertThat(server.client().get("/health/ready").status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("A table whose row is spoilt keeps no bots from playing at the others, and is none of theirs")
    void bots(String database) throws SQLException {
        List<String> tables;
        try (var server = server(database)) {
            tables = Stream.generate(() -> withBot(server)).limit(3).toList();
        }
        var spoilt = tables.stream().min(Comparator.naturalOrder()).orElseThrow();
        change(database, "UPDATE game_table SET document = 'spoilt' WHERE id = '" + spoilt + "'");
        try (var server = server(database)) {
            // Nobody comes for them: the server looks after them by itself.
            for (var table : tables) if (!table.equals(spoilt)) eventually(() -> isPersonsTurn(server, table));
            assertThat(server.client().get("/api/tables/" + spoilt).status()).isGreaterThanOrEqualTo(400);
            assertThat(faults(server)).isPositive();
        }
    }

    private static TestServer server(String database) {
        return TestServer.with(Settings.local(database).with(Setting.METRICS_TOKEN, "count"));
    }

    private static String withBot(TestServer server) {
        var seats = List.of(Map.of("kind", "bot", "level", "trader"), Map.of("kind", "me"));
        return server.client()
                .post("/api/tables", Map.of("game", "dale", "seats", seats, "start", "seated"))
                .json()
                .at("table")
                .text();
    }

    private static boolean isPersonsTurn(TestServer server, String id) {
        var table = server.server.lobby().inMemory(id);
        return table != null && table.snapshot().orElseThrow().asked().equals(List.of(1));
    }

    private static void answer(TestServer server, TestServer.Begun begun) {
        var table = server.server.lobby().table(begun.table());
        int seat = table.snapshot().orElseThrow().asked().getFirst();
        try (var socket = server.client().key(begun.keys().get(seat)).join(begun.table(), -1)) {
            int number = socket.await("game").at("number").number();
            socket.send(Map.of("do", "answer", "id", "a" + number, "number", number, "option", 0));
            socket.await(word -> !word.list("done").isEmpty());
        }
    }

    private static int kept(TestServer server, String table) {
        return server.server
                .lobby()
                .store()
                .position(table)
                .map(PositionRow::number)
                .orElse(Seats.NOBODY);
    }

    private static double faults(TestServer server) {
        var line = server.client()
                .bearer("count")
                .get("/metrics")
                .text()
                .lines()
                .filter(each -> each.startsWith("comptoir_faults_total "))
                .findFirst();
        return Double.parseDouble(line.orElseThrow().split(" ")[1]);
    }

    private static boolean isSqlite(String database) {
        return database.startsWith("jdbc:sqlite:");
    }

    private static void refusePositions(String database, String table) throws SQLException {
        if (isSqlite(database)) {
            for (var deed : List.of("INSERT", "UPDATE"))
                change(
                        database,
                        "CREATE TRIGGER refuse_" + deed + " BEFORE " + deed + " ON position" + " WHEN NEW.table_id = '"
                                + table + "' BEGIN SELECT RAISE(ABORT, 'refused'); END");
            return;
        }
        change(
                database,
                "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS"
                        + " $$ BEGIN RAISE EXCEPTION 'refused'; END $$");
        change(
                database,
                "CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON position FOR EACH ROW" + " WHEN (NEW.table_id = '"
                        + table + "') EXECUTE FUNCTION refuse()");
    }

    private static void takePositions(String database) throws SQLException {
        if (isSqlite(database)) {
            change(database, "DROP TRIGGER refuse_INSERT");
            change(database, "DROP TRIGGER refuse_UPDATE");
        } else change(database, "DROP TRIGGER refuse ON position");
    }

    private static void change(String database, String command) throws SQLException {
        try (var connection = DriverManager.getConnection(database);
                var statement = connection.createStatement()) {
            if (isSqlite(database)) statement.execute("PRAGMA busy_timeout = 10000");
            statement.execute(command);
        }
    }

    private static void eventually(BooleanSupplier come) {
        try {
            for (int tries = 0; !come.getAsBoolean(); tries++) {
                assertThat(tries).as("how often it was looked for in vain").isLessThan(1500);
                Thread.sleep(20);
            }
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }
}
