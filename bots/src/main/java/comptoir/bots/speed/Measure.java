package comptoir.bots.speed;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Measures work of this thread beside the {@link Yardstick}. Time is the thread's own processor time, so that waiting for a
 * core does not count; and the work is done in short slices, each between two of the yardstick, so that a core that is
 * slower for a while (shared with a neighbour, or clocked down) is slower for both.
 */
public final class Measure {

    private static final long SLICE = 20_000_000;
    private static final long YARDSTICK_SLICE = 4_000_000;
    private static final long WARM_UP = 400_000_000;
    private static final int BATCH = 200;

    private final Yardstick yardstick = new Yardstick();
    private final List<Double> ratios = new ArrayList<>();
    private long units;
    private long nanos;
    private long turns;
    private long turnNanos;
    private int sink;

    public Measure() {
        turnsPerSecond(WARM_UP);
        turns = 0;
        turnNanos = 0;
    }

    /** Slices of the work until it has had that many seconds. Each call of the work says how many units it did. */
    public Measure seconds(double seconds, LongSupplier work) {
        while (nanos < seconds * 1e9) slice(work, SLICE);
        return this;
    }

    /** One slice in which the work is done once: work that is a slice by itself, some milliseconds long. */
    public void once(LongSupplier work) {
        slice(work, 0);
    }

    private void slice(LongSupplier work, long least) {
        double before = turnsPerSecond();
        long done = 0;
        long start = ProcessorTime.now();
        long taken;
        do {
            done += work.getAsLong();
            taken = ProcessorTime.now() - start;
        } while (taken < least);
        double after = turnsPerSecond();
        units += done;
        nanos += taken;
        ratios.add(done * 1e9 / taken / ((before + after) / 2));
    }

    /** How fast the yardstick is now; a short slice of it. */
    public double turnsPerSecond() {
        return turnsPerSecond(YARDSTICK_SLICE);
    }

    private double turnsPerSecond(long nanosWanted) {
        long done = 0;
        long start = ProcessorTime.now();
        long taken;
        do {
            for (int i = 0; i < BATCH; i++) sink += yardstick.turn();
            done += BATCH;
            taken = ProcessorTime.now() - start;
        } while (taken < nanosWanted);
        turns += done;
        turnNanos += taken;
        return done * 1e9 / taken;
    }

    /** How much processor time the work itself has had, in seconds. */
    public double taken() {
        return nanos / 1e9;
    }

    /** What has been measured so far. */
    public Pace pace() {
        return Pace.of(units * 1e9 / nanos, turns * 1e9 / turnNanos, ratios);
    }

    /** What the yardstick came to: asked for, so that no compiler leaves the work out. */
    public int sink() {
        return sink;
    }
}
