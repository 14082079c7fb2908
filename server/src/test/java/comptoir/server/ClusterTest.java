package comptoir.server;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.server.command.ServerProcess;
import comptoir.server.store.Stores;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Three servers on one PostgreSQL, each of which is killed, or stands still, in the middle of games. */
class ClusterTest {

    private static final boolean LONG = Boolean.getBoolean("comptoir.long");
    private static final Duration HOW_LONG = Duration.ofMinutes(5);
    private static final int KILLS = 2;

    /** A table goes on within this; a busy machine is given more in the short form. */
    private static final Duration SOON = Duration.ofSeconds(LONG ? 10 : 40);

    private final String database = Postgres.newDatabase();
    private final List<ServerProcess> servers = new CopyOnWriteArrayList<>();

    private ServerProcess any() {
        return servers.get(ThreadLocalRandom.current().nextInt(servers.size()));
    }

    private void start() throws IOException {
        servers.add(ServerProcess.start(database, 0, "--bot-millis", "20"));
    }

    @Test
    @DisplayName("Servers are killed at random: nothing acknowledged is lost or doubled, and every table goes on")
    void killedAtRandom() throws Exception {
        for (int i = 0; i < 3; i++) start();
        long end = System.nanoTime() + HOW_LONG.toNanos();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int kills = 0; LONG ? System.nanoTime() < end : kills < KILLS; ) kills += playAndKill(threads, end);
        } finally {
            servers.forEach(ServerProcess::close);
        }
    }

    private int playAndKill(java.util.concurrent.ExecutorService threads, long end) throws Exception {
        int until = LONG ? Player.TO_THE_END : 150;
        var begun = new ArrayList<TestServer.Begun>();
        var players = new ArrayList<List<Future<Player>>>();
        for (int i = 0; i < (LONG ? 8 : 3); i++) {
            var table = TestServer.begin(new Client(any().address()), "dale", 2);
            begun.add(table);
            players.add(table.keys().stream()
                    .map(key -> threads.submit(new Player(
                            () -> new Client(any().address()).key(key).join(table.table(), -1),
                            key.hashCode(),
                            0.01,
                            until)))
                    .toList());
        }
        int kills = 0;
        while (!players.stream().flatMap(List::stream).allMatch(Future::isDone)
                && (LONG ? System.nanoTime() < end : kills < KILLS)) {
            Thread.sleep(1000 + ThreadLocalRandom.current().nextInt(1500));
            var victim = any();
            servers.remove(victim);
            victim.kill();
            kills++;
            start();
            for (int i = 0; i < begun.size(); i++) goesOn(begun.get(i).table(), players.get(i));
        }
        for (int i = 0; i < begun.size(); i++) {
            var acknowledged = new ArrayList<Integer>();
            for (var player : players.get(i))
                acknowledged.addAll(player.get().acknowledged.keySet());
            assertThat(acknowledged).doesNotHaveDuplicates();
            KillTest.everythingIsThere(database, begun.get(i).table(), acknowledged, players.get(i));
            KillTest.replays(any().address(), begun.get(i));
        }
        return Math.max(1, kills);
    }

    private void goesOn(String table, List<Future<Player>> players) throws InterruptedException {
        try (var store = Stores.open(database, Path.of("."))) {
            int before = store.log(table, -1).size();
            long end = System.nanoTime() + SOON.toNanos();
            while (store.log(table, before - 1).size() < 2 && !players.stream().allMatch(Future::isDone)) {
                assertThat(System.nanoTime()).as("table %s stands still", table).isLessThan(end);
                Thread.sleep(100);
            }
        }
    }

    @Test
    @DisplayName("A server that stood still for longer than its lease writes nothing when it wakes, and passes on")
    void stoodStill() throws Exception {
        start();
        start();
        var still = servers.getFirst();
        var other = servers.get(1);
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var begun = TestServer.begin(new Client(still.address()), "dale", 2);
            var players = begun.keys().stream()
                    .map(key -> threads.submit(new Player(
                            () -> new Client(other.address()).key(key).join(begun.table(), -1),
                            key.hashCode(),
                            0,
                            Player.TO_THE_END)))
                    .toList();
            awaitAnswers(begun.table(), 50);
            signal("STOP", still);
            goesOn(begun.table(), players);
            signal("CONT", still);
            awaitEnrolled(2);
            var late = new Client(still.address()).key(begun.keys().getFirst()).join(begun.table(), -1);
            late.await("game");
            var acknowledged = new ArrayList<Integer>();
            for (var player : players)
                acknowledged.addAll(player.get().acknowledged.keySet());
            assertThat(acknowledged).doesNotHaveDuplicates();
            KillTest.everythingIsThere(database, begun.table(), acknowledged, players);
        } finally {
            servers.forEach(ServerProcess::close);
        }
    }

    private void awaitAnswers(String table, int number) throws InterruptedException {
        try (var store = Stores.open(database, Path.of("."))) {
            while (store.log(table, -1).size() < number) Thread.sleep(20);
        }
    }

    /** Until so many servers have a lease: one that was struck off has found out, and has a new one. */
    private void awaitEnrolled(int servers) throws Exception {
        try (var connection = DriverManager.getConnection(database);
                var count = connection.prepareStatement("SELECT count(*) FROM server WHERE until > now()")) {
            while (true) {
                try (var row = count.executeQuery()) {
                    row.next();
                    if (row.getInt(1) >= servers) return;
                }
                Thread.sleep(100);
            }
        }
    }

    private static void signal(String name, ServerProcess server) throws Exception {
        assertThat(new ProcessBuilder("kill", "-" + name, String.valueOf(server.pid()))
                        .start()
                        .waitFor())
                .isZero();
    }
}
