package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.step.Advance;
import comptoir.cove.step.DrawCorruption;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.Phase;
import comptoir.kit.Shows;
import comptoir.protocol.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ClockTest {

    @Test
    @Shows("cove.turn.active")
    @DisplayName("Rulebook p. 4: the hourglass furthest back is active; on a tie the one on top")
    void theHourglassFurthestBackIsActive() {
        assertThat(scene("{'clock': {'hours': [5, 4]}}").asked()).containsExactly(1);
        assertThat(scene("{'clock': {'hours': [4, 4], 'stack': [1, 0]}}").asked())
                .containsExactly(1);
        assertThat(scene("{'clock': {'hours': [4, 4], 'stack': [0, 1]}}").asked())
                .containsExactly(0);
    }

    @Test
    @Shows({"cove.turn.steps", "cove.turn.consecutive", "cove.corruption.draw", "cove.clock.advance"})
    @DisplayName("Rulebook p. 4: choose and move; act; draw corruption; adjust the clock; go on while furthest back")
    void aTurnInItsFourSteps() {
        var game = scene("""
            {'clock': {'hours': [1, 5]}, 'players': [{'shop': {'tiles': {'upper-left': 'S1'}}}, {}]}
            """);
        game.says(0, "{'figure': 'assistant', 'space': 'upper-1'}");
        assertThat(game.hour(0)).as("the clock comes last").isEqualTo("1");
        game.fate("C+Y").says(0, "{'take': 'small-blue'}");
        assertThat(game.stall(0)).containsExactly("small-blue");
        assertThat(game.corruption(0)).containsExactly("C+Y");
        assertThat(game.hour(0)).as("1 hour of the edge and 1 of the tile").isEqualTo("3");
        assertThat(game.asked()).as("still furthest back").containsExactly(0);
        assertThat(game.rulesTold()).contains("cove.turn.consecutive");
    }

    @Test
    @Shows("cove.clock.stack")
    @DisplayName("Rulebook p. 5: an hourglass that comes to an occupied space goes on top")
    void whoComesLaterLiesOnTop() {
        var game = scene("{'clock': {'hours': [3, 1], 'stack': [0, 1]}}", new Advance(1, 2));
        assertThat(game.hour(1)).isEqualTo("3");
        assertThat(game.asked()).containsExactly(1);
    }

    @Test
    @Shows({"cove.clock.beyond", "cove.production.end", "cove.production.restack"})
    @DisplayName("Rulebook p. 7: production ends when all have reached the marker; the most advanced is on top")
    void hourglassesGoBeyondTheMarkerAndAreStackedThere() {
        var game = scene("""
            {'clock': {'hours': [13, 12, 11], 'stack': [1, 0, 2]}, 'docks': [0, 1, 3, 4],
             'boats': ['docked', 'docked', 'gone', 'docked', 'docked', 'gone'],
             'piers': {'town-square': {'warrior': 1}},
             'players': [{'goods': ['small-red']}, {'goods': ['small-red']}, {'goods': ['small-red']}]}
            """, new Advance(2, 3));
        assertThat(game.cove().phase()).isEqualTo(Phase.MARKET);
        assertThat(game.cove().clock().stack().list()).containsExactly(2, 0, 1);
        assertThat(game.hour(0)).isEqualTo("12");
        assertThat(game.asked()).containsExactly(2);
    }

    @Test
    @Shows({"cove.clock.adventurer-mark", "cove.load.draw"})
    @DisplayName("Rulebook p. 5: passing a mark loads the boats at once; twice on a double token, not on a zero token")
    void aMarkLoadsTheBoatsAtOnce() {
        var once = scene("{'clock': {'hours': [3, 3]}}", new Advance(0, 2), "bard");
        assertThat(once.prompt()).isEqualTo("place-adventurer");
        assertThat(once.hour(0)).as("the second hour is still to come").isEqualTo("4");
        once.says(0, "{'boat': 4}");
        assertThat(once.boat(4)).containsExactly("bard");
        assertThat(once.hour(0)).isEqualTo("5");

        var twice = scene("{'clock': {'hours': [9, 9]}}", new Advance(0, 1), "bard", "noble");
        twice.says(0, "{'boat': 0}").says(0, "{'boat': 1}");
        assertThat(twice.boat(0)).containsExactly("bard");
        assertThat(twice.boat(1)).containsExactly("noble");
        assertThat(twice.prompt()).isEqualTo("move-figure");

        var five = scene("{'clock': {'hours': [3, 9, 9, 9, 9]}, 'players': [{}, {}, {}, {}, {}]}", new Advance(0, 1));
        assertThat(five.prompt()).as("a zero token").isEqualTo("move-figure");
    }

    @Test
    @Shows("cove.clock.hand-blocked")
    @DisplayName("Rulebook p. 5: a hand with a mouse on it can neither be passed nor stopped on")
    void aMouseBlocksTheHand() {
        var first = scene("{'round': 1, 'clock': {'hours': [5, 9]}}", new Advance(0, 1));
        assertThat(first.prompt()).isEqualTo("place-adventurer");
        var second = scene("{'round': 2, 'clock': {'hours': [7, 9]}}", new Advance(0, 1));
        assertThat(second.prompt()).as("the second hand opens in round 3").isEqualTo("place-adventurer");
        assertThat(scene("{'round': 3, 'clock': {'hours': [7, 9]}}", new Advance(0, 1))
                        .prompt())
                .isEqualTo("hand");
    }

    @Test
    @Shows("cove.clock.hand")
    @DisplayName("Rulebook p. 5: a free hand saves an hour, skips the mark and costs a corruption card")
    void aFreeHandIsAChoice() {
        var scene = "{'round': 2, 'clock': {'hours': [5, 9]}}";
        var taken = scene(scene, new Advance(0, 2)).fate("CC+R").says(0, "{'hand': true}");
        assertThat(taken.hour(0)).as("5, the hand, 6").isEqualTo("6");
        assertThat(taken.corruption(0)).containsExactly("CC+R");
        assertThat(taken.prompt()).isEqualTo("move-figure");

        var stopped = scene(scene, new Advance(0, 1)).says(0, "{'hand': true}");
        assertThat(stopped.hour(0)).isEqualTo("5:30");
        assertThat(stopped.corruption(0)).hasSize(1);

        var left = scene(scene, new Advance(0, 2)).says(0, "{'hand': false}");
        assertThat(left.prompt()).isEqualTo("place-adventurer");
        assertThat(left.hour(0)).isEqualTo("6");
        left.says(0, "{'boat': 0}");
        assertThat(left.hour(0)).isEqualTo("7");
        assertThat(left.corruption(0)).isEmpty();
    }

    @Test
    @Shows("cove.corruption.empty")
    @DisplayName("Everything is limited: an empty corruption deck is made anew from the discards; without any, none is"
            + " drawn")
    void anEmptyCorruptionDeckIsMadeAnew() {
        var again = scene("""
            {'loose': true, 'corruptionDeck': [],
             'players': [{'discarded': ['C', 'CC+Y']}, {'discarded': ['C+B']}]}
            """, new DrawCorruption(1, 2, CoveRule.CORRUPTION_DRAW), "CC+Y", "C");
        assertThat(again.corruption(1)).containsExactly("C", "CC+Y");
        assertThat(again.cove().corruption().sum()).isEqualTo(1);
        var none = scene("{'loose': true, 'corruptionDeck': []}", new DrawCorruption(1, 2, CoveRule.CORRUPTION_DRAW));
        assertThat(none.corruption(1)).isEmpty();
    }

    @Test
    @Shows("cove.corruption.secret")
    @DisplayName("Rulebook p. 5: only the owner is told what was drawn")
    void onlyTheOwnerIsToldWhatWasDrawn() {
        var game = scene("{'round': 2, 'clock': {'hours': [5, 9]}}", new Advance(0, 1));
        game.fate("CC+Y").says(0, "{'hand': true}");
        assertThat(game.told(0)).anyMatch(notice -> notice.facts().containsValue("CC+Y"));
        assertThat(game.told(1)).noneMatch(notice -> notice.facts().containsValue("CC+Y"));
        assertThat(game.told(1)).anyMatch(notice -> notice.text().en().equals("Player 1 draws a corruption card."));
        assertThat(Json.write(game.view(1))).doesNotContain("CC+Y");
    }
}
