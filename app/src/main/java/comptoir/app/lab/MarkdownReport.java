package comptoir.app.lab;

import comptoir.bots.lab.Findings;
import comptoir.bots.lab.Usage;
import comptoir.engine.Tree;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The findings as a short page of Markdown, which says with which seed and which command it can be had again. */
record MarkdownReport(LabReport report) {

    /** Kinds with more things than this are told by their least and most used ones. */
    private static final int THINGS_SHOWN = 6;

    /** Kinds that name nothing a player chose are left to the JSON. */
    private static final int LEAST_TIMES = 20;

    String text() {
        var text = new StringBuilder();
        text.append("# Lab: ").append(report.run().game()).append("\n\n");
        text.append("    ").append(command()).append("\n\n");
        text.append("Rules ")
                .append(report.run().rules())
                .append(", components ")
                .append(report.run().components())
                .append(". The same command gives the same figures on any machine. Intervals are at 95 %.\n");
        for (var table : report.tables()) table(text, table);
        return text.toString();
    }

    private String command() {
        var run = report.run();
        var options = Tree.json(run.options());
        return "./comptoir lab run --game " + run.game() + " --seats "
                + report.tables().stream()
                        .map(table -> String.valueOf(table.seats()))
                        .collect(Collectors.joining(","))
                + " --games " + report.games() + " --bots "
                + String.join(",", run.bots())
                + " --budget " + run.iterations() + " --fate " + run.fate()
                + (options.equals("{}") ? "" : " --options '" + options + "'");
    }

    private void table(StringBuilder text, LabReport.Table table) {
        var findings = table.findings();
        text.append("\n## ")
                .append(table.seats())
                .append(" seats, ")
                .append(findings.games())
                .append(" games\n\n");
        text.append(format(
                "%.0f decisions a game, %.0f of them choices: about %.0f minutes at %.0f seconds a choice.%n",
                findings.decisions().mean().mean(),
                findings.choicesAGame().mean().mean(),
                report.minutes(findings.choicesAGame().mean().mean()),
                report.pace()));
        if (findings.undecided() > 0) text.append(findings.undecided()).append(" games were left undecided.\n");
        if (!table.bars().isEmpty()) {
            text.append("\n| | bar | wanted | measured |\n|---|---|---|---|\n");
            for (var bar : table.bars())
                text.append(format(
                        "| %s | %s | %s | %s |%n", bar.met() ? "✓" : "✗", bar.name(), bar.wanted(), bar.measured()));
        }
        text.append("\n| | victories | score | made of |\n|---|---|---|---|\n");
        for (var subject : findings.subjects())
            text.append(format(
                    "| %s | %s | %.1f ± %.1f | %s |%n",
                    subject.name(),
                    LabReport.share(subject.won()).strip(),
                    subject.score().mean(),
                    subject.score().high() - subject.score().mean(),
                    parts(subject)));
        for (var seat : findings.seats())
            text.append(format(
                    "| seat %s | %s | | |%n", seat.name(), LabReport.share(seat).strip()));
        pairs(text, findings);
        text.append("\n| kind | times a game | most used | least used | never |\n|---|---|---|---|---|\n");
        for (var things : findings.things())
            if (things.things().stream().mapToInt(Usage.Thing::times).sum() >= LEAST_TIMES) things(text, things);
    }

    private static String parts(Findings.Subject subject) {
        return subject.parts().entrySet().stream()
                .filter(part -> Math.abs(part.getValue()) >= 0.05)
                .map(part -> format("%s %.1f", part.getKey(), part.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static void pairs(StringBuilder text, Findings findings) {
        if (findings.pairs().isEmpty()) return;
        boolean seated = findings.pairs().getFirst().lead() != null;
        text.append(
                seated
                        ? "\n| pair | the first wins | ahead by | first seat wins |\n|---|---|---|---|\n"
                        : "\n"
                                + "| pair | whoever bought more of the first wins | games | first seat wins | decisions"
                                + " |\n"
                                + "|---|---|---|---|---|\n");
        for (var pair : findings.pairs()) {
            var lead = pair.lead();
            text.append(
                    lead != null
                            ? format(
                                    "| %s – %s | %s | %+.1f ± %.1f | %.1f %% |%n",
                                    pair.one(),
                                    pair.other(),
                                    LabReport.share(pair.won()).strip(),
                                    lead.mean(),
                                    lead.high() - lead.mean(),
                                    100 * pair.firstSeat().share())
                            : format(
                                    "| %s – %s | %s | %d | %.1f %% | %.0f |%n",
                                    pair.one(),
                                    pair.other(),
                                    LabReport.share(pair.won()).strip(),
                                    pair.games(),
                                    100 * pair.firstSeat().share(),
                                    pair.decisions()));
        }
    }

    private static void things(StringBuilder text, Usage.Things things) {
        var all = things.things();
        int split = Math.min(all.size(), THINGS_SHOWN);
        text.append(format(
                "| %s | %.2f | %s | %s | %s |%n",
                things.kind(),
                all.stream().mapToDouble(Usage.Thing::perGame).sum(),
                named(all.subList(0, split)),
                named(all.subList(Math.max(split, all.size() - THINGS_SHOWN), all.size())),
                String.join(", ", things.never())));
    }

    private static String named(List<Usage.Thing> things) {
        return things.stream()
                .map(thing -> format("%s %.2f", thing.thing(), thing.perGame()))
                .collect(Collectors.joining(", "));
    }

    private static String format(String pattern, Object... with) {
        return String.format(Locale.ROOT, pattern, with);
    }
}
