package comptoir.app;

import comptoir.protocol.Catalogue;
import comptoir.protocol.Games;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;

/**
 * What shows each rule of the catalogues.
 *
 * @param citations which tests cite a rule
 * @param reached how often random games named it
 */
record Coverage(Map<String, List<String>> citations, Map<String, Integer> reached) {

    /**
     * @param played whether an installed game claims to play by the rule
     * @param unreachable why no random game can show it; empty where one can
     */
    record Line(String rule, boolean played, List<String> tests, int reached, String unreachable) {
        String said() {
            if (!played) return "no game plays by it yet";
            var shown = tests.isEmpty() ? "NO TEST" : String.join(", ", tests);
            return unreachable.isEmpty() ? shown : shown + "   (" + unreachable + ")";
        }
    }

    List<Line> report() {
        var played = new HashSet<String>();
        for (var game : Games.all()) game.rules().forEach(rule -> played.add(rule.id()));
        var lines = new ArrayList<Line>();
        for (var catalogue : Catalogue.all())
            for (var rule : catalogue.rules())
                lines.add(new Line(
                        rule.id(),
                        played.contains(rule.id()),
                        citations.getOrDefault(rule.id(), List.of()),
                        reached.getOrDefault(rule.id(), 0),
                        rule.unreachable() == null ? "" : rule.unreachable().en()));
        return lines;
    }
}
