package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.server.Client;
import comptoir.server.Player;
import comptoir.server.Postgres;
import comptoir.server.Setting;
import comptoir.server.Settings;
import comptoir.server.TestServer;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What players need not fear from each other, tried with clients that do what no page would. */
class TrustTest {

    @Nested
    @DisplayName("On SQLite")
    class Sqlite extends Trusting {
        @Override
        String database() {
            return TestServer.newSqlite();
        }
    }

    @Nested
    @DisplayName("On PostgreSQL")
    class Postgresql extends Trusting {
        @Override
        String database() {
            return Postgres.newDatabase();
        }
    }

    @TestInstance(TestInstance.Lifecycle.PER_CLASS)
    abstract static class Trusting {
        TestServer server;
        TestServer hasty;

        abstract String database();

        @BeforeAll
        void begin() {
            server = TestServer.with(Settings.local(database()).with(Setting.METRICS_TOKEN, "let me count"));
            hasty = TestServer.with(Settings.local(database()).with(Setting.STAND_IN_GRACE, Duration.ZERO));
        }

        @AfterAll
        void end() {
            server.close();
            hasty.close();
        }

        @Test
        @DisplayName("who made a table has no key to a friend's seat once the friend has joined")
        void invitationIsTraded() {
            var host = server.client();
            var made = make(host, Map.of(), "me", "link");
            var path = "/api/tables/" + made.at("table").text();
            var invitation = made.at("keys").at("1").text();
            var friend = server.client();
            var key = TestServer.join(friend, made.at("table").text(), invitation, "Zoé");
            assertThat(key).isNotEqualTo(invitation);

            var nosy = server.client().key(invitation);
            assertThat(nosy.get(path).status()).isEqualTo(401);
            assertThat(nosy.post(path + "/join", Map.of()).status()).isEqualTo(401);
            assertThat(nosy.post(path + "/ready", Map.of()).status()).isEqualTo(401);
            var ghost = nosy.join(made.at("table").text(), -1);
            assertThat(ghost.await("error").at("error").at("code").text()).isEqualTo("no-seat");
            assertThat(friend.key(key).get(path).json().at("seat").number()).isEqualTo(1);
        }

        @Test
        @DisplayName("a second device comes by a link of the seat itself, once, and the seat is told")
        void secondDevice() {
            var begun = server.begin("parlour", 2);
            var path = "/api/tables/" + begun.table();
            var owner = server.client().key(begun.keys().getFirst());
            var desk = owner.join(begun.table(), -1);
            assertThat(desk.await("table").at("devices").number()).isEqualTo(1);
            var pass = owner.post(path + "/device", Map.of())
                    .json()
                    .at("invitation")
                    .text();
            var phoneKey = TestServer.join(server.client(), begun.table(), pass, "");
            desk.await(word ->
                    word.text("type", "").equals("table") && word.at("devices").number() == 2);
            assertThat(server.client().key(pass).post(path + "/join", Map.of()).status())
                    .isEqualTo(401);

            var phone = server.client().key(phoneKey).join(begun.table(), -1);
            assertThat(phone.await("table").at("seat").number()).isZero();
            var renewed = owner.post(path + "/renew", Map.of()).json().at("key").text();
            assertThat(phone.awaitClose()).startsWith("4001");
            assertThat(server.client().key(phoneKey).get(path).status()).isEqualTo(401);
            assertThat(server.client()
                            .key(renewed)
                            .get(path)
                            .json()
                            .at("devices")
                            .number())
                    .isEqualTo(1);
        }

        @Test
        @DisplayName("a socket that is kept open shows nothing of the seat once another has it")
        void ghostSocket() {
            var host = server.client();
            var made = make(host, Map.of("open", true, "start", "ready"), "me", "open");
            var table = made.at("table").text();
            var path = "/api/tables/" + table;
            var first = server.client();
            first.post(path + "/join", Map.of("name", "first"));
            var ghost = first.join(table, -1);
            ghost.await("table");
            first.post(path + "/leave", Map.of());
            assertThat(ghost.awaitClose()).startsWith("4001");

            var second = server.client();
            second.post(path + "/join", Map.of("name", "second"));
            second.post(path + "/ready", Map.of());
            host.post(path + "/ready", Map.of());
            assertThat(first.get(path).json().has("seat")).isFalse();
            assertThat(second.get(path).json().at("seat").number()).isEqualTo(1);
        }

        @Test
        @DisplayName("no bot takes the seat of one who was cut off a moment ago")
        void graceBeforeStandIn() {
            var begun = server.begin("parlour", 2);
            var red = server.client().key(begun.keys().getFirst());
            var blue = server.client().key(begun.keys().get(1)).join(begun.table(), -1);
            blue.await("game");
            blue.cut();
            var refused = red.post("/api/tables/" + begun.table() + "/stand-in", Map.of("seat", 1));
            assertThat(refused.status()).isEqualTo(409);
        }

