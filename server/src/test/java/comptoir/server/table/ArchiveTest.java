package comptoir.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.Client;
import comptoir.server.TestServer;
import comptoir.server.command.VerifyCommand;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** What has been played: given out, checked, brought in, gone on from. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ArchiveTest {

    @TempDir
    static Path folder;

    private TestServer server;
    private TestServer.Begun begun;
    private Client red;
    private String path;

    @BeforeAll
    void playOne() throws Exception {
        server = TestServer.sqlite();
        begun = server.begin("dale", 2);
        red = server.client().key(begun.keys().getFirst());
        path = "/api/tables/" + begun.table();
        assertThat(red.get(path + "/export").status()).isEqualTo(409);
        assertThat(red.get(path + "/replay?as=all").status()).isEqualTo(403);
        GamePlayed.play(server, begun);
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    @DisplayName("A game that is given out is honest; with one draw changed, or another secret, it is not")
    void verify() throws Exception {
        var game = red.get(path + "/export").text();
        assertThat(verified(game)).isZero();
        var tree = red.get(path + "/export").json();
        var secret = tree.at("chance").at("secret").text();
        var other = (secret.charAt(0) == 'a' ? "b" : "a") + secret.substring(1);
        assertThat(verified(game.replace(secret, other))).isEqualTo(1);
        int at = game.indexOf("\"draws\":");
        assertThat(at).isPositive();
        char digit = game.charAt(at + 8);
        var changed = game.substring(0, at + 8) + (digit == '0' ? '1' : '0') + game.substring(at + 9);
        assertThat(verified(changed)).isEqualTo(1);
        var url = server.server.address().resolve(path).toString();
        assertThat(new CommandLine(new VerifyCommand())
                        .execute(url, "--key", begun.keys().getFirst()))
                .isZero();
        assertThat(red.get(path + "/verify").json().at("honest").flag()).isTrue();
    }

    private static int verified(String game) throws Exception {
        var file = Files.writeString(folder.resolve("game.json"), game);
        return new CommandLine(new VerifyCommand()).execute(file.toString());
    }

    @Test
    @DisplayName("A game that was given out is brought in and can be looked at")
    void bringIn() {
        var brought =
                server.client().raw("/api/import", red.get(path + "/export").text());
        assertThat(brought.status()).isEqualTo(201);
        var table = brought.json().at("table").text();
        var shown = server.client()
                .get("/api/tables/" + table + "/replay?as=all&from=3&to=5")
                .json();
        assertThat(shown.at("moments").list()).hasSize(3);
        assertThat(server.client().raw("/api/import", "{\"comptoir\":1}").status())
                .isEqualTo(400);
    }

    @Test
    @DisplayName(
            "A game that goes on from a forged moment, or has endless words, is refused; an import is listed nowhere")
    void forged() {
        var client = server.client().key(begun.keys().getFirst());
        var on = client.post(path + "/go-on", Map.of("number", 10, "start", "seated", "seats", bots()));
        var there = "/api/tables/" + on.json().at("table").text();
        var spectator = server.client().key(on.json().at("spectatorKey").text());
        var game = finished(spectator, there);
        assertThat(server.client().raw("/api/verify", game).text()).contains("\"honest\":true");
        // One card more in somebody's hand than there are in the box.
        var forged = game.replaceFirst("\"hand\":\\[(\\d+)", "\"hand\":[$1,$1");
        assertThat(forged).isNotEqualTo(game);
        assertThat(server.client()
                        .raw("/api/verify", forged)
                        .json()
                        .at("honest")
                        .flag())
                .isFalse();
        assertThat(server.client().raw("/api/import", forged).status()).isEqualTo(400);
        var endless = game.replaceFirst("\"texts\":\\[\"", "\"texts\":[\"" + "x".repeat(100_000));
        assertThat(server.client().raw("/api/import", endless).status()).isEqualTo(400);
        var brought =
                server.client().raw("/api/import", game).json().at("table").text();
        assertThat(server.client().get("/api/tables?status=over").text()).doesNotContain(brought);
    }

    private static List<Map<String, String>> bots() {
        return List.of(Map.of("kind", "bot", "level", "random"), Map.of("kind", "bot", "level", "random"));
    }

    /** Bots alone play while somebody watches. */
    private static String finished(Client spectator, String table) {
        var watching = spectator.join(table.substring(table.lastIndexOf('/') + 1), -1);
        watching.await(
                word -> word.text("type", "").equals("game") && word.at("over").flag());
        for (int tries = 0; tries < 600; tries++) {
            var answer = spectator.get(table + "/export");
            if (answer.status() == 200) return answer.text();
            try {
                Thread.sleep(100);
            } catch (InterruptedException stop) {
                throw new IllegalStateException(stop);
            }
        }
        throw new AssertionError("the bots do not come to an end");
    }

    @Test
    @DisplayName("What takes too long to be played again is given up, and others are answered meanwhile")
    void deadline() {
        try (var replays = new Replays(Duration.ofMillis(50))) {
            assertThatThrownBy(() -> replays.run(() -> {
                        while (true) Replays.goOn();
                    }))
                    .isInstanceOf(Refused.class)
                    .hasMessageContaining("too long");
            assertThat(replays.run(() -> 7)).isEqualTo(7);
        }
    }

    @Test
    @DisplayName("From a move of a finished game a new table goes on")
    void goOnWhenOver() {
        var client = server.client().key(begun.keys().getFirst());
        var on = client.post(path + "/go-on", Map.of("number", 10, "start", "seated"));
        assertThat(on.status()).isEqualTo(201);
        assertThat(on.json().at("status").text()).isEqualTo("playing");
        assertThat(on.json().at("origin").at("number").number()).isEqualTo(10);
    }

    @Test
    @DisplayName("From a game that is played a seat goes on with its own knowledge, the rest dealt anew")
    void goOnWhilePlaying() {
        var running = server.begin("dale", 2);
        var here = "/api/tables/" + running.table();
        var seat = server.client().key(running.keys().getFirst());
        var mine = seat.get(here + "/replay")
                .json()
                .at("moments")
                .list()
                .getFirst()
                .at("view");
        var on = seat.post(here + "/go-on", Map.of("number", 0, "start", "seated"))
                .json();
        var there = seat.key(on.at("keys").at("0").text())
                .get("/api/tables/" + on.at("table").text() + "/replay");
        assertThat(there.json().at("moments").list().getFirst().at("view").value())
                .isEqualTo(mine.value());
        var stranger = server.client().key(running.made().at("spectatorKey").text());
        assertThat(stranger.post(here + "/go-on", Map.of("number", 0)).status()).isEqualTo(401);
    }

    @Test
    @DisplayName("History tells each seat what it was told, and everything once the game is over")
    void history() {
        var own = red.get(path + "/history").json().at("moments").list();
        var all = red.get(path + "/history?as=all").json().at("moments").list();
        assertThat(all).hasSameSizeAs(own);
        assertThat(Json.write(all.stream().map(Tree::value).toList()))
                .isNotEqualTo(Json.write(own.stream().map(Tree::value).toList()));
    }
}
