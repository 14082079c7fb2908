package comptoir.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.server.TestServer;
import comptoir.server.table.Thinkers.Urgency;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Advice, while the bots have much else to think about. */
class HintsTest {

    private static final int MORE_THAN_CORES = 200;

    @Test
    @DisplayName("Who asks on and on is refused; others wait no longer for it, and are told how many come before")
    void queues() {
        try (var server = TestServer.sqlite()) {
            var begun = server.begin("parlour", 2);
            var thinkers = server.server.lobby().thinkers();
            var busy = new CountDownLatch(1);
            for (int i = 0; i < MORE_THAN_CORES; i++) thinkers.think(Urgency.AWAITED, "everybody", () -> await(busy));
            var greedy = server.client();
            greedy.put("/api/me", Map.of("name", "Ann"));
            greedy.key(begun.keys().getFirst());
            // Each over a connection of its own: one waits for its answer before it reads on.
            for (int asked = 0; asked < 2; asked++) {
                var socket = greedy.join(begun.table(), -1);
                socket.await("game");
                socket.send(Map.of("do", "hint", "id", "h"));
                assertThat(socket.await("waiting").at("before").number()).isPositive();
            }
            var third = greedy.join(begun.table(), -1);
            third.await("game");
            third.send(Map.of("do", "hint", "id", "h"));
            assertThat(third.await("error").at("error").at("code").text()).isEqualTo("too-many");

            var modest = server.client();
            modest.put("/api/me", Map.of("name", "Bea"));
            var other = modest.key(begun.keys().getLast()).join(begun.table(), -1);
            other.await("game");
            other.send(Map.of("do", "hint", "id", "h"));
            other.await("waiting");
            busy.countDown();
            other.await("hint");
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