        @Test
        @DisplayName("who is left while a bot stands in for another person takes nothing back alone")
        void noLoneTakeBack() {
            var begun = hasty.begin("parlour", 2);
            var path = "/api/tables/" + begun.table();
            var red = hasty.client().key(begun.keys().getFirst());
            var socket = red.join(begun.table(), -1);
            socket.await("game");
            socket.send(Map.of("do", "answer", "id", "a", "number", 0, "option", 0));
            socket.await(word -> !word.list("done").isEmpty());
            assertThat(red.post(path + "/stand-in", Map.of("seat", 1)).status()).isEqualTo(200);
            socket.await(word ->
                    word.text("type", "").equals("game") && word.at("number").number() >= 2);
            socket.send(Map.of("do", "ask-take-back", "id", "t"));
            socket.await(word -> !word.list("done").isEmpty());
            var table = red.get(path).json();
            assertThat(table.at("takeBack").at("seat").number()).isZero();
            assertThat(table.at("takeBack").at("granted").list()).isEmpty();
        }

        @Test
        @DisplayName("who plays with bots alone takes back at once, and the log tells it")
        void aloneWithBots() {
            var client = server.client();
            var made = make(client, Map.of("start", "seated"), "me", "bot");
            var socket = client.join(made.at("table").text(), -1);
            socket.await("game");
            socket.send(Map.of("do", "answer", "id", "a", "number", 0, "option", 0));
            socket.await(word ->
                    word.text("type", "").equals("game") && word.at("number").number() >= 2);
            socket.send(Map.of("do", "ask-take-back", "id", "t"));
            socket.await(word -> word.list("notices").stream()
                    .anyMatch(notice -> notice.at("kind").text().equals("took-back-alone")));
            var history = client.get("/api/tables/" + made.at("table").text() + "/history")
                    .json();
            assertThat(kinds(history)).contains("took-back-alone");
        }

        @Test
        @DisplayName("nothing is taken back once a game is over, neither fairly nor by consent nor alone")
        void nothingAfterTheEnd() {
            var begun = server.begin("parlour", 2);
            var seats = begun.keys().stream()
                    .map(key -> (Supplier<Client.Socket>)
                            () -> server.client().key(key).join(begun.table(), -1))
                    .toList();
            var last = playedToTheEnd(seats);
            int number = last.at("number").number();
            for (var seat : seats) {
                var socket = seat.get();
                socket.await("game");
                for (var wish : List.of(
                        Map.of("do", "undo", "id", "u", "number", number),
                        Map.of("do", "undo", "id", "w", "number", number, "whole", false),
                        Map.of("do", "undo", "id", "x", "number", number - 1),
                        Map.of("do", "ask-take-back", "id", "t"),
                        Map.of("do", "grant-take-back", "id", "g", "yes", true),
                        Map.of("do", "answer", "id", "a", "number", number, "option", 0))) {
                    socket.send(wish);
                    var refused = socket.await(word -> word.text("id", "").equals(wish.get("id")));
                    assertThat(refused.text("type", "")).as(wish.toString()).isEqualTo("error");
                }
            }
            var alone = server.client();
            var made = make(alone, Map.of("start", "seated"), "me", "bot");
            playedToTheEnd(List.of(() -> alone.join(made.at("table").text(), -1)));
            var socket = alone.join(made.at("table").text(), -1);
            socket.await("game");
            socket.send(Map.of("do", "ask-take-back", "id", "t"));
            assertThat(socket.await("error").at("error").at("code").text()).isEqualTo("not-now");
            var path = "/api/tables/" + begun.table();
            var table = server.client().key(begun.keys().getFirst()).get(path).json();
            assertThat(table.at("status").text()).isEqualTo("over");
            assertThat(table.at("number").number()).isEqualTo(number);
        }

        /** By chance, each in a thread of their own. */
        private static Tree playedToTheEnd(List<Supplier<Client.Socket>> seats) {
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                var players = seats.stream()
                        .map(seat -> threads.submit(new Player(seat, 7, 0, Player.TO_THE_END)))
                        .toList();
                for (var player : players) player.get();
                return players.getFirst().get().last;
            } catch (InterruptedException | ExecutionException failed) {
                throw new IllegalStateException(failed);
            }
        }

