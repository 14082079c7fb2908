package comptoir.cove;

import comptoir.kit.GoldenGame;
import comptoir.kit.GoldenSave;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games as text: a mended rule shows as a readable difference. */
class GoldenGamesTest {

    @ParameterizedTest
    @DisplayName("Every line of a golden game is as it was")
    @CsvSource({
        "cove-01, 2, criminals, locals mercenaries",
        "cove-02, 2, cultists, locals sailors",
        "cove-03, 2, thieves, mercenaries sailors",
        "cove-04, 3, criminals, mercenaries sailors",
        "cove-05, 3, cultists, locals mercenaries sailors",
        "cove-06, 3, thieves, locals sailors",
        "cove-07, 4, criminals, locals mercenaries sailors",
        "cove-08, 4, cultists, mercenaries sailors",
        "cove-09, 4, thieves, locals mercenaries",
        "cove-10, 5, thieves, locals mercenaries sailors",
    })
    void everyLineIsAsItWas(String name, int seats, String rogues, String decks) {
        GoldenGame.of(new CoveGame()).check(name, seats, options(seats, rogues, decks));
    }

    @Test
    @DisplayName("A game saved by an earlier version goes on")
    void anOldSaveGoesOn() {
        GoldenSave.record(new CoveGame(), "cove-first", 3, options(3, "thieves", "locals mercenaries sailors"), 120);
        GoldenSave.check(new CoveGame(), "cove-first");
    }

    private static Map<String, Object> options(int seats, String rogues, String decks) {
        return Map.of(
                "merchants",
                Collections.nCopies(seats, "chronomancer"),
                "mirror",
                true,
                "rogues",
                rogues,
                "townsfolk",
                List.of(decks.split(" ")));
    }
}
