package comptoir.cove;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.parts.Crowd;
import comptoir.engine.Tree;
import comptoir.kit.GoldenSave;
import comptoir.protocol.Json;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games saved by this version and by earlier ones. */
class SavesTest {

    @ParameterizedTest
    @DisplayName("A game saved at any decision by rules 2 goes on")
    @CsvSource({
        "rules-2-morning, chronomancer entertainer, criminals, none, 3",
        "rules-2-turn, chronomancer entertainer, thieves, none, 47",
        "rules-2-cultists, chronomancer chronomancer entertainer, cultists, none, 131",
        "rules-2-market, chronomancer chronomancer, cultists, none, 88",
        "rules-2-late, entertainer chronomancer entertainer chronomancer, thieves, none, 290",
        "rules-2-peddler, entertainer, criminals, hard, 60",
        "rules-2-third, chronomancer entertainer, cultists, normal, 150",
    })
    void goldenSavesGoOn(String name, String merchants, String rogues, String peddler, int decisions) {
        var seats = List.of(merchants.split(" "));
        var options = new HashMap<String, Object>(Map.of(
                "merchants",
                seats,
                "mirror",
                true,
                "rogues",
                rogues,
                "simultaneous",
                true,
                "townsfolk",
                List.of("locals", "mercenaries", "sailors")));
        if (!peddler.equals("none")) options.put("peddler", peddler);
        GoldenSave.record(new CoveGame(), name, seats.size(), options, decisions);
        GoldenSave.check(new CoveGame(), name);
    }

    @Test
    @DisplayName(
            "People are saved by their names, cards and decks by theirs; the numbers of the first version are read")
    void peopleAreSavedByName() {
        var game = new CoveGame();
        var cove = game.scene(Tree.of(
                "scene",
                CoveTable.json("{'boats': [['bard', 'rogue']], 'piers': {'bazaar': ['noble']}, 'rogues': 'thieves'}")));
        var saved = Tree.of("save", Json.plain(game.saving().write(cove)));
        assertThat(saved.at("harbour").at("boats").list().getFirst().value()).isEqualTo(List.of("bard", "rogue"));
        assertThat(saved.at("harbour").at("halls").at("warrior").number()).isEqualTo(1);
        assertThat(saved.at("terms").at("rogue").text()).isEqualTo("thieves");
        assertThat(saved.at("terms").at("decks").value()).isEqualTo(List.of("locals", "mercenaries", "sailors"));
        assertThat(game.saving().read(saved)).isEqualTo(cove);

        var numbers = new HashMap<String, Object>();
        saved.map().forEach((name, value) -> numbers.put(String.valueOf(name), value));
        numbers.remove("terms");
        numbers.put(
                "table",
                Map.of(
                        "pack",
                        "standard",
                        "seats",
                        2,
                        "players",
                        2,
                        "rogue",
                        cove.terms().rogue(),
                        "decks",
                        7));
        numbers.put(
                "harbour",
                Map.of(
                        "boats", cove.harbour().boats().list(),
                        "atSea", cove.harbour().atSea(),
                        "docks", cove.harbour().docks().list(),
                        "piers", cove.harbour().piers().list(),
                        "halls", cove.harbour().halls(),
                        "bag", cove.harbour().bag(),
                        "drawn", Crowd.NOBODY));
        assertThat(game.saving().read(Tree.of("save", numbers))).isEqualTo(cove);
    }
}
