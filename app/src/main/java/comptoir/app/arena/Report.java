package comptoir.app.arena;

import comptoir.bots.arena.Arena;
import comptoir.bots.arena.Ladder;
import comptoir.bots.arena.Result;
import comptoir.bots.arena.Tally;
import comptoir.engine.Budget;
import comptoir.engine.Setup;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the arena found, as a table for people and as figures for programs.
 *
 * @param effort null where it was played in several parts
 */
record Report(
        String game,
        Setup setup,
        String fate,
        Budget budget,
        @Nullable Effort effort,
        Tally tally,
        @Nullable Ladder ladder) {

    private static final int FORFEITS_SHOWN = 10;

    void print(PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%s, %d %s, %,d games, fate \"%s\", %s%n%n",
                game,
                setup.seats(),
                setup.seats() == 1 ? "seat" : "seats",
                tally.games(),
                fate,
                thinking());
        int width = 8;
        for (var row : tally.rows()) width = Math.max(width, row.bot().length());
        var name = "%-" + width + "s";
        out.printf(
                Locale.ROOT,
                name + "  %9s  %7s  %15s  %8s  %9s%n",
                "bot",
                "wins",
                "share",
                "95 % interval",
                "score",
                "ms/move");
        for (var row : tally.rows())
            out.printf(
                    Locale.ROOT,
                    name + "  %,9.1f  %5.1f %%  %5.1f – %5.1f %%  %8s  %9.2f%n",
                    row.bot(),
                    row.wins(),
                    100 * row.share(),
                    100 * row.low(),
                    100 * row.high(),
                    row.meanScore() == null ? "–" : String.format(Locale.ROOT, "%.2f", row.meanScore()),
                    row.millisPerMove());
        if (ladder != null) print(out, ladder, name);
        out.printf(Locale.ROOT, "%n%,.1f decisions a game", tally.meanDecisions());
        if (effort != null) out.print("; " + effort.said());
        out.println(".");
        if (tally.undecided() > 0)
            out.printf(
                    Locale.ROOT,
                    "%,d undecided: left after %,d decisions, won by nobody.%n",
                    tally.undecided(),
                    Arena.MOST_DECISIONS);
        if (budget.isTimed())
            out.println("The bots thought by the clock: the results depend on the machine and on what else it does.");
        printForfeits(out);
    }

    private void print(PrintWriter out, Ladder ladder, String name) {
        out.printf(Locale.ROOT, "%n" + name + "  %6s  %15s%n", "ladder", "Elo", "95 % interval");
        for (var rung : ladder.rungs())
            out.printf(Locale.ROOT, name + "  %6.0f  %6.0f – %6.0f%n", rung.bot(), rung.elo(), rung.low(), rung.high());
        out.println();
        for (var pairing : ladder.pairings()) {
            var one = pairing.tally().rows().getFirst();
            var other = pairing.tally().rows().get(1);
            out.printf(
                    Locale.ROOT,
                    "%s beats %s in %.1f %% (%.1f – %.1f %%)%n",
                    one.share() < other.share() ? other.bot() : one.bot(),
                    one.share() < other.share() ? one.bot() : other.bot(),
                    100 * Math.max(one.share(), other.share()),
                    100 * (one.share() < other.share() ? other.low() : one.low()),
                    100 * (one.share() < other.share() ? other.high() : one.high()));
        }
    }

    private void printForfeits(PrintWriter out) {
        if (tally.forfeited().isEmpty()) return;
        out.printf(Locale.ROOT, "%n%,d forfeited:%n", tally.forfeited().size());
        int shown = 0;
        for (var result : tally.forfeited()) {
            if (shown++ == FORFEITS_SHOWN) {
                out.println("  …");
                break;
            }
            for (var forfeit : result.forfeits()) out.println("  " + said(result, forfeit));
        }
    }

    /** Names the game, so that it can be looked at, the program, and what it did. */
    static String said(Result result, Result.Forfeited forfeit) {
        return "game " + result.number() + " (fate \"" + result.fate() + "\"), seat " + forfeit.seat() + ": "
                + forfeit.bot() + " " + forfeit.what();
    }

    private String thinking() {
        if (!budget.isTimed()) return String.format(Locale.ROOT, "%,d iterations a move", budget.iterations());
        var time = String.format(Locale.ROOT, "%,d ms a move", budget.millis());
        return budget.iterations() == Integer.MAX_VALUE
                ? time
                : String.format(Locale.ROOT, "%,d iterations or %s", budget.iterations(), time);
    }

    /** What {@code --json} writes. */
    Map<String, Object> figures() {
        var figures = new LinkedHashMap<String, Object>();
        figures.put("games", tally.games());
        var seats = new ArrayList<Map<String, Object>>();
        for (var row : tally.rows()) seats.add(figures(row));
        figures.put("seats", seats);
        figures.put("meanDecisions", tally.meanDecisions());
        figures.put("undecided", tally.undecided());
        var forfeits = new ArrayList<Map<String, Object>>();
        for (var result : tally.forfeited())
            for (var forfeit : result.forfeits()) forfeits.add(figures(result, forfeit));
        figures.put("forfeits", forfeits);
        if (ladder != null) {
            figures.put("ladder", ladder.rungs());
            figures.put("pairings", pairings(ladder));
        }
        figures.put("game", game);
        figures.put("options", setup.options());
        figures.put("fate", fate);
        figures.put("thinking", thinking());
        figures.put("dependsOnMachine", budget.isTimed());
        if (effort != null) effort.addTo(figures);
        return figures;
    }

    private static Map<String, Object> figures(Tally.Row row) {
        var figures = new LinkedHashMap<String, Object>();
        figures.put("bot", row.bot());
        figures.put("wins", row.wins());
        figures.put("share", row.share());
        figures.put("low", row.low());
        figures.put("high", row.high());
        figures.put("meanScore", row.meanScore());
        figures.put("millisPerMove", row.millisPerMove());
        figures.put("games", row.games());
        figures.put("forfeits", row.forfeits());
        return figures;
    }

    private static Map<String, Object> figures(Result result, Result.Forfeited forfeit) {
        var figures = new LinkedHashMap<String, Object>();
        figures.put("number", result.number());
        figures.put("fate", result.fate());
        figures.put("seat", forfeit.seat());
        figures.put("bot", forfeit.bot());
        figures.put("what", forfeit.what());
        return figures;
    }

    private static List<Map<String, Object>> pairings(Ladder ladder) {
        var pairings = new ArrayList<Map<String, Object>>();
        for (var pairing : ladder.pairings()) {
            var figures = new LinkedHashMap<String, Object>();
            figures.put("games", pairing.tally().games());
            figures.put(
                    "seats",
                    pairing.tally().rows().stream().map(Report::figures).toList());
            pairings.add(figures);
        }
        return pairings;
    }
}
