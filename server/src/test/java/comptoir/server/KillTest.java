package comptoir.server;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.server.command.ServerProcess;
import comptoir.server.store.Stores;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A server process that is really started is really killed (SIGKILL) in the middle of games, again and again. */
class KillTest {

    private static final boolean LONG = Boolean.getBoolean("comptoir.long");

    @TempDir
    Path folder;

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"sqlite", "postgresql"})
    @DisplayName("Every acknowledged answer is there, every game goes on, no position differs from its log's replay")
    void killedAgainAndAgain(String engine) throws Exception {
        int kills = LONG ? 50 : 3;
        var database = engine.equals("sqlite") ? TestServer.sqliteFile(folder) : Postgres.newDatabase();
        // Games end; others begin, until it has been killed often enough.
        for (int made = 0; made < kills; ) made += playAndKill(database, kills - made);
    }

    /** @return how often it was killed before all the games were over */
    private static int playAndKill(String database, int most) throws Exception {
        int tables = LONG ? 12 : 2;
        int until = LONG ? Player.TO_THE_END : 80;
        int port = freePort();
        var address = URI.create("http://127.0.0.1:" + port + "/");
        var server = ServerProcess.start(database, port);
        var begun = new ArrayList<TestServer.Begun>();
        for (int i = 0; i < tables; i++) begun.add(TestServer.begin(new Client(address), "dale", 2));
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var players = new ArrayList<List<Future<Player>>>();
            for (var table : begun) {
                var pair = new ArrayList<Future<Player>>();
                for (var key : table.keys())
                    pair.add(threads.submit(new Player(
                            () -> new Client(address).key(key).join(table.table(), -1), key.hashCode(), 0.02, until)));
                players.add(pair);
            }
            int kills = 0;
            for (; kills < most && !allDone(players); kills++) {
                Thread.sleep(300 + (kills * 97) % 900);
                server.kill();
                server = ServerProcess.start(database, port);
            }
            for (int i = 0; i < tables; i++) {
                var acknowledged = new ArrayList<Integer>();
                for (var player : players.get(i)) {
                    var done = player.get();
                    acknowledged.addAll(done.acknowledged.keySet());
                    assertThat(done.refused).allMatch(code -> code.equals("late") || code.equals("illegal-answer"));
                }
                assertThat(acknowledged).doesNotHaveDuplicates();
                everythingIsThere(database, begun.get(i).table(), acknowledged, players.get(i));
                replays(address, begun.get(i));
            }
            return kills;
        } finally {
            server.close();
        }
    }

    private static boolean allDone(List<List<Future<Player>>> players) {
        return players.stream().flatMap(List::stream).allMatch(Future::isDone);
    }

    static void everythingIsThere(
            String database, String table, List<Integer> acknowledged, List<Future<Player>> players) throws Exception {
        try (var store = Stores.open(database, Path.of("."))) {
            var rows = store.log(table, -1);
            for (int i = 0; i < rows.size(); i++)
                assertThat(rows.get(i).number()).isEqualTo(i - 1);
            assertThat(rows.stream().map(row -> row.next()).toList()).containsAll(acknowledged);
            for (var player : players)
                for (var answer : player.get().acknowledged.entrySet())
                    assertThat(rows.get(answer.getKey()).answerId()).isEqualTo(answer.getValue());
        }
    }

    /** The position that was loaded is the one that the log leads to from its start, and chance follows from the secret. */
    static void replays(URI address, TestServer.Begun table) {
        var client = new Client(address).key(table.keys().getFirst());
        var path = "/api/tables/" + table.table();
        var socket = client.join(table.table(), -1);
        var now = socket.await("game");
        int number = now.at("number").number();
        var replayed = client.get(path + "/replay?from=" + Math.max(0, number - 150))
                .json()
                .at("moments")
                .list()
                .getLast();
        // Where the other is in the middle of a choice, what was before it is all that this seat is told.
        assertThat(replayed.at("number").number()).isLessThanOrEqualTo(number);
        assertThat(replayed.at("view").value()).isEqualTo(now.at("view").value());
        if (now.at("over").flag())
            assertThat(client.get(path + "/verify").json().at("honest").flag()).isTrue();
        socket.close();
    }

    /**
     * Not one that the system hands out to whoever connects: while the server is down, a player who tries to reach such a
     * port can be given that very port to call from, and reaches itself; the server then finds its port taken.
     */
    private static int freePort() {
        int port = ThreadLocalRandom.current().nextInt(20_000, 30_000);
        while (!isFree(port)) port++;
        return port;
    }

    private static boolean isFree(int port) {
        try (var socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
            return socket.isBound();
        } catch (IOException taken) {
            return false;
        }
    }

    @Test
    @DisplayName("After an orderly stop the newest position is kept")
    void orderlyStop() throws Exception {
        var database = TestServer.sqliteFile(folder);
        TestServer.Begun begun;
        try (var server = TestServer.on(database)) {
            begun = server.begin("dale", 2);
            var red = server.client().key(begun.keys().getFirst()).join(begun.table(), -1);
            var blue = server.client().key(begun.keys().get(1)).join(begun.table(), -1);
            for (var socket : List.of(red, blue)) {
                var state = socket.await("game");
                if (!state.at("pending").list().isEmpty())
                    socket.send(Map.of("do", "answer", "id", "x", "number", 0, "option", 0));
            }
            Thread.sleep(500);
        }
        try (var store = Stores.open(database, Path.of("."))) {
            int last = store.log(begun.table(), -1).getLast().next();
            assertThat(last).isPositive();
            assertThat(store.position(begun.table()).orElseThrow().number()).isEqualTo(last);
        }
    }
}
