package comptoir.cove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.table.Packs;
import comptoir.engine.BadInput;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Tree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The component packs: what is printed, as data that an owner of the box can type in. */
class ComponentsTest {

    @TempDir
    Path folder;

    private static String standard(String file) throws IOException {
        return Files.readString(Path.of("src/main/resources/comptoir/cove/components/standard", file));
    }

    private Components pack(String name, String file, String content) throws IOException {
        var directory = Files.createDirectories(folder.resolve(name));
        Files.writeString(directory.resolve(file), content);
        return Packs.read(directory);
    }

    @Test
    @DisplayName("The standard pack has what the rulebook lists")
    void theStandardPack() {
        var pack = Packs.standard();
        assertThat(pack.townsfolkCount()).isEqualTo(36);
        assertThat(pack.corruptionDeck().sum()).isEqualTo(60);
        assertThat(Crowd.byName(pack.board().adventurers()).values()).containsExactly(13, 13, 9, 9, 8);
        assertThat(pack.rogues()).extracting(card -> card.id()).containsExactly("criminals", "cultists", "thieves");
        for (int deck = 0; deck < 3; deck++) {
            int here = deck;
            int icons = 0;
            for (int card = 0; card < 36; card++)
                if (pack.townsfolk(card).deck() == here)
                    icons += pack.townsfolk(card).clans();
            assertThat(Crowd.byName(icons).values())
                    .as("four icons of each clan in each deck")
                    .containsExactly(4, 4, 4, 4, 0);
        }
    }

    @ParameterizedTest
    @DisplayName("A wrong file is refused with its name, the line and the reason")
    @CsvSource(
            delimiter = '|',
            value = {
                "board.json|\"seats\": 4|\"seats\": 14|line 9: must be from 2 to 7, and is 14",
                "board.json|\"boarding\": 2|\"bording\": 2|line 16: has no field \"bording\"",
                "board.json|{\"at\": \"5:30\"|{\"at\": \"half past\"|line 29: \"half past\" must be a half hour",
                "board.json|\"hands\": [\"5:30\", \"7:30\"],|\"hands\": [\"5:30\", \"7:30\"]|line 35: not JSON",
                "townsfolk.json|\"discard\": 1}|\"discards\": 1}|line 7: has no field \"discards\"",
                "townsfolk.json|\"L02\"|\"L01\"|line 8: there is another townsfolk card \"L01\"",
                "townsfolk.json|[\"warrior\", \"warrior\"]|[\"warrior\", \"rogue\"]|line 7: a rogue is no clan",
                "townsfolk.json|{\"good\": \"small-red\"}|{\"good\": \"small-pink\"}|line 23: is \"small-pink\", not"
                        + " one of",
                "corruption.json|\"copies\": 36|\"copies\": \"36\"|line 4: must be a whole number, and is the text"
                        + " \"36\"",
                "rogues.json|\"lair\": 4, \"bag\": 4|\"lair\": 5, \"bag\": 4|line 8: it needs 9 rogues, and the box"
                        + " has 8",
                "board.json|\"adventurers\": 1},|\"adventurers\": 1}, {\"at\": \"3:30\", \"adventurers\": 1},|there is"
                        + " another mark at this hour",
                "board.json|\"place\": \"outer\", \"pier\": \"bazaar\"|\"place\": \"inner\", \"pier\": \"bazaar\"|line"
                        + " 18: side \"left\" has an inner and an outer dock",
                "chronomancer.json|\"freezeHours\": 2|\"freezeHours\": 0|must be from 1 to 6, and is 0",
                "rogues.json|\"effect\": \"thieves\"|\"effect\": \"theft\"|line 9: is \"theft\", not one of none,"
                        + " cultists and thieves",
                "chronomancer.json|\"blue\": {\"action\": {\"hours\": 1}, \"pass\": {\"hours\": 1}}}|\"blue\":"
                        + " {\"action\": {\"hours\": 1}, \"pass\": {}}}|line 18: the blue side has one icon less",
                "chronomancer.json|\"special\": true|\"special\": false|line 15: there are 10 tiles, 2 of them special",
            })
    void aWrongFileIsRefused(String file, String right, String wrong, String reason) throws IOException {
        var content = standard(file);
        assertThat(content).contains(right);
        int at = content.indexOf(right);
        var spoilt = content.substring(0, at) + wrong + content.substring(at + right.length());
        assertThatThrownBy(() -> pack("spoilt", file, spoilt))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(file)
                .hasMessageContaining(reason)
                .satisfies(refused -> assertThat(((BadInput) refused).text().in("fr"))
                        .contains(", ligne ")
                        .doesNotContain(reason));
    }

    @Test
    @DisplayName("A directory is a pack; what it leaves out is standard; a table can ask for it, save and load with it")
    void anotherPackIsPlayedWith() throws IOException {
        var dear = standard("board.json")
                .replace("\"red\": 3", "\"red\": 5")
                .replace("\"First components\"", "\"My copy\"");
        Packs.add(pack("my-copy", "board.json", dear));
        var game = new CoveGame();
        var setup = game.setup(2, Tree.of("options", Map.of("components", "my-copy")));
        var referee = Referee.start(game, setup, new QuickFate(3));
        assertThat(referee.moment().now().board().price(Good.SMALL_RED.number()))
                .isEqualTo(5);
        assertThat(referee.moment().now().pack().townsfolkCount()).isEqualTo(36);
        var loaded = Referee.load(game, Tree.of("saved", referee.save()), new QuickFate(3));
        assertThat(loaded.moment().now().pack().id()).isEqualTo("my-copy");
        assertThatThrownBy(() -> game.setup(2, Tree.of("options", Map.of("components", "none-such"))))
                .hasMessageContaining("none-such");
    }

    @Test
    @DisplayName("A path that is no directory is refused")
    void aPackIsADirectory() {
        assertThatThrownBy(() -> Packs.read(folder.resolve("nowhere"))).hasMessageContaining("is not a directory");
    }
}
