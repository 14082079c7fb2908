package comptoir.dale;

import static comptoir.dale.DaleScene.dale;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.dale.table.Card;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.engine.BadInput;
import comptoir.engine.Language;
import comptoir.engine.Tree;
import comptoir.kit.Shows;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Scenes, saving and words")
class SceneTest {

    private static Dale read(Map<String, Object> scene) {
        return new DaleGame().scene(Tree.of("scene", scene));
    }

    /** A scene that cannot be is refused with what is wrong, in French too. */
    private static AbstractThrowableAssert<?, ? extends Throwable> assertRefused(ThrowingCallable reading) {
        return assertThatThrownBy(reading).isInstanceOfSatisfying(BadInput.class, wrong -> {
            assertThat(Language.of("fr").missing(wrong.text())).isEmpty();
            assertThat(wrong.text().in("fr")).isNotEqualTo(wrong.text().en());
        });
    }

    @Test
    @DisplayName("Contradictions with the components are errors that name them, unless the scene is loose")
    void contradictions() {
        var four = Map.<String, Object>of("market", List.of("magnet", "magnet", "magnet", "magnet"));
        assertRefused(() -> read(four)).hasMessage("scene has 4 of magnet, of which there are 3");
        assertThat(read(Map.of("market", List.of("magnet", "magnet", "magnet", "magnet"), "loose", true)))
                .isNotNull();
        assertRefused(() -> read(Map.of("sets", List.of("owls", "sloths", "fennecs"), "market", List.of("magnet"))))
                .hasMessageContaining("magnet");
    }

    @Test
    @DisplayName(
            "What can never lie on a table is refused: a stall that has won, Junk in the market, doubled or too few"
                    + " sets, empty stacks, five players")
    @Shows({"dale.end.win", "dale.card.throw-away", "dale.setup.sets"})
    void impossibleTables() {
        var eight = Collections.nCopies(8, List.of("glue"));
        assertRefused(() -> read(Map.of("loose", true, "players", List.of(Map.of("stall", eight)))))
                .hasMessage("scene.players[0].stall has the last stack, number 8: the game is over");
        var five = Collections.nCopies(5, List.of("junk"));
        var partners = List.of(Map.of("stall", five), Map.of(), Map.of("stall", five));
        assertRefused(() -> read(Map.of("teams", true, "players", partners)))
                .hasMessage("scene.players[2].stall has the last stack, number 10: the game is over");
        assertRefused(() -> read(Map.of("players", List.of(Map.of("stall", List.of(List.of()))))))
                .hasMessage("scene.players[0].stall[0] is a stack without cards");
        for (var place : List.of("market", "marketDeck", "marketDiscard")) {
            assertRefused(() -> read(Map.of(place, List.of("glue", "junk"))))
                    .hasMessage("scene." + place + "[1] is Junk, which never lies in the market");
            assertThat(read(Map.of(place, List.of("glue", "junk"), "loose", true)))
                    .isNotNull();
        }
        assertRefused(() -> read(Map.of("sets", List.of("owls", "sloths", "owls"))))
                .hasMessage("scene.sets[2] is \"owls\" a second time");
        assertRefused(() -> read(Map.of("sets", List.of("owls", "sloths"))))
                .hasMessage("scene.sets needs 3 sets, and there are 2");
        assertThat(read(Map.of("sets", List.of("owls", "sloths"), "loose", true)))
                .isNotNull();
        assertRefused(() -> read(Map.of("players", Collections.nCopies(5, Map.of()))))
                .hasMessage("scene.players has 5 entries, and at most 4 can play");
    }

    @Test
    @DisplayName("A scene that does not say for how many it is takes their number from its players or its teams")
    void theNumberOfSeats() {
        var game = new DaleGame();
        var three = Map.<String, Object>of("players", List.of(Map.of(), Map.of(), Map.of()));
        assertThat(game.seatsOf(Tree.of("scene", three))).isEqualTo(3);
        assertThat(read(three).box().seats()).isEqualTo(3);
        assertThat(game.seatsOf(Tree.of("scene", Map.of("teams", true)))).isEqualTo(4);
        assertThat(game.seatsOf(Tree.of("scene", Map.of()))).isEqualTo(2);
    }

    @Test
    @DisplayName("Unknown fields and cards are errors that say where")
    void unknownWords() {
        assertRefused(() -> read(Map.of("hands", List.of()))).hasMessageContaining("no field \"hands\"");
        assertRefused(() -> read(Map.of("players", List.of(Map.of("hand", List.of("glu"))))))
                .hasMessage("scene.players[0].hand[0] is \"glu\", and there is no such card");
        assertRefused(() -> read(Map.of("players", List.of(Map.of("schedule", List.of("magnet"))))))
                .hasMessageContaining("magnet");
        assertRefused(() -> read(Map.of("seats", 5))).hasMessageContaining("seats");
        assertRefused(() -> read(Map.of("at", "noon"))).hasMessageContaining("noon");
    }

    @Test
    @DisplayName("A scene that names nothing is playable")
    void theEmptyScene() {
        var game = dale(2);
        assertThat(game.market()).doesNotContain("-");
        game.buys(String.valueOf(game.offered("buy").getFirst()));
        assertThat(game.kind()).isEqualTo("pay");
    }

    @Test
    @DisplayName("Every card has a name in both languages and a rule that holds its text")
    void everyCardHasItsWords() {
        for (var card : Cards.every()) {
            assertThat(card.name().en()).isNotBlank();
            assertThat(card.name().in("fr")).isNotBlank();
            assertThat(card.rule().id()).isEqualTo("dale.card." + card.id());
        }
        for (var set : Cards.folks())
            assertThat(Cards.of(set)).extracting(Card::value).containsExactly(1, 2, 3, 4, 5, 5);
    }
}
