package comptoir.app;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import comptoir.bots.speed.Measure;
import comptoir.bots.speed.Pace;
import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Setup;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/** One benchmark of one kind of table, in one thread. */
final class Bench<P extends Position<P>> {

    /** Where a random game is left: there are tables where chance alone may hand Junk around for ever. */
    private static final int LONGEST = 20_000;

    private static final int MIDDLES = 64;

    /** Forks are quicker than a look at the clock: so many rounds over the middles before one. */
    private static final int ROUNDS = 20;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final Game<P> game;
    private final Setup setup;
    private final int seconds;
    private final QuickFate fate;
    private final List<P> middles = new ArrayList<>();
    private long games;
    private long decisions;
    private long bytes;
    private @org.jspecify.annotations.Nullable Object sink;

    Bench(Game<P> game, Setup setup, int seconds, long seed) {
        this.game = game;
        this.setup = setup;
        this.seconds = seconds;
        this.fate = new QuickFate(seed);
    }

    /**
     * Every speed is counted in the thread's processor time and beside the yardstick.
     *
     * @param otherThreads processor time of other threads (the collector's, the compiler's) for each second of this one
     */
    record Figures(
            String game,
            int seats,
            Pace decisions,
            double gamesPerSecond,
            double decisionsPerGame,
            Pace forks,
            Pace redeals,
            double bytesPerDecision,
            double otherThreads) {}

    Figures run() {
        new Measure().seconds(Math.max(1, seconds / 2.0), this::playGame); // warm up
        collectMiddles();
        var playing = new Measure();
        games = 0;
        decisions = 0;
        bytes = 0;
        var process = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long own = THREADS.getCurrentThreadCpuTime();
        long all = process.getProcessCpuTime();
        playing.seconds(seconds, this::playGame);
        own = THREADS.getCurrentThreadCpuTime() - own;
        all = process.getProcessCpuTime() - all;
        return new Figures(
                game.id(),
                setup.seats(),
                playing.pace(),
                games / playing.taken(),
                (double) decisions / games,
                measured(this::fork),
                measured(this::redeal),
                (double) bytes / decisions,
                Math.max(0, (double) (all - own) / own));
    }

    private Pace measured(LongSupplier work) {
        new Measure().seconds(1, work); // warm up
        return new Measure().seconds(Math.max(1, seconds / 3.0), work).pace();
    }

    /** A whole random game, or as much of it as counts; how many decisions it took. */
    private long playGame() {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        var position = Play.on(game.unwatched(game.beginning(setup)), fate);
        long taken = 0;
        while (!position.over() && taken < LONGEST) {
            position = step(position);
            taken++;
        }
        games++;
        decisions += taken;
        bytes += THREADS.getCurrentThreadAllocatedBytes() - before;
        return taken;
    }

    private P step(P position) {
        var question = Play.question(position);
        int asked = question.asked(position);
        int seat = Integer.numberOfTrailingZeros(asked);
        var options = question.options(position, seat);
        return Play.answer(position, seat, options.get(fate.below(options.size())), fate);
    }

    /** Watched positions from the middle of games, which forks and redeals start from. */
    private void collectMiddles() {
        while (middles.size() < MIDDLES) {
            var position = Play.on(game.beginning(setup), fate);
            int stop = 20 + fate.below(200);
            for (int i = 0; i < stop && !position.over(); i++)
                position = step(position).news(comptoir.engine.News.NONE);
            if (!position.over()) middles.add(position);
        }
    }

    /** A position of its own to play on from, as a search makes for each iteration. */
    private long fork() {
        for (int round = 0; round < ROUNDS; round++) for (var middle : middles) sink = game.unwatched(middle);
        return (long) ROUNDS * middles.size();
    }

    private long redeal() {
        for (int i = 0; i < MIDDLES; i++)
            sink = Moment.shownToAll(middles.get(i)).redealt(game, i % setup.seats(), fate);
        return MIDDLES;
    }

    /** Keeps the work from being thrown away. */
    @org.jspecify.annotations.Nullable
    Object sink() {
        return sink;
    }
}
