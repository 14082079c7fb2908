package comptoir.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.server.TestServer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class GroupWriterTest {

    @Test
    @DisplayName("A piece of writing that fails, by whatever, takes nobody else's with it, and the thread goes on")
    void survives() throws Exception {
        try (var writer = new GroupWriter(Jdbi.create(TestServer.newSqlite()), 1, _ -> {}, _ -> {})) {
            var holding = new CountDownLatch(1);
            var first = writer.write(_ -> {
                await(holding);
                return () -> 1;
            });
            // These wait meanwhile, and share a transaction.
            var before = writer.write(_ -> () -> 2);
            CompletableFuture<Integer> deep = writer.write(_ -> {
                throw new StackOverflowError("too deep");
            });
            CompletableFuture<Integer> bad = writer.write(_ -> () -> {
                throw new IllegalStateException("no result");
            });
            var after = writer.write(_ -> () -> 3);
            holding.countDown();
            assertThat(first.get()).isEqualTo(1);
            assertThat(before.get()).isEqualTo(2);
            assertThatThrownBy(deep::get).hasCauseInstanceOf(StackOverflowError.class);
            assertThatThrownBy(bad::get).hasCauseInstanceOf(IllegalStateException.class);
            assertThat(after.get()).isEqualTo(3);
            assertThat(writer.write(_ -> () -> 4).get()).isEqualTo(4);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stop) {
            throw new IllegalStateException(stop);
        }
    }
}
