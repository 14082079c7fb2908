package comptoir.app;

import comptoir.engine.Language;
import comptoir.engine.Text;
import comptoir.protocol.Json;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Prints the rule catalogues, or how the tests and random games cover them. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description = "Prints the rules of the games, each with its id and how we read what it leaves open; or, with"
                + " --coverage, what shows each rule.")
final class RulesCommand implements Callable<Integer> {

    @CommandLine.Parameters(
            arity = "0..1",
            paramLabel = "WORD",
            description = "Only rules whose id, text or reading has this word in it.")
    private @Nullable String word;

    @CommandLine.Option(
            names = "--coverage",
            description = "Which tests cite each rule; how often random games reach it.")
    private boolean coverage;

    @CommandLine.Option(
            names = "--games",
            paramLabel = "N",
            description = "Random games for the coverage (${DEFAULT-VALUE}).")
    private int games = 300;

    @CommandLine.Option(names = "--json", description = "As JSON.")
    private boolean json;

    @CommandLine.Mixin
    private LanguageOption language = new LanguageOption();

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec = CommandLine.Model.CommandSpec.create();

    @Override
    public Integer call() {
        Given.atLeastOne("--games", games);
        var out = spec.commandLine().getOut();
        if (coverage) cover(out);
        else if (json) out.println(Json.pretty(Rulebook.all(this::wanted)));
        else print(out, Rulebook.all(this::wanted), language.speaker());
        out.flush();
        return 0;
    }

    private static void print(PrintWriter out, List<Rulebook> books, Speaker speech) {
        for (var book : books)
            for (var section : book.sections()) {
                out.println();
                out.println(speech.of(book.name()) + " · " + speech.of(section.name()));
                for (var rule : section.rules()) {
                    out.println("  " + rule.id() + "\n      " + speech.of(rule.text()));
                    for (var reading : rule.readings())
                        out.println("      "
                                + speech.of(Text.say(
                                        "How we read it: {0} (the printed rules: {1})",
                                        reading.ours(), reading.book())));
                }
            }
    }

    private boolean wanted(Rulebook.Rule rule) {
        if (word == null) return true;
        var sought = word.toLowerCase(Locale.ROOT);
        return rule.id().contains(sought)
                || rule.said().stream()
                        .anyMatch(text -> Language.all().stream()
                                .anyMatch(language -> language.say(text)
                                        .toLowerCase(Locale.ROOT)
                                        .contains(sought)));
    }

    private void cover(PrintWriter out) {
        var root = Path.of(System.getProperty("comptoir.root", "."));
        var report = new Coverage(Citations.below(root), RandomGames.reached(games)).report();
        if (json) {
            out.println(Json.pretty(report));
            return;
        }
        for (var line : report) {
            out.printf("%-42s reached %8d   %s%n", line.rule(), line.reached(), line.said());
        }
        long untested = report.stream()
                .filter(line -> line.tests().isEmpty() && line.played())
                .count();
        out.printf(
                "%d rules, %d played by a game, %d of these without a test%n",
                report.size(), report.stream().filter(Coverage.Line::played).count(), untested);
    }
}
