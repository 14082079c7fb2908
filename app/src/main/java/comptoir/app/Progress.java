package comptoir.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** How far a series of games has come: a bar where somebody watches, a line now and then where it goes to a file. */
public final class Progress implements AutoCloseable {

    private static final int WIDTH = 32;
    private static final long BAR_NANOS = 200_000_000L;
    private static final long LINE_NANOS = 30_000_000_000L;

    private final PrintWriter out;
    private final int games;
    private final String what;
    private final boolean bar;
    private final long start = System.nanoTime();
    private long shown = start;
    private int played;
    private int forfeits;

    public Progress(PrintWriter out, int games, boolean bar) {
        this("games", out, games, bar);
    }

    private Progress(String what, PrintWriter out, int games, boolean bar) {
        this.what = what;
        this.out = out;
        this.games = games;
        this.bar = bar;
        if (bar) show(start);
    }

    /** How far something else than games has come. */
    public static Progress of(String what, PrintWriter out, int count, boolean bar) {
        return new Progress(what, out, count, bar);
    }

    public static boolean standardErrorIsTerminal() {
        try {
            return TerminalProvider.load("ffm").isSystemStream(SystemStream.Error);
        } catch (IOException | RuntimeException | LinkageError unknown) {
            return false;
        }
    }

    /** Called from every thread that plays. */
    public synchronized void played(int forfeited) {
        played++;
        forfeits += forfeited;
        long now = System.nanoTime();
        if (now - shown < (bar ? BAR_NANOS : LINE_NANOS) && !(bar && played == games)) return;
        shown = now;
        show(now);
    }

    private void show(long now) {
        double seconds = (now - start) / 1e9;
        var text = new StringBuilder();
        if (bar) {
            int done = (int) ((long) WIDTH * played / games);
            text.append('\r')
                    .append("█".repeat(done))
                    .append("░".repeat(WIDTH - done))
                    .append(' ');
        }
        text.append(played).append(" of ").append(games).append(' ').append(what);
        if (played > 0 && played < games)
            text.append(", ").append(time(seconds / played * (games - played))).append(" to go");
        if (forfeits > 0) text.append(", ").append(forfeits).append(" forfeited");
        if (bar) out.print(text + "   ");
        else out.println(text);
        out.flush();
    }

    public static String time(double seconds) {
        if (seconds < 90) return String.format(Locale.ROOT, "%.0f s", seconds);
        if (seconds < 5400) return String.format(Locale.ROOT, "%.0f min", seconds / 60);
        return String.format(Locale.ROOT, "%.1f h", seconds / 3600);
    }

    /** Leaves a clean line behind. */
    @Override
    public synchronized void close() {
        if (!bar) return;
        out.print("\r" + " ".repeat(WIDTH + 44) + "\r");
        out.flush();
    }
}
