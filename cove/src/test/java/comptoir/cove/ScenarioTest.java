package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static comptoir.cove.CoveTable.start;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Scenario;
import comptoir.cove.parts.Scenarios;
import comptoir.engine.BadInput;
import comptoir.kit.GameKit;
import comptoir.kit.Shows;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Scenarios of our own")
class ScenarioTest {

    @TempDir
    private Path folder = Path.of(".");

    @Test
    @DisplayName("there are five, and random games of each keep every invariant, with every pack")
    void eachCanBePlayed() {
        assertThat(Scenarios.all()).hasSizeGreaterThanOrEqualTo(5);
        for (var scenario : Scenarios.all())
            for (var pack : List.of("tuned", "balanced", "standard"))
                GameKit.of(new CoveGame())
                        .seats(1)
                        .options(Map.of("scenario", scenario.id(), "components", pack))
                        .games(2)
                        .quick()
                        .check();
    }

    @Test
    @Shows("cove.scenario.begin")
    @DisplayName("a scenario begins with its twist, and what it says goes before the other options")
    void theTwist() {
        var sins = start(1, "{'scenario': 'old-sins', 'rogues': 'thieves'}");
        assertThat(sins.corruption(0)).hasSize(6);
        assertThat(sins.cove().terms().rogueCard().id()).isEqualTo("criminals");
        assertThat(sins.rulesTold()).contains("cove.scenario.begin");

        var society = start(1, "{'scenario': 'high-society'}");
        assertThat(society.hall(Kind.NOBLE)).isEqualTo(4);
        assertThat(society.hall(Kind.WIZARD)).isEqualTo(3);
        assertThat(society.inventory()).as("they come from the bag").containsEntry("noble", 9);

        var ahead = start(1, "{'scenario': 'head-start', 'peddler': 'normal'}");
        assertThat(ahead.gold(1)).isEqualTo(40);
        assertThat(ahead.gold(0)).isZero();
        assertThat(PeddlerTable.shop(ahead).get("level")).isEqualTo("hard");

        assertThat(start(1, "{'scenario': 'none'}").rulesTold()).doesNotContain("cove.scenario.begin");
    }

    @ParameterizedTest
    @Shows("cove.scenario.medal")
    @DisplayName("at the end what is counted brings a medal")
    @ValueSource(strings = {"old-sins", "high-society", "head-start", "crowded-lair", "night-of-masks"})
    void theMedal(String id) {
        var scenario = Scenarios.named(id);
        for (int medal = -1; medal < 3; medal++) {
            int points = medal < 0
                    ? scenario.medals().getFirst() - 1
                    : scenario.medals().get(medal);
            var told = end(scenario, points).told(0).stream()
                    .filter(notice -> notice.kind().equals("medal"))
                    .toList();
            assertThat(told).hasSize(1);
            assertThat(told.getFirst().facts())
                    .containsEntry(
                            "medal", List.of("none", "bronze", "silver", "gold").get(medal + 1))
                    .containsEntry("points", points);
        }
    }

    /** The end of a scenario with so many points of what it counts: by gold, by the lead, or by icons of a full hall. */
    private static CoveTable end(Scenario scenario, int points) {
        var icons = scenario.counted() == Scenario.Counted.CLAN_ICONS;
        int gold = scenario.counted() == Scenario.Counted.LEAD ? 100 + points : points;
        return scene("{'scenario': '" + scenario.id() + "', 'loose': true, 'phase': 'final', 'round': 3, 'lair': 0,"
                + " 'halls': {'warrior': " + (icons ? points / 2 : 0) + ", 'bard': " + (icons ? points % 2 : 0) + "},"
                + " 'players': [{'gold': " + gold + (icons ? ", 'corruption': ['C+R', 'C+R', 'C+G']" : "")
                + "}, {'merchant': 'peddler', 'gold': 100}]}");
    }

    @Test
    @DisplayName("scenarios are for one person")
    void forOnePerson() {
        assertThatThrownBy(() -> start(2, "{'scenario': 'old-sins'}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Scenarios are for one person alone.");
        assertThatThrownBy(() -> start(1, "{'scenario': 'new-sins'}")).hasMessageContaining("new-sins");
    }

    @ParameterizedTest
    @DisplayName("a file with a slip is refused with its name, the line and the reason")
    @CsvSource(
            delimiter = '|',
            value = {
                "[10, 20, 30] | [10, 20] | line 6: there are three medals",
                "[10, 20, 30] | [10, 20, 20] | line 6: gold needs more than silver, and here 20 after 20",
                "\"gold\", | \"silver\", | line 5: is \"silver\", not one of gold, lead and clan-icons",
                "\"goal\": \"G\", | | the field \"goal\" is missing",
                "\"corruption\": 1 | \"corrupt\": 1 | has no field \"corrupt\"",
                "\"corruption\": 1 | \"halls\": {\"noble\": 9} | must be from 0 to 8, and is 9",
                "\"twist\" | twist | not JSON",
            })
    void badFiles(String before, String after, String message) throws IOException {
        var file = folder.resolve("my-game.json");
        var good = """
            {"name": "N",
             "goal": "G",
             "twist": "T",
             "counted":
               "gold",
             "medals": [10, 20, 30], "peddler": "normal", "rogues": "criminals",
             "townsfolk": ["locals", "sailors"], "begin": {"corruption": 1}}
            """;
        Files.writeString(file, good);
        assertThat(Scenarios.read(file).id()).isEqualTo("my-game");
        Files.writeString(file, good.replace(before, after == null ? "" : after));
        assertThatThrownBy(() -> Scenarios.read(file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(message);
    }

    @Test
    @DisplayName("a name that cannot be, or is taken, is refused")
    void badNames() throws IOException {
        var file = folder.resolve("My Game.json");
        Files.writeString(file, "{}");
        assertThatThrownBy(() -> Scenarios.read(file)).hasMessageContaining("in small letters and dashes");
        assertThatThrownBy(() -> Scenarios.add(Scenarios.named("old-sins"))).hasMessageContaining("another name");
    }
}
