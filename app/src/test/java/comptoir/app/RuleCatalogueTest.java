package comptoir.app;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Language;
import comptoir.engine.RuleSection;
import comptoir.protocol.Catalogue;
import comptoir.protocol.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The rule catalogue")
class RuleCatalogueTest {

    private static Set<String> catalogued() {
        var ids = new TreeSet<String>();
        for (var catalogue : Catalogue.all()) catalogue.rules().forEach(rule -> ids.add(rule.id()));
        return ids;
    }

    private static Set<String> played() {
        var ids = new TreeSet<String>();
        for (var game : Games.all()) game.rules().forEach(rule -> ids.add(rule.id()));
        return ids;
    }

    @Test
    void everyRuleHasEveryLanguageAndItsSeed() {
        var ids = new ArrayList<String>();
        for (var catalogue : Catalogue.all()) {
            // What no rulebook says is marked for the reader too: a whole catalogue by its name, a rule by its first
            // words.
            boolean wholly =
                    catalogue.rules().stream().allMatch(rule -> rule.seed().equals("ours"));
            if (wholly) assertThat(Language.ENGLISH.say(catalogue.name())).endsWith("(Comptoir’s own)");
            for (var rule : catalogue.rules()) {
                ids.add(rule.id());
                for (var language : Language.all()) {
                    assertThat(language.say(rule.text())).as(rule.id()).isNotBlank();
                    assertThat(language.missing(rule.text())).as(rule.id()).isEmpty();
                }
                assertThat(rule.seed()).as(rule.id()).matches("00[0-4]|ours");
                assertThat(rule.at()).as(rule.id()).isNotBlank();
                if (rule.seed().equals("ours") && !wholly)
                    assertThat(Language.ENGLISH.say(rule.text())).startsWith("Of our own");
            }
        }
        assertThat(ids).doesNotHaveDuplicates().hasSizeGreaterThan(300);
    }

    @Test
    void codeNamesNoUnknownRule() {
        assertThat(catalogued()).containsAll(played());
    }

    @Test
    @DisplayName("a catalogue that a game plays by is played by whole")
    void noRuleIsForgotten() {
        for (var catalogue : Catalogue.all()) {
            var ids = catalogue.rules().stream().map(RuleSection.RuleText::id).toList();
            var missing = new HashSet<>(ids);
            missing.removeAll(played());
            if (missing.size() < ids.size())
                assertThat(missing).as("rules of %s", catalogue.catalogue()).isEmpty();
        }
    }

    @Test
    void everyRuleThatIsPlayedIsShownByATest() {
        var citations = Citations.below(Path.of(".."));
        assertThat(citations.keySet()).as("rules cited by tests").isNotEmpty();
        assertThat(catalogued()).as("every cited rule is known").containsAll(citations.keySet());
        var untested = new TreeSet<>(played());
        untested.removeAll(citations.keySet());
        assertThat(untested).as("rules without a test").isEmpty();
    }
}
