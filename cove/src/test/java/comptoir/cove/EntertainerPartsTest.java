package comptoir.cove;

import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.StageScenes.composing;
import static comptoir.cove.StageScenes.stage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.cove.parts.Components;
import comptoir.cove.table.Packs;
import comptoir.engine.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Entertainer's file of a component pack, and its board in scenes: what is wrong is named. */
class EntertainerPartsTest {

    @TempDir
    Path folder;

    private static String standard() throws IOException {
        return Files.readString(Path.of("src/main/resources/comptoir/cove/components/standard", "entertainer.json"));
    }

    private Components pack(String name, String content) throws IOException {
        var directory = Files.createDirectories(folder.resolve(name));
        Files.writeString(directory.resolve("entertainer.json"), content);
        return Packs.read(directory);
    }

    @ParameterizedTest
    @DisplayName("A wrong file is refused with its name, the line and the reason")
    @CsvSource(
            delimiter = '|',
            value = {
                "\"dial\": [1, 1, 2, 2]|\"dial\": [1, 1, 2]|line 4: the dial has 4 quarters, and here are 3",
                "\"most\": 6|\"most\": 60|line 5: must be from 1 to 20, and is 60",
                "\"runes\": 4|\"runes\": 5|line 10: must be from 4 to 4, and is 5",
                "\"gem\", \"gem\", \"gem\", \"gem\"|\"gem\", \"gem\", \"gem\", \"pearl\"|line 11: is \"pearl\", not one"
                        + " of",
                "\"hum-bard\"|\"hum-warrior\"|line 15: there is another card \"hum-warrior\"",
                "\"hours\": 1, \"top\": {\"clan\": \"warrior\"|\"hours\": 0, \"top\": {\"clan\": \"warrior\"|line 14:"
                        + " must be from 1 to 3",
                "{\"paladinsPerSkill\": 1}|{\"paladin\": 1}|line 26: has no field \"paladin\"",
                "\"boast\": {\"gold\": 5}|\"boast\": {}|a boast gives stones, gold, discards or patronage",
                "\"improv\": {\"gold\": 4}|\"boast\": {\"gold\": 4}|another kind of card belongs into this pile",
            })
    void aWrongFileIsRefused(String before, String after, String reason) throws IOException {
        var content = standard();
        assertThat(content).contains(before);
        var broken = content.replace(before, after);
        assertThatThrownBy(() -> pack("broken", broken))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("entertainer.json, line ")
                .hasMessageContaining(reason);
    }

    @Test
    @DisplayName("A pack may have another dial and other cards")
    void anotherPackIsPlayed() throws IOException {
        var content = standard()
                .replace("\"dial\": [1, 1, 2, 2]", "\"dial\": [3, 1, 2, 2]")
                .replace("\"gold\": 4", "\"gold\": 7");
        Packs.add(pack("other-songs", content));
        var game = StageScenes.singing("'song': ['hat-round']", "'components': 'other-songs',");
        assertThat(seen(stage(game, "dial"), "moves")).containsExactly(3);
        game.says(0, "{'use': 'hat-round'}");
        assertThat(game.gold(0)).isEqualTo(7);
    }

    @ParameterizedTest
    @DisplayName("A scene that contradicts the components names the trouble")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'hand': ['hum-warrior', 'chorus']|a hand holds skills only",
                "'song': ['echo-bat']|creatures wait in the boast area",
                "'boast': ['chorus']|only creatures are boasted with",
                "'song': ['hum-bard'], 'discard': ['hum-bard']|which is named twice",
                "'song': ['yodel']|is no card of the Entertainer",
                "'deck': ['hum-noble']|leaves out",
                "'bought': ['skill', 'skill', 'skill', 'skill', 'skill']|more cards than the piles",
                "'bought': ['creature']|not one of skill and improv",
                "'dial': 'noon'|not one of upper-right, lower-right, lower-left and upper-left",
                "'volume': 7|must be from 0 to 6",
                "'stones': 4|must be from 0 to 3",
                "'runes': ['rogue']|is no clan",
                "'fans': ['L99']|is no townsfolk of the components",
                "'fans': ['L01', 'L01']|which is named twice",
                "'beside': ['L01']|which is not among the fans",
                "'singing': true|needs the skill discarded in this turn",
                "'weather': 'fine'|has no field",
            })
    void aWrongSceneIsRefused(String shop, String reason) {
        assertThatThrownBy(() -> composing(shop)).isInstanceOf(BadInput.class).hasMessageContaining(reason);
    }

    @Test
    @DisplayName("Clock, harbour, market, town and the other merchants do not know the Entertainer")
    void nobodyElseKnowsTheEntertainer() throws IOException {
        try (var files = Files.walk(Path.of("src/main/java/comptoir/cove"))) {
            var knowing = new TreeSet<String>();
            for (var file : files.filter(Files::isRegularFile).toList())
                if (!file.toString().contains("entertainer")
                        && Files.readString(file).contains("ntertainer"))
                    knowing.add(String.valueOf(file.getFileName()));
            assertThat(knowing).isEmpty();
        }
    }
}