        @Test
        @DisplayName("answering and taking back again and again gains no time; a bot answers, and the log says so")
        void clockIsNotEvaded() {
            var client = server.client();
            var made = make(client, Map.of("start", "seated", "clock", Map.of("perMove", 2)), "me", "link");
            var table = made.at("table").text();
            TestServer.join(server.client(), table, made.at("keys").at("1").text(), "slow");
            var socket = client.join(table, -1);
            var state = socket.await("game");
            for (int i = 0; !kinds(state).contains("time-up"); i++) {
                var number = state.at("number").number();
                var message = i % 2 == 0
                        ? Map.of("do", "answer", "id", "e" + i, "number", number, "option", 0)
                        : Map.of("do", "undo", "id", "e" + i, "number", number);
                socket.send(message);
                state = socket.await(word -> List.of("game", "error").contains(word.text("type", "")));
                if (state.text("type", "").equals("error")) {
                    socket.send(Map.of("do", "view"));
                    state = socket.await("game");
                    if (isTimeUp(client, table)) break;
                }
                pause();
            }
            assertThat(isTimeUp(client, table)).isTrue();
            var clock = client.get("/api/tables/" + table).json().at("clock");
            assertThat(clock.at("moveLeft").list()).hasSize(2);
        }

        private static boolean isTimeUp(Client client, String table) {
            return kinds(client.get("/api/tables/" + table + "/history").json()).contains("time-up");
        }

        /** As a person clicks: quick, and within what a connection may send. */
        private static void pause() {
            try {
                Thread.sleep(50);
            } catch (InterruptedException stop) {
                throw new IllegalStateException(stop);
            }
        }

        @Test
        @DisplayName("no client uses up an id that the server gives to what it decides itself")
        void serversOwnIds() {
            var begun = server.begin("parlour", 2);
            var red = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
            red.await("game");
            red.send(Map.of("do", "answer", "id", "~TIME_UP-0", "number", 0, "option", 0));
            assertThat(red.await("error").at("error").at("code").text()).isEqualTo("bad-request");
        }

        @Test
        @DisplayName("one person has one seat at an open table")
        void oneSeatEach() {
            var host = server.client();
            var made = make(host, Map.of("open", true), "me", "open", "open");
            var path = "/api/tables/" + made.at("table").text();
            assertThat(host.post(path + "/join", Map.of()).status()).isEqualTo(403);
            var guest = server.client();
            assertThat(guest.post(path + "/join", Map.of()).status()).isEqualTo(200);
            assertThat(guest.post(path + "/join", Map.of()).status()).isEqualTo(403);
        }

        @Test
        @DisplayName("at a competitive table nobody is advised or goes on elsewhere while it is played")
        void competitive() {
            var client = server.client();
            var made = make(client, Map.of("start", "seated", "competitive", true), "me", "bot");
            var socket = client.join(made.at("table").text(), -1);
            socket.await("game");
            socket.send(Map.of("do", "hint", "id", "h"));
            assertThat(socket.await("error").at("error").at("code").text()).isEqualTo("not-allowed");
            var path = "/api/tables/" + made.at("table").text() + "/go-on";
            assertThat(client.post(path, Map.of("number", 0)).status()).isEqualTo(403);
        }

        @Test
        @DisplayName("advice is told to the others where the table says so")
        void adviceIsTold() {
            var client = server.client();
            var made = make(client, Map.of("start", "seated", "hints", "told"), "me", "link");
            var table = made.at("table").text();
            var key = TestServer.join(
                    server.client(), table, made.at("keys").at("1").text(), "Zoé");
            var other = server.client().key(key).join(table, -1);
            other.await("game");
            var socket = client.join(table, -1);
            socket.await("game");
            socket.send(Map.of("do", "hint", "id", "h"));
            socket.await("hint");
            other.await(word -> word.text("type", "").equals("table")
                    && word.at("seats").list().getFirst().at("hints").number() == 1);
        }

        @Test
        @DisplayName("who stands in is not weaker than the table's bots")
        void standInLevel() {
            var seats = List.of(Map.of("kind", "me"), Map.of("kind", "bot", "level", "trader"));
            var weak = server.client().post("/api/tables", Map.of("game", "dale", "seats", seats, "standIn", "random"));
            assertThat(weak.status()).isEqualTo(400);
            var own = server.client().post("/api/tables", Map.of("game", "dale", "seats", seats));
            assertThat(own.json().at("terms").at("standIn").text()).isEqualTo("trader");
        }

        @Test
        @DisplayName("the counters are shown to who runs the server only")
        void metrics() {
            assertThat(hasty.client().get("/metrics").status()).isEqualTo(404);
            assertThat(server.client().get("/metrics").status()).isEqualTo(403);
            assertThat(server.client().bearer("let me count").get("/metrics").text())
                    .contains("comptoir_connections");
        }

        private static Tree make(Client client, Map<String, Object> more, String... kinds) {
            var wish = new HashMap<String, Object>(more);
            wish.put("game", "parlour");
            wish.put(
                    "seats",
                    List.of(kinds).stream().map(kind -> Map.of("kind", kind)).toList());
            return client.post("/api/tables", wish).json();
        }

        private static List<String> kinds(Tree said) {
            var notices = said.has("moments")
                    ? said.at("moments").list().stream().flatMap(moment -> moment.at("notices").list().stream())
                    : said.list("notices").stream();
            return notices.map(notice -> notice.at("kind").text()).toList();
        }
    }
}
