package comptoir.app;

import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Catalogue;
import comptoir.protocol.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How we read what the rulebooks leave open, by the rule it belongs to. A catalogue has its readings in rules/book. */
record Readings(Map<String, List<Reading>> byRule) {

    /**
     * A point left open.
     *
     * @param book what the rulebooks say of it
     * @param ours how Comptoir reads it
     */
    record Reading(Text book, Text ours) {}

    static Readings all() {
        var byRule = new HashMap<String, List<Reading>>();
        for (var catalogue : Catalogue.all())
            for (var each : book(catalogue.catalogue()).at("readings").list()) {
                var reading = new Reading(
                        Text.say(each.at("book").text()),
                        Text.say(each.at("reading").text()));
                for (var rule : each.at("rules").list())
                    byRule.computeIfAbsent(rule.text(), ignored -> new ArrayList<>())
                            .add(reading);
            }
        return new Readings(byRule);
    }

    List<Reading> of(String rule) {
        return byRule.getOrDefault(rule, List.of());
    }

    private static Tree book(String catalogue) {
        var name = "/rules/book/" + catalogue + ".json";
        try (var file = Readings.class.getResourceAsStream(name)) {
            if (file == null) throw new IllegalStateException("there is no " + name);
            return Tree.of(name, Json.readObject(new String(file.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
