package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.server.Player;
import comptoir.server.Postgres;
import comptoir.server.TestServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Playing over real sockets, on both databases. */
class PlayTest {

    @Nested
    @DisplayName("On SQLite")
    class Sqlite extends Playing {
        @Override
        TestServer start() {
            return TestServer.sqlite();
        }
    }

    @Nested
    @DisplayName("On PostgreSQL")
    class Postgresql extends Playing {
        @Override
        TestServer start() {
            return TestServer.on(Postgres.newDatabase());
        }
    }

    /** One server for all of them: each has tables of its own. */
    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    abstract static class Playing {
        TestServer server;

        abstract TestServer start();

        @BeforeAll
        void begin() {
            server = start();
        }

        @AfterAll
        void end() {
            server.close();
        }

        @Test
        @DisplayName("two people play a game to its end")
        void wholeGame() throws Exception {
            var begun = server.begin("parlour", 2);
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                var players = new ArrayList<Future<Player>>();
                for (var key : begun.keys())
                    players.add(threads.submit(new Player(
                            () -> server.client().key(key).join(begun.table(), -1), 7, 0, Player.TO_THE_END)));
                for (var player : players)
                    assertThat(player.get().last.at("standings").list()).hasSize(2);
            }
            var table = server.client()
                    .key(begun.keys().getFirst())
                    .get("/api/tables/" + begun.table())
                    .json();
            assertThat(table.at("status").text()).isEqualTo("over");
            assertThat(table.at("chance").at("secret").text()).hasSize(64);
        }

        @Test
        @DisplayName("a repeated send is done once, a late one is refused with the current number")
        void repeatedAndLate() {
            var begun = server.begin("parlour", 2);
            var red = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
            red.await("game");
            var message = Map.of("do", "answer", "id", "one", "number", 0, "option", 0);
            for (int i = 0; i < 5; i++) red.send(message);
            red.await(word -> !word.list("done").isEmpty());
            red.send(Map.of("do", "answer", "id", "two", "number", 0, "option", 0));
            var refused = red.await("error");
            assertThat(refused.at("error").at("code").text()).isIn("late", "illegal-answer");
            assertThat(refused.at("number").number()).isEqualTo(1);
            red.close();
            var again = server.client().key(begun.keys().getFirst()).join(begun.table(), 0);
            again.send(message);
            assertThat(again.await(word -> !word.list("done").isEmpty())
                            .list("done")
                            .getFirst()
                            .at("number")
                            .number())
                    .isEqualTo(1);
        }

        @Test
        @DisplayName("somebody who was away is told what they missed")
        void missed() {
            var begun = server.begin("parlour", 2);
            var red = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
            var blue = server.client().key(begun.keys().get(1)).join(begun.table(), -1);
            red.await("game");
            blue.await("game");
            blue.cut();
            red.send(Map.of("do", "answer", "id", "r", "number", 0, "option", 0));
            red.await(word -> !word.list("done").isEmpty());
            blue = server.client().key(begun.keys().get(1)).join(begun.table(), 0);
            var missed = blue.await("game");
            assertThat(missed.at("fresh").flag()).isFalse();
            assertThat(missed.at("from").number()).isZero();
            assertThat(missed.at("number").number()).isEqualTo(1);
            // What red did does not make blue's answer late: blue is asked the same as before.
            blue.send(Map.of("do", "answer", "id", "b", "number", 0, "option", 0));
            blue.await(word -> !word.list("done").isEmpty());
            assertThat(red.await("game").at("notices").list()).isNotEmpty();
        }

        @Test
        @DisplayName("a person and a bot play, and the bot answers by itself")
        void againstABot() {
            var client = server.client();
            var made = client.post(
                            "/api/tables",
                            Map.of(
                                    "game",
                                    "parlour",
                                    "seats",
                                    List.of(Map.of("kind", "me"), Map.of("kind", "bot")),
                                    "start",
                                    "seated"))
                    .json();
            assertThat(made.at("status").text()).isEqualTo("playing");
            var socket = client.key(made.at("keys").at("0").text())
                    .join(made.at("table").text(), -1);
            var state = socket.await("game");
            for (int i = 0; !state.at("over").flag(); i++) {
                if (!state.at("pending").list().isEmpty())
                    socket.send(Map.of(
                            "do",
                            "answer",
                            "id",
                            "m" + i,
                            "number",
                            state.at("number").number(),
                            "option",
                            0));
                state = socket.await(word -> word.text("type", "").equals("game")
                        && (word.at("over").flag() || !word.at("pending").list().isEmpty()));
            }
            assertThat(state.at("standings").list()).hasSize(2);
        }

        @Test
        @DisplayName("what is wrong is refused with a reason, and the connection goes on")
        void refusals() {
            var begun = server.begin("parlour", 2);
            var red = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
            red.await("game");
            for (var wrong : List.of(
                    "{",
                    "[]",
                    "null",
                    "{}",
                    "{\"do\":7}",
                    "{\"do\":\"fly\"}",
                    "{\"do\":\"answer\"}",
                    "{\"do\":\"answer\",\"number\":0,\"option\":99}",
                    "{\"do\":\"answer\",\"number\":99,\"option\":0}",
                    "{\"do\":\"answer\",\"number\":0,\"answers\":[]}",
                    "{\"do\":\"undo\",\"number\":0}",
                    "{\"do\":\"answer\",\"number\":0,\"answers\":[{\"option\":0},{\"option\":0}]}")) {
                red.text(wrong);
                assertThat(red.await("error").at("error").at("text").text())
                        .as(wrong)
                        .isNotEmpty();
            }
            red.send(Map.of("do", "ping", "id", "p"));
            assertThat(red.await("pong").at("id").text()).isEqualTo("p");
            red.send(Map.of("do", "view"));
            assertThat(red.await("game").at("number").number()).isZero();
        }

        @Test
        @DisplayName("who has no link is shown a private table neither over HTTP nor over the socket")
        void privateTables() {
            var begun = server.begin("parlour", 2);
            assertThat(server.client().get("/api/tables/" + begun.table()).status())
                    .isEqualTo(401);
            var stranger = server.client().join(begun.table(), -1);
            assertThat(stranger.await("error").at("error").at("code").text()).isEqualTo("no-seat");
            var guesser = server.client().key("AAAAAAAAAAAAAAAAAAAAAAAA").join(begun.table(), -1);
            assertThat(guesser.await("error").at("error").at("code").text()).isEqualTo("no-seat");
            var spectator =
                    server.client().key(begun.made().at("spectatorKey").text()).join(begun.table(), -1);
            var view = spectator.await("game").at("view");
            assertThat(view.at("hands").list())
                    .allSatisfy(hand -> assertThat(hand.value()).isEqualTo(List.of("?", "?", "?")));
        }
    }
}
