package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.Shows;
import comptoir.protocol.Json;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class FinalScoringTest {

    @Test
    @Shows({"cove.final.example", "cove.final.clans", "cove.final.corruption"})
    @DisplayName("Rulebook p. 9, example: 4 × 5 + 1 × 4 + 3 × 2 − 6 × 3 = 12 gold")
    void theScoringOfTheExampleGives12Gold() {
        // Clan icons: warriors from L01 and two cards, the wizard from a card, nobles from L04 and M12 (which has
        // corruption).
        // The bards' hall is empty, so that the green icon of the last card counts for nothing.
        var game = scene("""
            {'phase': 'final', 'round': 3, 'halls': {'warrior': 5, 'wizard': 4, 'noble': 2}, 'lair': 3,
             'players': [{'team': {'recombobulator': 'L01', 'enlarger': 'L04', 'breaker': 'M12'},
                          'corruption': ['C+R', 'C+R', 'C+B', 'CC+G']}, {}]}
            """);
        assertThat(game.gold(0)).isEqualTo(12);
    }

    @Test
    @Shows({"cove.final.winner", "cove.final.tie"})
    @DisplayName("Rulebook p. 9: most gold; then most unsold goods; then fewest corruption cards; then shared victory")
    void tiesGoDownToASharedVictory() {
        assertThat(places("[{'gold': 20}, {'gold': 21}]")).containsExactly(List.of(1, 1), List.of(0, 2));
        assertThat(places("[{'gold': 20}, {'gold': 20, 'goods': ['small-red']}]"))
                .containsExactly(List.of(1, 1), List.of(0, 2));
        assertThat(places("[{'gold': 20}, {'gold': 21, 'corruption': ['C']}]"))
                .as("the gold lost by the corruption card leaves both with 20; fewer cards win")
                .containsExactly(List.of(0, 1), List.of(1, 2));
        assertThat(places("[{'gold': 20}, {'gold': 20}, {'gold': 5}]"))
                .containsExactly(List.of(0, 1), List.of(1, 1), List.of(2, 3));
    }

    private static List<List<Integer>> places(String players) {
        var game = scene("{'phase': 'final', 'round': 3, 'lair': 1, 'players': " + players + "}");
        return new CoveGame()
                .places(game.cove()).stream()
                        .map(place -> List.of(place.seat(), place.place()))
                        .toList();
    }

    @Test
    @Shows("cove.corruption.secret")
    @DisplayName(
            "Rulebook p. 5: corruption cards are their owner's secret, their number is public, all are shown at the"
                    + " end")
    void corruptionCardsAreRevealedAtTheEnd() {
        var players = "'players': [{'corruption': ['CC+R', 'C']}, {}]";
        var before = scene("{" + players + "}");
        assertThat(Json.write(before.view(1)))
                .as("nowhere in what another sees")
                .doesNotContain("CC+R");
        assertThat(before.seen(1, "players.corruptionCards")).containsExactly(2, 0);
        assertThat(before.seen(0, "players.cards.card")).contains("CC+R");
        var after = scene("{'phase': 'final', 'round': 3, " + players + "}");
        assertThat(after.seen(1, "players.cards.card")).contains("CC+R");
    }
}
