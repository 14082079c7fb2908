package comptoir.server.table;

import comptoir.server.Setting.Keep;
import comptoir.server.store.Rows.Status;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Takes tables away that nobody has come back to for as long as the settings say, and persons who sit at none: whoever
 * comes without a cookie is a new one.
 */
public final class Expiry implements AutoCloseable {

    private static final Logger LOGGER = System.getLogger(Expiry.class.getName());
    private static final int AT_ONCE = 100;

    private final Lobby lobby;
    private final Keep keep;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("expiry").factory());

    public Expiry(Lobby lobby, Keep keep) {
        this.lobby = lobby;
        this.keep = keep;
        var _ = clock.scheduleWithFixedDelay(this::sweep, 10, 3600, TimeUnit.SECONDS);
    }

    private void sweep() {
        try {
            sweep(System.currentTimeMillis());
        } catch (RuntimeException | Error fault) {
            LOGGER.log(Level.WARNING, "tables that nobody comes back to could not be taken away", fault);
        }
    }

    /** @return how many were taken away */
    int sweep(long now) {
        return sweep(Status.WAITING, false, keep.waiting(), now)
                + sweep(Status.PLAYING, false, keep.playing(), now)
                + sweep(Status.OVER, false, keep.over(), now)
                + sweep(Status.CLOSED, false, keep.over(), now)
                + sweep(Status.OVER, true, keep.imported(), now)
                + sweepPersons(keep.waiting(), now);
    }

    private int sweepPersons(int days, long now) {
        if (days == 0) return 0;
        var store = lobby.store();
        int gone = sweep(() -> store.idlePersons(now - TimeUnit.DAYS.toMillis(days), AT_ONCE), store::forget);
        if (gone > 0) LOGGER.log(Level.INFO, "{0} persons who sat nowhere were forgotten after {1} days", gone, days);
        return gone;
    }

    private int sweep(Status status, boolean imported, int days, long now) {
        if (days == 0) return 0;
        long since = now - TimeUnit.DAYS.toMillis(days);
        int gone = sweep(() -> lobby.store().idle(status, imported, since, AT_ONCE), lobby::delete);
        if (gone > 0) LOGGER.log(Level.INFO, "{0} tables ({1}) were taken away after {2} days", gone, status, days);
        return gone;
    }

    /** Some at a time, until there are none. What cannot be taken away is left for the next time, and the rest goes. */
    private static int sweep(Supplier<List<String>> next, Consumer<String> takeAway) {
        int gone = 0;
        while (true) {
            var some = next.get();
            int taken = 0;
            for (var each : some) if (isTakenAway(each, takeAway)) taken++;
            gone += taken;
            if (some.size() < AT_ONCE || taken == 0) return gone;
        }
    }

    private static boolean isTakenAway(String id, Consumer<String> takeAway) {
        try {
            takeAway.accept(id);
            return true;
        } catch (RuntimeException | Error fault) {
            LOGGER.log(Level.WARNING, id + " could not be taken away", fault);
            return false;
        }
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
