package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.cove.parts.Kind;
import comptoir.cove.table.Phase;
import comptoir.kit.Shows;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ArrivalTest {

    private static final Object[] TWELVE = {
        "warrior", "bard", "noble", "noble", "wizard", "wizard", "bard", "bard", "warrior", "noble", "wizard", "bard"
    };

    @Test
    @Shows({"cove.arrival.boats-ready", "cove.arrival.board"})
    @DisplayName("Rulebook p. 4: two adventurers board each of the six boats")
    void twoAdventurersBoardEachBoat() {
        var game = scene("{'phase': 'arrival'}", TWELVE);
        assertThat(game.boat(0)).containsExactly("warrior", "bard");
        assertThat(game.boat(1)).containsExactly("noble", "noble");
        assertThat(game.boat(5)).containsExactly("bard", "wizard");
        assertThat(game.cove().harbour().atSea()).isEqualTo(0b111111);
        assertThat(game.inBag(Kind.WIZARD)).isEqualTo(8 - 3);
        assertThat(game.cove().phase()).isEqualTo(Phase.PRODUCTION);
    }

    @Test
    @Shows("cove.arrival.no-rogues")
    @DisplayName("Rulebook p. 4: with the customers' icon no rogue boards; they stay in the bag")
    void withCriminalsNoRogueBoards() {
        assertThatThrownBy(() -> scene("{'phase': 'arrival', 'rogues': 'criminals'}", "rogue"))
                .hasMessageContaining("the script of fate says \"rogue\"");
        assertThat(scene("{'phase': 'arrival', 'rogues': 'thieves'}").inBag(Kind.ROGUE))
                .isEqualTo(4);
    }

    @Test
    @Shows("cove.arrival.rogues")
    @DisplayName("Rulebook p. 4: with the rogues' icon they board like everybody")
    void withCultistsRoguesBoard() {
        var game = scene("{'phase': 'arrival', 'rogues': 'cultists'}", "rogue", "rogue");
        assertThat(game.boat(0)).containsExactly("rogue", "rogue");
    }
}
