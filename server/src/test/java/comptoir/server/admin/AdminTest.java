package comptoir.server.admin;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.server.Client;
import comptoir.server.Postgres;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisplayName("Looking after a running server")
class AdminTest {

    @TempDir
    private Path folder;

    private TestServer running;
    private AdminSocket socket;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void start() throws IOException {
        open("jdbc:sqlite:" + data().resolve("comptoir.db"));
    }

    private void open(String database) throws IOException {
        running = TestServer.with(Settings.local(database).with(Setting.DATA, Files.createDirectories(data())));
        socket = AdminSocket.open(data(), new Admin(running.server));
    }

    @AfterEach
    void stop() {
        socket.close();
        running.close();
    }

    private Path data() {
        return folder.resolve("data");
    }

    /** Runs a command as the command line does. @return what it said */
    private String admin(String... arguments) {
        assertThat(execute(arguments)).as("%s", err).isZero();
        return out.toString();
    }

    private String refusedAdmin(String... arguments) {
        assertThat(execute(arguments)).isNotZero();
        return err.toString();
    }

    private int execute(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        var command = new CommandLine(new AdminCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .setExecutionExceptionHandler((failure, line, parsed) -> {
                    line.getErr().println(failure.getMessage());
                    return 2;
                });
        var all = new java.util.ArrayList<>(List.of(arguments));
        all.addAll(List.of("--data", data().toString()));
        return command.execute(all.toArray(String[]::new));
    }

    private static Tree error(Client.Answer answer) {
        return answer.json().at("error");
    }

    @Test
    void theSocketBelongsToTheServersUserAlone() throws IOException {
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(data().resolve("admin.sock"))))
                .isEqualTo("rw-------");
    }

    @Test
    @DisplayName("lists tables; a closed one can be looked at and not played at")
    void listsAndCloses() {
        var begun = running.begin("dale", 2);
        assertThat(admin("list")).contains(begun.table(), "playing", "dale", "P0, P1");
        admin("close", begun.table());
        assertThat(admin("list")).contains("closed");
        try (var client = running.client().key(begun.keys().getFirst())) {
            assertThat(client.get("/api/tables/" + begun.table())
                            .json()
                            .at("status")
                            .text())
                    .isEqualTo("closed");
        }
        int asked = running.server
                .lobby()
                .table(begun.table())
                .snapshot()
                .orElseThrow()
                .asked()
                .getFirst();
        try (var player = running.client().key(begun.keys().get(asked)).join(begun.table(), -1)) {
            int number = player.await("game").at("number").number();
            player.send(Map.of("do", "answer", "id", "a", "number", number, "option", 0));
            assertThat(player.await("error").at("error").at("text").text()).contains("this table was closed");
        }
    }

    @Test
    @DisplayName("deletes a table with all it had, and cuts off who is there")
    void deletes() {
        var begun = running.begin("dale", 2);
        var other = running.begin("dale", 2);
        try (var player = running.client().key(begun.keys().getFirst()).join(begun.table(), -1)) {
            player.await("game");
            admin("delete", begun.table());
            assertThat(player.awaitClose()).startsWith("4004");
        }
        assertThat(admin("list")).contains(other.table()).doesNotContain(begun.table());
        assertThat(error(running.client().get("/api/tables/" + begun.table()))
                        .at("code")
                        .text())
                .isEqualTo("unknown-table");
        var store = running.server.lobby().store();
        assertThat(store.log(begun.table(), -1)).isEmpty();
        assertThat(store.position(begun.table())).isEmpty();
        assertThat(store.log(other.table(), -1)).isNotEmpty();
        assertThat(refusedAdmin("delete", begun.table())).contains("there is no table");
        admin("vacuum");
    }

    @Test
    @DisplayName("new links let the people in again, once; the keys of before are void")
    void renewsKeys() {
        var begun = running.begin("dale", 2);
        var links = admin("renew-keys", begun.table()).lines().toList();
        assertThat(links).hasSize(2);
        var path = "/api/tables/" + begun.table();
        try (var before = new Client(running.server.address()).key(begun.keys().getFirst())) {
            assertThat(before.get(path).status()).isEqualTo(401);
        }
        var secret = links.getFirst().substring(links.getFirst().indexOf('#') + 1);
        try (var again = new Client(running.server.address())) {
            var key = TestServer.join(again, begun.table(), secret, "P0");
            assertThat(again.key(key).get(path).status()).isEqualTo(200);
        }
        try (var thief = new Client(running.server.address()).key(secret)) {
            assertThat(thief.post(path + "/join", Map.of()).status()).isEqualTo(401);
        }
    }

    @Test
    @DisplayName("a banned address, or one of a banned range, is not served; the ban outlasts the server")
    void bans() throws IOException {
        assertThat(refusedAdmin("ban", "example.org")).contains("is no address");
        assertThat(refusedAdmin("ban", "10.0.0.0/40")).contains("from 1 to 32");
        admin("ban", "203.0.113.7");
        assertThat(running.client().get("/api/games").status()).isEqualTo(200);
        var begun = running.begin("dale", 2);
        try (var player = running.client().key(begun.keys().getFirst()).join(begun.table(), -1)) {
            player.await("game");
            admin("ban", "127.0.0.0/8");
            player.send(Map.of("do", "ping"));
            assertThat(player.awaitClose()).startsWith("1008");
        }
        assertThat(error(running.client().get("/api/games")).at("text").text()).contains("not served");
        stop();
        open("jdbc:sqlite:" + data().resolve("comptoir.db"));
        assertThat(running.client().get("/").status()).isEqualTo(403);
        assertThat(admin("bans")).contains("203.0.113.7", "127.0.0.0/8");
        admin("unban", "127.0.0.0/8");
        assertThat(running.client().get("/api/games").status()).isEqualTo(200);
        assertThat(refusedAdmin("unban", "127.0.0.0/8")).contains("is not banned");
    }

    @Test
    @DisplayName("a backup made while tables are being made is whole: restored, every table of before it is there")
    void backupAndRestore() throws Exception {
        var early = running.begin("dale", 2);
        var backup = folder.resolve("backup.db");
        var others = Thread.ofPlatform().start(() -> IntStream.range(0, 20).forEach(_ -> running.begin("dale", 2)));
        admin("backup", backup.toString());
        others.join();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(backup)))
                .isEqualTo("rw-------");
        assertThat(refusedAdmin("backup", backup.toString())).contains("is there already");
        admin("delete", early.table());
        var late = running.begin("dale", 2);

        assertThat(refusedAdmin("restore", backup.toString())).contains("has", "comptoir.db open");
        stop();
        assertThat(refusedAdmin("list")).contains("no server runs");
        var garbage =
                Files.writeString(folder.resolve("garbage.db"), "this is no database, and says so at some length");
        assertThat(refusedAdmin("restore", garbage.toString())).contains("no backup");
        assertThat(admin("restore", backup.toString())).contains("is restored", "comptoir.db.before-");
        open("jdbc:sqlite:" + data().resolve("comptoir.db"));
        assertThat(admin("list")).contains(early.table()).doesNotContain(late.table());
        try (var player = running.client().key(early.keys().getFirst())) {
            assertThat(player.get("/api/tables/" + early.table()).status()).isEqualTo(200);
        }
    }

    @Test
    @DisplayName("on PostgreSQL: delete and vacuum work, and a backup points to pg_dump")
    void onPostgres() throws IOException {
        stop();
        open(Postgres.newDatabase());
        var begun = running.begin("dale", 2);
        admin("delete", begun.table());
        assertThat(admin("list")).doesNotContain(begun.table());
        admin("vacuum");
        assertThat(refusedAdmin("backup", folder.resolve("backup.db").toString()))
                .contains("pg_dump");
    }
}
