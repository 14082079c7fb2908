package comptoir.server.wire;

import comptoir.engine.Bot;
import comptoir.engine.Budget;
import comptoir.server.table.Bots;
import comptoir.server.table.Refused;
import comptoir.server.table.Snapshot;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;

/** A bot's advice to a person. As many think at once as there are cores to spare; more are asked to wait. */
final class Hints {

    private final Budget budget;
    private final Semaphore thinkers =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() - 1));

    Hints(Budget budget) {
        this.budget = budget;
    }

    Bot.Advice advise(Snapshot<?> snapshot, int seat, String level) {
        if (!thinkers.tryAcquire()) throw new Refused(Refused.Code.TOO_MANY, "the adviser is busy; ask again");
        try {
            return Bots.advise(
                    snapshot, seat, level, budget, ThreadLocalRandom.current().nextLong());
        } finally {
            thinkers.release();
        }
    }
}
