package comptoir.cove;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.peddler.PeddlerRule;
import comptoir.kit.GameKit;
import comptoir.kit.GoldenGame;
import comptoir.kit.GoldenSave;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole games with the Peddler: at random with every invariant checked, golden ones, and a save. */
class PeddlerGamesTest {

    private static Map<String, Object> options(String level, String rogues, String decks) {
        return Map.of("peddler", level, "rogues", rogues, "townsfolk", List.of(decks.split(" ")));
    }

    /** With the merchants named, so that games written down stay as they are when another merchant is added. */
    private static Map<String, Object> chronomancers(int seats, Map<String, Object> options) {
        var named = new TreeMap<>(options);
        named.put("merchants", Collections.nCopies(seats, "chronomancer"));
        named.put("mirror", true);
        return named;
    }

    @ParameterizedTest
    @DisplayName("Nothing is lost, leaked or stuck, and the Peddler is never asked")
    @CsvSource({
        "1, normal, criminals, locals mercenaries",
        "1, normal, cultists, mercenaries sailors",
        "1, normal, thieves, locals sailors",
        "1, hard, criminals, locals mercenaries sailors",
        "1, hard, cultists, locals sailors",
        "1, hard, thieves, mercenaries sailors",
        "2, normal, criminals, locals sailors",
        "2, normal, cultists, locals mercenaries sailors",
        "2, normal, thieves, locals mercenaries",
        "2, hard, criminals, mercenaries sailors",
        "2, hard, cultists, locals mercenaries",
        "2, hard, thieves, locals mercenaries sailors",
    })
    void randomGamesKeepEveryInvariant(int seats, String level, String rogues, String decks) {
        GameKit.of(new CoveGame())
                .seats(seats)
                .options(options(level, rogues, decks))
                .seed("peddler-" + seats + "-" + level + "-" + rogues)
                .games(2)
                .check();
    }

    @Test
    @DisplayName("By themselves, games reach every rule that a game can reach")
    void randomGamesReachTheRules() {
        var reached = new TreeSet<String>();
        for (int seats = 1; seats <= 2; seats++)
            for (var rogues : List.of("criminals", "cultists", "thieves"))
                reached.addAll(rulesReached(seats, "hard", rogues, 5));
        reached.addAll(rulesReached(1, "fierce", "cultists", 1));
        var unreachable = List.of(
                "peddler.turn.deck-empty",
                "peddler.load.boats-fixed",
                "peddler.example",
                "peddler.rogue.criminals",
                "peddler.rogue.thieves");
        for (var rule : PeddlerRule.values())
            if (!unreachable.contains(rule.id())) assertThat(reached).contains(rule.id());
    }

    private static List<String> rulesReached(int seats, String level, String rogues, int games) {
        return GameKit.of(new CoveGame())
                .seats(seats)
                .options(options(level, rogues, "locals mercenaries"))
                .seed("peddler rules")
                .games(games)
                .quick()
                .check()
                .rulesReached();
    }

    @ParameterizedTest
    @DisplayName("Golden games")
    @CsvSource({
        "peddler-solo-normal-criminals, 1, normal, criminals, locals mercenaries",
        "peddler-solo-hard-cultists, 1, hard, cultists, mercenaries sailors",
        "peddler-solo-normal-thieves, 1, normal, thieves, locals mercenaries sailors",
        "peddler-third-normal-cultists, 2, normal, cultists, locals sailors",
        "peddler-third-hard-thieves, 2, hard, thieves, locals mercenaries",
    })
    void goldenGames(String name, int seats, String level, String rogues, String decks) {
        GoldenGame.of(new CoveGame()).check(name, seats, chronomancers(seats, options(level, rogues, decks)));
    }

    @Test
    @DisplayName("A game saved by the first version goes on")
    void goldenSave() {
        var options = chronomancers(1, options("hard", "cultists", "locals mercenaries sailors"));
        GoldenSave.record(new CoveGame(), "peddler-solo-1", 1, options, 40);
        GoldenSave.check(new CoveGame(), "peddler-solo-1");
    }
}
