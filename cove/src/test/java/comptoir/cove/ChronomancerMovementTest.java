package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.CoveTable.start;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.chronomancer.Portals;
import comptoir.cove.chronomancer.TimeShop;
import comptoir.cove.parts.Cost;
import comptoir.kit.Shows;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ChronomancerMovementTest {

    @Test
    @Shows({
        "chrono.move.example",
        "chrono.move.one-figure",
        "chrono.board.loop",
        "chrono.setup.figures",
        "cove.turn.consecutive"
    })
    @DisplayName("Chronomancer p. 3, example: the six turns")
    void theSixTurnsOfTheExample() {
        // The other player's hourglass stands at the market already, so every turn is ours.
        var game = scene("""
            {'clock': {'hours': [1, 12]}, 'square': ['L09', 'L10', 'L11', 'L12'],
             'players': [{'shop': {'tiles': {'upper-left': 'S1', 'upper-right': 'S2'}}}, {}]}
            """);

        // Turn 1: both are in the machine, the Chronomancer right behind: the Assistant must move.
        assertThat(game.options())
                .containsExactly(
                        "figure=assistant, space=upper-1",
                        "figure=assistant, space=upper-2",
                        "figure=assistant, space=upper-3",
                        "figure=assistant, space=right-machine");
        game.says(0, "{'figure': 'assistant', 'space': 'upper-3'}");
        assertThat(game.prompt()).isEqualTo("recruit");
        game.says(0, "{'townsfolk': 'L12'}").says(0, "{'slot': 0}");

        // Turn 2: either may move; the Chronomancer goes 2 spaces.
        assertThat(game.options())
                .containsExactly(
                        "figure=chronomancer, space=upper-1",
                        "figure=chronomancer, space=upper-2",
                        "figure=assistant, space=right-machine");
        game.says(0, "{'figure': 'chronomancer', 'space': 'upper-2'}");
        game.fate("C").says(0, "{'take': 'small-green'}");
        if (game.prompt().equals("place-adventurer")) game.says(0, "{'boat': 0}");

        // Turn 3: only the Assistant, only to the machine: Freeze Time.
        assertThat(game.options()).containsExactly("figure=assistant, space=right-machine");
        game.says(0, "{'figure': 'assistant', 'space': 'right-machine'}");
        game.says(0, "{'icon': 0}")
                .says(0, "{'icon': 1}")
                .says(0, "{'cover': 0}")
                .says(0, "{'cover': 1}");

        // Turn 4: only the Chronomancer; 1 space.
        assertThat(game.options())
                .containsExactly("figure=chronomancer, space=upper-3", "figure=chronomancer, space=right-machine");
        game.says(0, "{'figure': 'chronomancer', 'space': 'upper-3'}");
        assertThat(game.prompt()).isEqualTo("recruit");
        game.says(0, "{'townsfolk': 'L11'}");
        if (game.prompt().equals("discard-corruption")) game.says(0, "{'done': true}");
        game.says(0, "{'slot': 1}");
        while (game.prompt().equals("place-adventurer")) game.says(0, "{'boat': 1}");

        // Turn 5: the Chronomancer can only go to the machine: Shift Timelines.
        assertThat(game.options()).containsExactly("figure=chronomancer, space=right-machine");
        game.says(0, "{'figure': 'chronomancer', 'space': 'right-machine'}");
        assertThat(game.prompt()).isEqualTo("shift");
        game.says(0, "{'tile': 'AR'}");
        while (!game.prompt().equals("move-figure")) game.says(0, "{'boat': 2}");

        // Turn 6: the Assistant may move again.
        assertThat(game.options())
                .containsExactly(
                        "figure=assistant, space=lower-3",
                        "figure=assistant, space=lower-2",
                        "figure=assistant, space=lower-1",
                        "figure=assistant, space=left-machine");
    }

    @Test
    @Shows({"chrono.move.assistant", "chrono.move.assistant-leave", "chrono.move.chronomancer", "chrono.move.occupied"})
    @DisplayName("Chronomancer p. 3: who may go where, and why not")
    void whatCannotBeReachedSaysWhy() {
        var waiting = scene("{'players': [{'shop': {'chronomancer': 'upper-1', 'assistant': 'right-machine'}}, {}]}");
        assertThat(waiting.refusal(0, "{'figure': 'assistant', 'space': 'lower-3'}")
                        .rule()
                        .id())
                .isEqualTo("chrono.move.assistant-leave");
        assertThat(waiting.refusal(0, "{'figure': 'chronomancer', 'space': 'lower-3'}")
                        .rule()
                        .id())
                .isEqualTo("chrono.move.chronomancer");

        var among = scene("{'players': [{'shop': {'chronomancer': 'upper-1', 'assistant': 'upper-3'}}, {}]}");
        assertThat(among.options())
                .containsExactly("figure=chronomancer, space=upper-2", "figure=assistant, space=right-machine");
        assertThat(among.refusal(0, "{'figure': 'assistant', 'space': 'lower-3'}")
                        .rule()
                        .id())
                .isEqualTo("chrono.move.assistant");
        assertThat(among.refusal(0, "{'figure': 'chronomancer', 'space': 'upper-3'}")
                        .rule()
                        .id())
                .isEqualTo("chrono.move.occupied");
        assertThat(among.refusal(0, "{'figure': 'chronomancer', 'space': 'right-machine'}")
                        .rule()
                        .id())
                .isEqualTo("chrono.move.chronomancer");
    }

    @Test
    @Shows({"cove.action.move", "chrono.board.spaces"})
    @DisplayName("Rulebook p. 4: the same space is not used twice in a row; the board has ten action spaces")
    void aFigureMustMoveOn() {
        var game = scene("{'players': [{'shop': {'chronomancer': 'lower-3', 'assistant': 'lower-1'}}, {}]}");
        var refusal = game.refusal(0, "{'figure': 'chronomancer', 'space': 'lower-3'}");
        assertThat(refusal.rule().id()).isEqualTo("cove.action.move");
        var shop = ((List<?>) game.view(0).get("players")).getFirst();
        assertThat(seen(shop, "shop.spaces.space")).as("ten spaces").hasSize(10);
    }

    @Test
    @Shows("chrono.portal.cost")
    @DisplayName("tuned components: with three players and more the other side of the board lies up")
    void theOtherSideOfTheBoard() {
        for (var table : List.of(start(2, "{'components': 'tuned'}"), start(1, "{'components': 'tuned'}")))
            assertThat(TimeShop.portals(table.cove()).rightEdges())
                    .extracting(Portals.Half::cost)
                    .as("Recruit, Use the crew")
                    .containsExactly(new Cost(1, 1), new Cost(1, 0));
        for (int seats = 3; seats <= 4; seats++)
            assertThat(TimeShop.portals(start(seats, "{'components': 'tuned'}").cove())
                            .rightEdges())
                    .extracting(Portals.Half::cost)
                    .containsExactly(new Cost(1, 0), new Cost(0, 1));
        assertThat(TimeShop.portals(start(4, "{'components': 'standard'}").cove())
                        .rightEdges())
                .extracting(Portals.Half::cost)
                .as("a board with one side")
                .containsExactly(new Cost(1, 0), new Cost(1, 0));
    }
}
