package comptoir.cove;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.entertainer.EnterRule;
import comptoir.cove.table.Cove;
import comptoir.kit.GameKit;
import comptoir.kit.GoldenGame;
import comptoir.kit.GoldenSave;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games of Entertainers, alone and beside Chronomancers, with every rogue card. */
class EntertainerGamesTest {

    private static final String E = "entertainer";
    private static final String C = "chronomancer";

    /** E and C for each seat. */
    private static Map<String, Object> options(String merchants, String rogues, String decks) {
        return Map.of(
                "merchants",
                merchants.chars().mapToObj(each -> each == 'E' ? E : C).toList(),
                "mirror",
                true,
                "rogues",
                rogues,
                "townsfolk",
                List.of(decks.split(" ")));
    }

    private static GameKit<Cove> kit(String merchants, String rogues, String decks) {
        return GameKit.of(new CoveGame())
                .seats(merchants.length())
                .options(options(merchants, rogues, decks))
                .seed("enter-" + merchants + "-" + rogues);
    }

    @ParameterizedTest
    @DisplayName("Nothing is lost, leaked or stuck")
    @CsvSource({
        "EC, criminals, locals mercenaries",
        "EE, cultists, locals sailors",
        "CE, thieves, mercenaries sailors",
        "ECE, cultists, locals mercenaries sailors",
        "EEEE, criminals, locals mercenaries sailors",
        "CECE, thieves, locals mercenaries sailors",
    })
    void randomGamesKeepEveryInvariant(String merchants, String rogues, String decks) {
        kit(merchants, rogues, decks).games(1).check();
    }

    @Test
    @DisplayName("Games by the dozen end, and show every rule that a game can show")
    void manyGamesReachEveryRule() {
        var reached = new TreeSet<String>();
        for (var merchants : List.of("EC", "EE", "EEC", "ECEC"))
            for (var rogues : List.of("criminals", "cultists", "thieves"))
                reached.addAll(kit(merchants, rogues, "locals mercenaries sailors")
                        .games(8)
                        .quick()
                        .check()
                        .rulesReached());
        // What a refusal names is looked at in thorough games only.
        var missing = new TreeSet<String>();
        for (var rule : EnterRule.values()) missing.add(rule.id());
        missing.removeAll(reached);
        assertThat(missing)
                .containsExactlyInAnyOrder(
                        "enter.setup.components",
                        "enter.song.example",
                        "enter.no-goods",
                        "enter.hall.once",
                        "enter.island.need-rune");
    }

    @ParameterizedTest
    @DisplayName("Every line of a golden game is as it was")
    @CsvSource({
        "entertainer-01, EC, criminals, locals mercenaries",
        "entertainer-02, EE, thieves, locals sailors",
        "entertainer-03, CEE, cultists, mercenaries sailors",
        "entertainer-04, ECEC, criminals, locals mercenaries sailors",
        "entertainer-05, EEC, thieves, locals mercenaries sailors",
    })
    void everyLineIsAsItWas(String name, String merchants, String rogues, String decks) {
        GoldenGame.of(new CoveGame()).check(name, merchants.length(), options(merchants, rogues, decks));
    }

    @Test
    @DisplayName("A game saved by an earlier version goes on")
    void anOldSaveGoesOn() {
        var options = options("ECE", "cultists", "locals mercenaries sailors");
        GoldenSave.record(new CoveGame(), "entertainer-first", 3, options, 150);
        GoldenSave.check(new CoveGame(), "entertainer-first");
    }
}
