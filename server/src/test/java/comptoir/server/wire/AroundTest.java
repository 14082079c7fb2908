package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.server.Client;
import comptoir.server.Player;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What people need around a game: their games, their other devices, open tables, giving up, playing again. */
class AroundTest {

    private static final String BOTH = "comptoir.server.Databases#both";

    /** A person's game against a bot, played to its end by chance. @return the table */
    private static String played(Client person, String game) {
        var made = person.post(
                        "/api/tables",
                        Map.of(
                                "game",
                                game,
                                "seats",
                                List.of(Map.of("kind", "me"), Map.of("kind", "bot", "level", "random")),
                                "start",
                                "seated",
                                "name",
                                "Ann"))
                .json();
        var table = made.at("table").text();
        person.key(made.at("keys").at("0").text());
        new Player(() -> person.join(table, -1), 7, 0, Player.TO_THE_END).call();
        person.key("");
        return table;
    }

    private static List<Tree> games(Client person) {
        return person.get("/api/me/games").json().at("games").list();
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("A person finds their games: where it is their move first, then what is over with its result")
    void myGames(String database) {
        try (var server = TestServer.on(database)) {
            var ann = server.client();
            var over = played(ann, "cove");
            var waiting = ann.post(
                            "/api/tables",
                            Map.of("game", "dale", "seats", List.of(Map.of("kind", "me"), Map.of("kind", "link"))))
                    .json()
                    .at("table")
                    .text();
            var playing = ann.post(
                            "/api/tables",
                            Map.of("game", "cove", "start", "seated", "seats", List.of(Map.of("kind", "me"))))
                    .json()
                    .at("table")
                    .text();
            var games = games(ann);
            assertThat(games).extracting(game -> game.at("table").text()).containsExactly(playing, waiting, over);
            assertThat(games.getFirst().at("myMove").flag()).isTrue();
            assertThat(games.getFirst().at("outline").at("rounds").number()).isPositive();
            assertThat(games.getFirst().at("outline").at("plays").list()).isNotEmpty();
            assertThat(games.getLast().at("result").list()).isNotEmpty();
            assertThat(games.getLast().at("outline").at("points").list()).hasSizeGreaterThan(1);

            var statistics = ann.get("/api/me/statistics").json();
            assertThat(statistics.at("games").number()).isEqualTo(1);
            assertThat(statistics.at("byGame").list().getFirst().at("id").text())
                    .isEqualTo("cove");
            assertThat(statistics.at("merchants").list()).hasSize(1);
            assertThat(statistics.at("opponents").list().getFirst().at("id").text())
                    .isEqualTo("random");

            assertThat(server.client().get("/api/me/games").json().at("games").list())
                    .isEmpty();
            assertThat(server.client().delete("/api/me/games/" + over).status()).isEqualTo(404);
            assertThat(ann.delete("/api/me/games/" + over).status()).isEqualTo(200);
            assertThat(games(ann)).hasSize(2);
            assertThat(ann.get("/api/tables/" + over).status()).isEqualTo(404);
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("A link moves a person to a second device once; forged and used ones are refused and change nothing")
    void secondDevice(String database) {
        try (var server = TestServer.on(database)) {
            var ann = server.client();
            assertThat(ann.post("/api/me/move", Map.of()).status()).isEqualTo(401);
            ann.put("/api/me", Map.of("name", "Ann", "avatar", "fox"));
            var table = played(ann, "cove");
            var code = ann.post("/api/me/move", Map.of()).json().at("code").text();
            var phone = server.client();
            assertThat(phone.post("/api/me/move/look", Map.of("code", code))
                            .json()
                            .at("name")
                            .text())
                    .isEqualTo("Ann");
            for (var forged : List.of("", "x", code + "x", "nobody.secret", "a".repeat(5000) + ".b"))
                assertThat(phone.post("/api/me/move/follow", Map.of("code", forged))
                                .status())
                        .isEqualTo(401);
            assertThat(games(phone)).isEmpty();
            assertThat(phone.post("/api/me/move/follow", Map.of("code", code)).status())
                    .isEqualTo(200);
            assertThat(games(phone)).extracting(game -> game.at("table").text()).containsExactly(table);
            assertThat(phone.get("/api/tables/" + table).json().at("seat").number())
                    .isZero();
            assertThat(server.client()
                            .post("/api/me/move/follow", Map.of("code", code))
                            .status())
                    .isEqualTo(401);
            phone.delete("/api/me/devices");
            assertThat(games(ann)).isEmpty();
            assertThat(games(phone)).hasSize(1);
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("The list of open tables tells when one is put up and when it is full")
    void openTables(String database) throws Exception {
        try (var server = TestServer.on(database)) {
            var looker = server.client();
            var before = looker.get("/api/lobby").json();
            assertThat(before.at("tables").list()).isEmpty();
            var waits = CompletableFuture.supplyAsync(() -> server.client()
                    .get("/api/lobby?after=" + before.at("state").text())
                    .json());
            var ann = server.client();
            var made = ann.post("/api/tables", open("Ann")).json();
            var after = waits.get();
            assertThat(after.at("tables").list())
                    .extracting(table -> table.at("table").text())
                    .containsExactly(made.at("table").text());
            var path = "/api/tables/" + made.at("table").text();
            assertThat(looker.post(path + "/join", Map.of("name", "Bea")).status())
                    .isEqualTo(200);
            var full = server.client()
                    .get("/api/lobby?after=" + after.at("state").text())
                    .json();
            assertThat(full.at("tables").list()).isEmpty();
            assertThat(server.client().get("/api/lobby?after=nonsense").status())
                    .isEqualTo(200);
        }
    }

    private static Map<String, Object> open(String name) {
        return Map.of(
                "game",
                "dale",
                "open",
                true,
                "name",
                name,
                "text",
                "",
                "seats",
                List.of(Map.of("kind", "me"), Map.of("kind", "open")));
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("A stranger who never becomes ready is sent away after a while, and does not come back")
    void sendAway(String database) {
        try (var server =
                TestServer.with(Settings.local(database).with(Setting.STAND_IN_GRACE, Duration.ofMillis(300)))) {
            var ann = server.client();
            var made = ann.post("/api/tables", open("Ann")).json();
            var path = "/api/tables/" + made.at("table").text();
            var bea = server.client();
            bea.post(path + "/join", Map.of("name", "Bea"));
            assertThat(bea.post(path + "/send-away", Map.of("seat", 0)).status())
                    .isEqualTo(403);
            Client.Answer sent;
            do sent = ann.post(path + "/send-away", Map.of("seat", 1));
            while (sent.status() == 409);
            assertThat(sent.status()).isEqualTo(200);
            assertThat(sent.json().at("seats").list().getLast().at("taken").flag())
                    .isFalse();
            assertThat(bea.post(path + "/join", Map.of("name", "Bea")).status()).isEqualTo(403);
            assertThat(server.client()
                            .post(path + "/join", Map.of("name", "Cy"))
                            .status())
                    .isEqualTo(200);
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("Who resigns is told to all, a bot plays on, and there is no coming back")
    void resign(String database) {
        try (var server = TestServer.on(database)) {
            var begun = server.begin("dale", 2);
            var path = "/api/tables/" + begun.table();
            var ann = server.client().key(begun.keys().getFirst());
            var bea = server.client().key(begun.keys().getLast()).join(begun.table(), -1);
            bea.await("game");
            assertThat(ann.post(path + "/resign", Map.of()).status()).isEqualTo(200);
            var told = bea.await(word -> word.list("seats").stream().anyMatch(seat -> seat.flag("resigned", false)));
            assertThat(told.at("seats").list().getFirst().at("bot").isNull()).isFalse();
            ann.join(begun.table(), -1).await("game");
            var now = ann.get(path).json().at("seats").list().getFirst();
            assertThat(now.at("resigned").flag()).isTrue();
            assertThat(now.at("bot").isNull()).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("dale.setup.first-player: in a rematch one of those who lost begins")
    void loserBegins(String database) {
        try (var server = TestServer.on(database)) {
            var ann = server.client();
            var table = played(ann, "dale");
            var result = games(ann).getFirst().at("result").list();
            int winner = result.getFirst().at("seat").number();
            var next = ann.post("/api/tables/" + table + "/rematch", Map.of()).json();
            assertThat(next.at("options").at("first").text()).isEqualTo(String.valueOf(1 - winner + 1));
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("A rematch with bots alone begins at once, with the same seats and levels")
    void rematchAtOnce(String database) {
        try (var server = TestServer.on(database)) {
            var ann = server.client();
            var table = played(ann, "cove");
            var next = ann.post("/api/tables/" + table + "/rematch", Map.of()).json();
            assertThat(next.at("status").text()).isEqualTo("playing");
            assertThat(next.at("seats").list().get(1).at("bot").text()).isEqualTo("random");
            var again = ann.post("/api/tables/" + table + "/rematch", Map.of()).json();
            assertThat(again.at("table").text()).isEqualTo(next.at("table").text());
            assertThat(ann.join(next.at("table").text(), -1)
                            .await("game")
                            .at("number")
                            .number())
                    .isNotNegative();
        }
    }

    @ParameterizedTest
    @MethodSource(BOTH)
    @DisplayName("A phrase travels as its word; unknown ones are refused, and nobody can write one by hand")
    void phrases(String database) {
        try (var server = TestServer.on(database)) {
            var begun = server.begin("dale", 2);
            var ann = server.client().key(begun.keys().get(0)).join(begun.table(), -1);
            var bob = server.client().key(begun.keys().get(1)).join(begun.table(), -1);
            ann.send(Map.of("do", "chat", "id", "p", "phrase", "well-played"));
            var line = bob.await("chat").at("chat").list().getFirst();
            assertThat(line.at("phrase").text()).isEqualTo("well-played");
            assertThat(line.at("text").text()).isEqualTo("Well played");
            ann.send(Map.of("do", "chat", "id", "q", "phrase", "something rude"));
            assertThat(ann.await("error").at("error").at("text").text()).contains("phrase");
            ann.send(Map.of("do", "chat", "id", "r", "text", "\u0001well-played"));
            var written = bob.await("chat").at("chat").list().getFirst();
            assertThat(written.has("phrase")).isFalse();
            assertThat(written.at("text").text()).isEqualTo("well-played");
            ann.send(Map.of("do", "chat", "id", "s"));
            assertThat(ann.await("error").at("error").at("text").text()).isNotEmpty();
        }
    }
}
