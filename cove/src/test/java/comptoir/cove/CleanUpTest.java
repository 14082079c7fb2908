package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Pier;
import comptoir.cove.table.Phase;
import comptoir.kit.Shows;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CleanUpTest {

    private static final String END_OF_DAY = """
        {'phase': 'clean-up', 'round': %d, 'clock': {'hours': [8, 8], 'stack': [1, 0], 'market': 8},
         'docks': [0, 1, 3, 4], 'boats': ['docked', 'docked', 'gone', 'docked', 'docked', 'gone'],
         'halls': {'warrior': 3, 'bard': 1, 'wizard': 1, 'noble': 1}, 'lair': 5,
         'piers': {'bazaar': {'bard': 4}, 'black-market': {'rogue': 1, 'warrior': 3}},
         'square': ['L01', 'L02', 'L03', 'L04']}
        """;

    @Test
    @Shows("cove.cleanup.adventurers")
    @DisplayName("Rulebook p. 9: halls and Lair keep theirs; those on piers return to the bag")
    void piersAreEmptiedIntoTheBag() {
        var game = scene(END_OF_DAY.formatted(1), "M01");
        assertThat(game.hall(Kind.WARRIOR)).isEqualTo(3);
        assertThat(game.hall(Kind.ROGUE)).isEqualTo(5);
        assertThat(game.pier(Pier.BAZAAR)).isEmpty();
        assertThat(game.inventory()).containsEntry("bard", 13).containsEntry("rogue", 6);
        assertThat(game.inBag(Kind.ROGUE)).isEqualTo(1);
        assertThat(game.cove().harbour().atSea()).isEqualTo(0b111111);
    }

    @Test
    @Shows({"cove.cleanup.town-square", "cove.recruit.refill"})
    @DisplayName(
            "Rulebook p. 9: the rightmost townsfolk goes under the deck; the others slide, a new one comes on the left")
    void theRightmostTownsfolkLeaves() {
        var game = scene(END_OF_DAY.formatted(1), "M01");
        assertThat(game.square()).containsExactly("M01", "L01", "L02", "L03");
        assertThat(game.under()).containsExactly("L04");
    }

    @Test
    @Shows({"cove.cleanup.mice", "cove.cleanup.hourglasses"})
    @DisplayName(
            "Rulebook p. 9: a mouse moves to 1, then to 2; the stack, unchanged, to the lowest hour without a mouse")
    void miceAndHourglassesMove() {
        var second = scene(END_OF_DAY.formatted(1));
        assertThat(second.cove().round()).isEqualTo(2);
        assertThat(second.hour(0)).isEqualTo("2").isEqualTo(second.hour(1));
        assertThat(second.cove().clock().stack().list()).containsExactly(1, 0);
        assertThat(second.cove().clock().market() / 2).isEqualTo(12);
        assertThat(second.seen(0, "clock.hands.place")).containsExactly(11, 15);
        assertThat(second.seen(0, "clock.hands.free")).containsExactly(true, false);
        assertThat(second.seen(0, "clock.mice")).containsExactly(1);
        var third = scene(END_OF_DAY.formatted(2));
        assertThat(third.hour(0)).isEqualTo("3");
        assertThat(third.seen(0, "clock.mice")).containsExactly(1, 2);
    }

    @Test
    @Shows({"cove.cleanup.last-round", "cove.game.rounds"})
    @DisplayName("Rulebook p. 9: after the third day there is no clean-up but the final scoring")
    void afterTheThirdDayComesTheScoring() {
        var game = scene("{'phase': 'market', 'round': 3, 'piers': {'bazaar': {'bard': 4}}}");
        assertThat(game.referee().over()).isTrue();
        assertThat(game.cove().phase()).isEqualTo(Phase.FINAL);
        assertThat(game.pier(Pier.BAZAAR)).hasSize(4);
    }
}
