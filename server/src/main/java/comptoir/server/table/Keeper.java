package comptoir.server.table;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * Keeps the newest positions behind everybody's back. An answer is safe with the log; the position saves replaying it, and
 * a later version of the rules goes on from it. A position is many times as long as an answer, so it is kept when a table
 * has come to rest, and every so many answers while it does not: never more than a fifth of one core goes into it.
 */
final class Keeper implements AutoCloseable {

    private static final Logger LOGGER = System.getLogger(Keeper.class.getName());
    private static final Duration LOOK = Duration.ofMillis(250);
    private static final int REST_FOR_WORK = 4;
    private static final Duration LETTING_GO = Duration.ofMinutes(1);
    private static final Duration IDLE = Duration.ofMinutes(10);

    private final Lobby lobby;
    private final Thread thread;
    private volatile boolean closing;

    Keeper(Lobby lobby) {
        this.lobby = lobby;
        this.thread = Thread.ofPlatform().daemon().name("keeper").start(this::run);
    }

    private void run() {
        long lastLetGo = System.nanoTime();
        while (!closing) {
            try {
                Thread.sleep(LOOK);
                keepAll();
                if (System.nanoTime() - lastLetGo > LETTING_GO.toNanos()) {
                    lastLetGo = System.nanoTime();
                    lobby.letGo(System.currentTimeMillis() - IDLE.toMillis());
                }
            } catch (InterruptedException stop) {
                return;
            } catch (RuntimeException | Error fault) {
                // Without this thread positions would no longer be kept: it goes on whatever happens.
                LOGGER.log(Level.ERROR, "positions could not be kept", fault);
            }
        }
    }

    private void keepAll() throws InterruptedException {
        for (var table : lobby.loaded()) {
            if (closing || !table.wantsKeeping()) continue;
            long start = System.nanoTime();
            keep(table);
            // Writing waits for the disk as well; resting for all of it errs on the side of those who play.
            TimeUnit.NANOSECONDS.sleep((System.nanoTime() - start) * REST_FOR_WORK);
        }
    }

    private static void keep(Table table) {
        try {
            table.keep();
        } catch (Table.Closed gone) {
            LOGGER.log(Level.DEBUG, "table {0} has left memory", table.id());
        } catch (RuntimeException | Error failure) {
            // Whatever is wrong with one table, the others' positions are kept.
            LOGGER.log(Level.WARNING, "the position of table " + table.id() + " could not be kept", failure);
        }
    }

    /** Keeps all that is left: after an orderly stop nothing has to be replayed. */
    @Override
    public void close() {
        closing = true;
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        for (var table : lobby.loaded()) if (table.isDirty()) keep(table);
    }
}
