package comptoir.server.table;

import comptoir.server.Player;
import comptoir.server.TestServer;
import java.util.ArrayList;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** A game that is played to its end by chance. */
final class GamePlayed {

    private GamePlayed() {}

    static void play(TestServer server, TestServer.Begun begun) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var players = new ArrayList<Future<Player>>();
            for (var key : begun.keys())
                players.add(threads.submit(
                        new Player(() -> server.client().key(key).join(begun.table(), -1), 5, 0, Player.TO_THE_END)));
            for (var player : players) player.get();
        }
    }
}
