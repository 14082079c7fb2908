package comptoir.server;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import comptoir.server.command.ServerProcess;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Several servers on one PostgreSQL: any table through any server. */
class TwoServersTest {

    private static final int ANSWERS = Boolean.getBoolean("comptoir.long") ? Player.TO_THE_END : 60;

    @Test
    @DisplayName("Two people play through two servers, and chat")
    void spreadOverBoth() throws Exception {
        var database = Postgres.newDatabase();
        try (var one = TestServer.on(database);
                var two = TestServer.on(database);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var begun = one.begin("parlour", 2);
            var listener = two.client().key(begun.keys().get(1)).join(begun.table(), -1);
            listener.await("game");
            var speaker = one.client().key(begun.keys().getFirst()).join(begun.table(), -1);
            speaker.await("game");
            speaker.send(Map.of("do", "chat", "id", "c", "text", "bonjour"));
            assertThat(listener.await("chat")
                            .at("chat")
                            .list()
                            .getFirst()
                            .at("text")
                            .text())
                    .isEqualTo("bonjour");
            var players = new ArrayList<Future<Player>>();
            var servers = List.of(one, two);
            for (int seat = 0; seat < 2; seat++) {
                var server = servers.get(seat);
                var key = begun.keys().get(seat);
                players.add(threads.submit(new Player(
                        () -> server.client().key(key).join(begun.table(), -1), seat, 0, Player.TO_THE_END)));
            }
            for (var player : players)
                assertThat(player.get().last.at("standings").list()).hasSize(2);
        }
    }

    @Test
    @DisplayName("Who looks on through one server is here to those at the other, until they go")
    void hereIsHere() {
        var database = Postgres.newDatabase();
        try (var one = TestServer.on(database);
                var two = TestServer.on(database)) {
            var begun = one.begin("parlour", 2);
            var red = one.client().key(begun.keys().getFirst()).join(begun.table(), -1);
            red.await("game");
            // The second server hears of this table for the first time now, and asks who is there.
            var blue = two.client().key(begun.keys().get(1)).join(begun.table(), -1);
            blue.await(word -> isHere(word, 0));
            red.await(word -> isHere(word, 1));
            blue.close();
            red.await(word -> word.text("type", "").equals("table") && !isHere(word, 1));
        }
    }

    private static boolean isHere(Tree word, int seat) {
        return word.text("type", "").equals("table")
                && word.at("seats").list().get(seat).at("here").flag();
    }

    @Test
    @DisplayName("One of two servers is killed: its players go on through the other, and so does the bot")
    void oneIsKilled() throws Exception {
        var database = Postgres.newDatabase();
        var first = ServerProcess.start(database, 0, "--bot-millis", "50");
        try (var second = ServerProcess.start(database, 0, "--bot-millis", "50");
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var home = new AtomicReference<>(first.address());
            var made = new Client(first.address())
                    .post(
                            "/api/tables",
                            Map.of(
                                    "game",
                                    "dale",
                                    "seats",
                                    List.of(Map.of("kind", "link"), Map.of("kind", "link"), Map.of("kind", "bot")),
                                    "start",
                                    "seated"))
                    .json();
            var table = made.at("table").text();
            var players = new ArrayList<Future<Player>>();
            var homes = List.of(home, new AtomicReference<URI>(second.address()));
            for (int seat = 0; seat < 2; seat++) {
                var own = homes.get(seat);
                var invitation = made.at("keys").at(String.valueOf(seat)).text();
                var key = TestServer.join(new Client(first.address()), table, invitation, "P" + seat);
                players.add(threads.submit(
                        new Player(() -> new Client(own.get()).key(key).join(table, -1), seat, 0.02, ANSWERS)));
            }
            Thread.sleep(1500);
            first.kill();
            home.set(second.address());
            for (var player : players)
                assertThat(player.get().last.at("number").number()).isGreaterThanOrEqualTo(ANSWERS);
        } finally {
            first.close();
        }
    }
}
