package comptoir.app;

import com.sun.management.ThreadMXBean;
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

    private final Game<P> game;
    private final Setup setup;
    private final int seconds;
    private final QuickFate fate;
    private final List<P> middles = new ArrayList<>();
    private long games;
    private @org.jspecify.annotations.Nullable Object sink;

    Bench(Game<P> game, Setup setup, int seconds, long seed) {
        this.game = game;
        this.setup = setup;
        this.seconds = seconds;
        this.fate = new QuickFate(seed);
    }

    record Figures(
            String game,
            int seats,
            double decisionsPerSecond,
            double gamesPerSecond,
            double decisionsPerGame,
            double forksPerSecond,
            double redealsPerSecond,
            double bytesPerDecision,
            double yardstick) {}

    Figures run() {
        perSecond(this::playGame, Math.max(1, seconds / 2.0)); // warm up
        collectMiddles();
        double yardstick = Yardstick.perSecond();
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        games = 0;
        long bytes = threads.getCurrentThreadAllocatedBytes();
        long start = System.nanoTime();
        long decisions = 0;
        while (System.nanoTime() - start < seconds * 1e9) decisions += playGame();
        double elapsed = (System.nanoTime() - start) / 1e9;
        bytes = threads.getCurrentThreadAllocatedBytes() - bytes;
        perSecond(this::fork, 1);
        double forks = perSecond(this::fork, Math.max(1, seconds / 3.0));
        perSecond(this::redeal, 1);
        double redeals = perSecond(this::redeal, Math.max(1, seconds / 3.0));
        return new Figures(
                game.id(),
                setup.seats(),
                decisions / elapsed,
                games / elapsed,
                (double) decisions / Math.max(1, games),
                forks,
                redeals,
                (double) bytes / decisions,
                yardstick);
    }

    private static double perSecond(LongSupplier work, double seconds) {
        long done = 0;
        long start = System.nanoTime();
        while (System.nanoTime() - start < seconds * 1e9) done += work.getAsLong();
        return done / ((System.nanoTime() - start) / 1e9);
    }

    /** A whole random game, or as much of it as counts; how many decisions it took. */
    private long playGame() {
        var position = Play.on(game.unwatched(game.setUp(setup)), fate);
        long decisions = 0;
        while (!position.over() && decisions < LONGEST) {
            position = step(position);
            decisions++;
        }
        games++;
        return decisions;
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
        while (middles.size() < 64) {
            var position = Play.on(game.setUp(setup), fate);
            int stop = 20 + fate.below(200);
            for (int i = 0; i < stop && !position.over(); i++)
                position = step(position).news(comptoir.engine.News.NONE);
            if (!position.over()) middles.add(position);
        }
    }

    /** A position of its own to play on from, as a search makes for each iteration. */
    private long fork() {
        for (int i = 0; i < 64; i++) sink = game.unwatched(middles.get(i));
        return 64;
    }

    private long redeal() {
        for (int i = 0; i < 64; i++) sink = Moment.shownToAll(middles.get(i)).redealt(game, i % setup.seats(), fate);
        return 64;
    }

    /** Keeps the work from being thrown away. */
    @org.jspecify.annotations.Nullable
    Object sink() {
        return sink;
    }
}
