package comptoir.app;

import comptoir.engine.RuleSection.RuleText;
import comptoir.engine.Text;
import comptoir.protocol.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A rule catalogue with how we read what it leaves open. */
record Rulebook(String catalogue, Text name, List<Section> sections) {

    record Section(String id, Text name, List<Rule> rules) {}

    /** A rule as the catalogue has it, and its readings. */
    record Rule(
            String id,
            Text text,
            String seed,
            String at,
            @Nullable Text unreachable,
            List<Readings.Reading> readings) {

        /** All that is said of it. */
        List<Text> said() {
            var said = new ArrayList<Text>();
            said.add(text);
            for (var reading : readings) said.addAll(List.of(reading.ours(), reading.book()));
            return said;
        }
    }

    /** The rules that are wanted; sections and books without any are left out. */
    static List<Rulebook> all(Predicate<Rule> wanted) {
        var readings = Readings.all();
        var books = new ArrayList<Rulebook>();
        for (var catalogue : Catalogue.all()) {
            var sections = new ArrayList<Section>();
            for (var section : catalogue.sections()) {
                var rules = section.rules().stream()
                        .map(rule -> with(rule, readings))
                        .filter(wanted)
                        .toList();
                if (!rules.isEmpty()) sections.add(new Section(section.id(), section.name(), rules));
            }
            if (!sections.isEmpty()) books.add(new Rulebook(catalogue.catalogue(), catalogue.name(), sections));
        }
        return books;
    }

    private static Rule with(RuleText rule, Readings readings) {
        return new Rule(rule.id(), rule.text(), rule.seed(), rule.at(), rule.unreachable(), readings.of(rule.id()));
    }
}
