package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.QuickFate;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import comptoir.server.Client;
import comptoir.server.Patched;
import comptoir.server.TestServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Changes instead of whole views, over real sockets")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ChangesTest {

    private TestServer server;

    @BeforeAll
    void start() {
        server = TestServer.sqlite();
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private Client.Socket hello(String table, String key, int last, boolean changes) {
        var socket = server.client().open();
        var hello = new LinkedHashMap<String, Object>();
        hello.put("do", "hello");
        hello.put("table", table);
        hello.put("key", key);
        hello.put("last", last);
        if (changes) hello.put("changes", true);
        socket.send(hello);
        return socket;
    }

    /** One end of a connection, and the view as it has it by the number of the game. */
    private static final class Follower {
        private final Client.Socket socket;
        private Object view = Map.of();
        private Tree latest = Tree.of("nothing", Map.of());
        private int wholes;
        private int changes;

        Follower(Client.Socket socket) {
            this.socket = socket;
        }

        /** Listens until the game is at a number. */
        void until(int number) {
            while (!latest.has("number") || latest.at("number").number() < number) hear();
        }

        void hear() {
            latest = socket.await("game");
            if (latest.has("view")) {
                wholes++;
                view = latest.at("view").value();
            } else {
                changes++;
                view = Patched.view(view, latest.at("changes").list());
            }
            if (latest.has("hash"))
                assertThat(Patched.hash(view)).isEqualTo(latest.at("hash").number());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"dale", "cove"})
    @DisplayName("every seat and a spectator have, change by change, the view that a client of old is sent whole")
    void sameAsWhole(String game) {
        var begun = server.begin(game, 2);
        var keys = new ArrayList<>(begun.keys());
        keys.add(begun.made().at("spectatorKey").text());
        var old = new ArrayList<Follower>();
        var patching = new ArrayList<Follower>();
        for (var key : keys) {
            old.add(new Follower(hello(begun.table(), key, -1, false)));
            patching.add(new Follower(hello(begun.table(), key, -1, true)));
        }
        old.forEach(Follower::hear);
        patching.forEach(Follower::hear);
        var luck = new QuickFate(3);
        for (int i = 0; i < 60; i++) {
            var asked = patching.get(
                    old.getFirst().latest.at("asked").list().getFirst().number());
            var told = asked.latest;
            int options =
                    told.at("pending").list().getFirst().at("options").list().size();
            asked.socket.send(Map.of(
                    "do",
                    "answer",
                    "id",
                    "a" + i,
                    "number",
                    told.at("number").number(),
                    "option",
                    luck.below(options)));
            asked.hear();
            settle(begun, old, patching);
            for (int viewer = 0; viewer < keys.size(); viewer++) {
                assertThat(patching.get(viewer).view).isEqualTo(old.get(viewer).view);
                nothingElse(patching.get(viewer).latest, old.get(viewer).view);
            }
        }
        for (var each : patching) {
            assertThat(each.wholes).isLessThan(10);
            assertThat(each.changes).isGreaterThan(10);
        }
        for (var each : old)
            assertThat(each.latest.has("changes") || each.latest.has("hash")).isFalse();
    }

    /** Whoever may know of the latest number has heard of it. */
    private void settle(TestServer.Begun begun, List<Follower> old, List<Follower> patching) {
        var now = server.server.lobby().table(begun.table()).snapshot().orElseThrow();
        for (int viewer = 0; viewer < old.size(); viewer++) {
            int number = now.knownTo(viewer == old.size() - 1 ? -1 : viewer);
            old.get(viewer).until(number);
            patching.get(viewer).until(number);
        }
    }

    /** What is sent stands in the whole view. */
    private static void nothingElse(Tree message, Object view) {
        for (var change : message.list("changes"))
            if (!change.at("op").text().equals("remove"))
                assertThat(Json.write(view))
                        .contains(Json.write(change.at("value").value()));
    }

    @Test
    @DisplayName("a client that has lost its view, or comes back, is sent the whole, and changes after that")
    void comesBack() {
        var begun = server.begin("dale", 2);
        var key = begun.keys().getFirst();
        var first = new Follower(hello(begun.table(), key, -1, true));
        first.hear();
        assertThat(first.wholes).isEqualTo(1);
        first.socket.send(Map.of("do", "view"));
        first.hear();
        assertThat(first.wholes).isEqualTo(2);
        int asked = first.latest.at("asked").list().getFirst().number();
        first.socket.cut();

        var back =
                new Follower(hello(begun.table(), key, first.latest.at("number").number(), true));
        var table = server.server.lobby().table(begun.table());
        table.answer(asked, null, 0, List.of(new comptoir.server.table.Choice.Option(0)));
        if (table.snapshot().orElseThrow().knownTo(0) > 0) {
            back.hear();
            assertThat(back.wholes).isEqualTo(1);
        }
    }

    @Test
    @DisplayName(
            "a client that mistrusts every change and asks for the whole on and on is told to wait, and holds nobody"
                    + " up")
    void liar() {
        var begun = server.begin("dale", 2);
        var liar = hello(begun.table(), begun.keys().getFirst(), -1, true);
        liar.await("game");
        int wholes = 0;
        int refused = 0;
        for (int i = 0; i < 150; i++) {
            liar.send(Map.of("do", "view", "id", "v" + i));
            // What it claims to have does not matter to anybody.
            liar.send(Map.of("do", "ping", "hash", 12345, "id", "p" + i));
            var reply = liar.await(word -> !word.text("type", "").equals("table")
                    && !word.text("type", "").equals("pong"));
            if (reply.text("type", "").equals("game")) wholes++;
            else {
                assertThat(reply.at("error").at("code").text()).isEqualTo("too-many");
                refused++;
            }
            if (refused == 20) break;
            pause();
        }
        assertThat(refused).isEqualTo(20);
        assertThat(wholes).isBetween(30, 130);
        assertThat(liar.closed).isEmpty();
        var other = new Follower(hello(begun.table(), begun.keys().get(1), -1, true));
        other.hear();
        assertThat(other.view).isNotEqualTo(Map.of());
    }

    /** Within the frames that a connection may send. */
    private static void pause() {
        try {
            Thread.sleep(Duration.ofMillis(20));
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }
}
