package comptoir.cove;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.blacksmith.SmithRule;
import comptoir.cove.table.Cove;
import comptoir.kit.GameKit;
import comptoir.kit.GoldenGame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games of the merchants of our own making, in every company, with every rogue card. */
class OwnMerchantsGamesTest {

    private static final Map<Character, String> MERCHANTS =
            Map.of('B', "blacksmith", 'C', "chronomancer", 'E', "entertainer");

    private static Map<String, Object> options(String merchants, String rogues, String peddler) {
        var options = new HashMap<String, Object>();
        options.put(
                "merchants",
                merchants.chars().mapToObj(each -> MERCHANTS.get((char) each)).toList());
        options.put("mirror", true);
        options.put("rogues", rogues);
        options.put("townsfolk", List.of("locals", "mercenaries", "sailors"));
        if (!peddler.equals("none")) options.put("peddler", peddler);
        return options;
    }

    private static GameKit<Cove> kit(String merchants, String rogues, String peddler) {
        return GameKit.of(new CoveGame())
                .seats(merchants.length())
                .options(options(merchants, rogues, peddler))
                .seed("own-" + merchants + "-" + rogues);
    }

    @ParameterizedTest
    @DisplayName("Nothing is lost, leaked or stuck")
    @CsvSource({
        "B, criminals, normal",
        "BC, cultists, hard",
        "BB, thieves, none",
        "EB, criminals, none",
        "CBE, cultists, none",
        "BECB, thieves, none",
        "BCEBC, criminals, none",
    })
    void randomGamesKeepEveryInvariant(String merchants, String rogues, String peddler) {
        kit(merchants, rogues, peddler).games(1).check();
    }

    @Test
    @DisplayName("Games by the dozen end, and show every rule that a game can show")
    void manyGamesReachEveryRule() {
        var reached = new TreeSet<String>();
        for (var merchants : List.of("BC", "BB", "BEB", "BCEB"))
            for (var rogues : List.of("criminals", "cultists", "thieves"))
                reached.addAll(
                        kit(merchants, rogues, "none").games(8).quick().check().rulesReached());
        var missing = new TreeSet<String>();
        for (var rule : SmithRule.values()) missing.add(rule.id());
        missing.removeAll(reached);
        assertThat(missing)
                .containsExactlyInAnyOrder("smith.own-version", "smith.setup.components", "smith.setup.dice");
    }

    @ParameterizedTest
    @DisplayName("Every line of a golden game is as it was")
    @CsvSource({
        "blacksmith-01, BC, criminals, none",
        "blacksmith-02, BEB, thieves, none",
        "blacksmith-03, B, cultists, hard"
    })
    void everyLineIsAsItWas(String name, String merchants, String rogues, String peddler) {
        GoldenGame.of(new CoveGame()).check(name, merchants.length(), options(merchants, rogues, peddler));
    }
}
