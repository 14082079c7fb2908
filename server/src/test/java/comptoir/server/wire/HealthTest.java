package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.server.Client;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A store that takes nothing for a while, since somebody else holds it. */
class HealthTest {

    @ParameterizedTest
    @MethodSource("comptoir.server.Databases#both")
    @DisplayName("While nothing can be written the server is alive and not ready, and counts it; then it is again")
    void notReady(String database) throws SQLException, InterruptedException {
        try (var server = TestServer.with(Settings.local(database).with(Setting.METRICS_TOKEN, "count"));
                var holder = DriverManager.getConnection(database)) {
            var client = server.client();
            assertThat(client.get("/health/ready").status()).isEqualTo(200);
            boolean sqlite = database.startsWith("jdbc:sqlite:");
            run(holder, sqlite ? List.of("BEGIN IMMEDIATE") : List.of("BEGIN", "LOCK TABLE position"));
            assertThat(client.get("/health/live").status()).isEqualTo(200);
            var not = client.get("/health/ready");
            assertThat(not.status()).isEqualTo(503);
            assertThat(not.json().at("error").at("code").text()).isEqualTo("unavailable");
            assertThat(server.client().bearer("count").get("/metrics").text()).contains("comptoir_not_ready_total 1.0");
            run(holder, List.of("ROLLBACK"));
            assertThat(isReadyAgain(client)).isTrue();
            // And what people do is stored again.
            assertThat(client.post(
                                    "/api/tables",
                                    Map.of(
                                            "game",
                                            "parlour",
                                            "seats",
                                            List.of(Map.of("kind", "me"), Map.of("kind", "link"))))
                            .status())
                    .isEqualTo(201);
        }
    }

    private static void run(java.sql.Connection connection, List<String> commands) throws SQLException {
        try (var statement = connection.createStatement()) {
            for (var command : commands) statement.execute(command);
        }
    }

    private static boolean isReadyAgain(Client client) throws InterruptedException {
        for (int tries = 0; tries < 100; tries++) {
            if (client.get("/health/ready").status() == 200) return true;
            Thread.sleep(100);
        }
        return false;
    }
}
