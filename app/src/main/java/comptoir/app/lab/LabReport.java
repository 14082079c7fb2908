package comptoir.app.lab;

import comptoir.bots.lab.Bar;
import comptoir.bots.lab.Findings;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What a run of the lab tells.
 *
 * @param games how many at each size of table
 * @param pace how many seconds people think about a choice
 */
record LabReport(Run run, int games, double pace, List<Table> tables) {

    private static final int PAIRS_PRINTED = 12;

    /** The findings at tables of one size. */
    record Table(int seats, Findings findings, List<Bar> bars) {}

    /** Minutes at the table for that many choices. */
    double minutes(double choices) {
        return choices * pace / 60;
    }

    /** What {@code --json} writes. */
    Map<String, Object> figures() {
        var figures = new LinkedHashMap<String, Object>();
        figures.put("run", run);
        figures.put("games", games);
        figures.put("pace", pace);
        figures.put(
                "tables",
                tables.stream()
                        .map(table -> {
                            var each = new LinkedHashMap<String, Object>();
                            each.put("seats", table.seats);
                            each.put(
                                    "minutes",
                                    minutes(table.findings.choicesAGame().mean().mean()));
                            each.put("bars", table.bars);
                            each.put("findings", table.findings);
                            return each;
                        })
                        .toList());
        return figures;
    }

    void print(PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%s, fate \"%s\", %s, %s iterations a move%n",
                run.game(),
                run.fate(),
                run.bots(),
                run.iterations());
        for (var table : tables) print(out, table);
    }

    private void print(PrintWriter out, Table table) {
        var findings = table.findings;
        out.printf(
                Locale.ROOT,
                "%n%d seats, %d games; %.1f decisions, %.1f of them choices, about %.0f minutes a game%s%n",
                table.seats,
                findings.games(),
                findings.decisions().mean().mean(),
                findings.choicesAGame().mean().mean(),
                minutes(findings.choicesAGame().mean().mean()),
                findings.undecided() == 0 ? "" : "; " + findings.undecided() + " undecided");
        for (var subject : findings.subjects())
            out.printf(
                    Locale.ROOT,
                    "  %-20s %s   score %6.1f (%.1f – %.1f)%n",
                    subject.name(),
                    share(subject.won()),
                    subject.score().mean(),
                    subject.score().low(),
                    subject.score().high());
        for (var seat : findings.seats()) out.printf(Locale.ROOT, "  %-20s %s%n", "seat " + seat.name(), share(seat));
        int shown = 0;
        for (var pair : findings.pairs())
            if (shown++ < PAIRS_PRINTED)
                out.printf(
                        Locale.ROOT,
                        "  %s%s%n",
                        padded(pair.one() + " – " + pair.other() + ": " + share(pair.won()), 60),
                        pair.lead() == null
                                ? ""
                                : String.format(
                                        Locale.ROOT,
                                        "  ahead by %+.1f (%+.1f – %+.1f)",
                                        pair.lead().mean(),
                                        pair.lead().low(),
                                        pair.lead().high()));
        if (shown > PAIRS_PRINTED) out.println("  … " + (shown - PAIRS_PRINTED) + " more pairs");
        for (var bar : table.bars)
            out.printf("  %s %s: %s (wanted: %s)%n", bar.met() ? "✓" : "✗", bar.name(), bar.measured(), bar.wanted());
        for (var forfeit : findings.forfeits()) out.println("  forfeited: " + forfeit);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    static String share(Findings.Share share) {
        return String.format(
                Locale.ROOT,
                "%5.1f %% (%.1f – %.1f %%, %d)",
                100 * share.share(),
                100 * share.low(),
                100 * share.high(),
                share.games());
    }
}
