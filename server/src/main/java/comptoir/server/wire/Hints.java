package comptoir.server.wire;

import comptoir.engine.Bot;
import comptoir.engine.Budget;
import comptoir.server.table.Bots;
import comptoir.server.table.Refused;
import comptoir.server.table.Snapshot;
import comptoir.server.table.Thinkers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A bot's advice to a person: it waits its turn among all that bots think about, and says how many come before it. */
final class Hints {

    private static final int MOST_WAITING = 2;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Budget budget;
    private final Thinkers thinkers;

    Hints(Budget budget, Thinkers thinkers) {
        this.budget = budget;
        this.thinkers = thinkers;
    }

    /**
     * Advice that was asked for.
     *
     * @param before how many are thought about before it
     */
    record Asked(int before, CompletableFuture<Bot.Advice> advice) {

        Bot.Advice await() {
            try {
                return advice.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException late) {
                advice.cancel(false);
                throw new Refused(Refused.Code.TOO_MANY, "the adviser is busy; ask again later");
            } catch (ExecutionException failed) {
                throw new IllegalStateException("the adviser failed", failed.getCause());
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                throw new Refused(Refused.Code.UNAVAILABLE, "the server stops");
            }
        }
    }

    Asked ask(Snapshot<?> snapshot, int seat, String level, String asker) {
        if (thinkers.waiting(Thinkers.Urgency.ADVICE, asker) >= MOST_WAITING)
            throw new Refused(Refused.Code.TOO_MANY, "you have asked already, and wait for an answer");
        var advice = new CompletableFuture<Bot.Advice>();
        int before = thinkers.think(Thinkers.Urgency.ADVICE, asker, () -> {
            if (advice.isDone()) return;
            try {
                advice.complete(Bots.advise(
                        snapshot,
                        seat,
                        level,
                        budget,
                        ThreadLocalRandom.current().nextLong()));
            } catch (RuntimeException | StackOverflowError fault) {
                advice.completeExceptionally(fault);
            }
        });
        return new Asked(before, advice);
    }
}
