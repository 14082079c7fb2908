package comptoir.dale;

import static comptoir.dale.DaleScene.dale;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.Tree;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Scenes, saving and words")
class SceneTest {

    private static Dale read(Map<String, Object> scene) {
        return new DaleGame().scene(Tree.of("scene", scene));
    }

    @Test
    @DisplayName("Contradictions with the components are errors that name them, unless the scene is loose")
    void contradictions() {
        var four = Map.<String, Object>of("market", List.of("magnet", "magnet", "magnet", "magnet"));
        assertThatThrownBy(() -> read(four)).hasMessage("scene has 4 of magnet, of which there are 3");
        assertThat(read(Map.of("market", List.of("magnet", "magnet", "magnet", "magnet"), "loose", true)))
                .isNotNull();
        assertThatThrownBy(
                        () -> read(Map.of("sets", List.of("owls", "sloths", "fennecs"), "market", List.of("magnet"))))
                .hasMessageContaining("magnet");
    }

    @Test
    @DisplayName("Unknown fields and cards are errors that say where")
    void unknownWords() {
        assertThatThrownBy(() -> read(Map.of("hands", List.of()))).hasMessageContaining("no field \"hands\"");
        assertThatThrownBy(() -> read(Map.of("players", List.of(Map.of("hand", List.of("glu"))))))
                .hasMessage("scene.players[0].hand[0] is \"glu\", and there is no such card");
        assertThatThrownBy(() -> read(Map.of("players", List.of(Map.of("schedule", List.of("magnet"))))))
                .hasMessageContaining("magnet");
        assertThatThrownBy(() -> read(Map.of("seats", 5))).hasMessageContaining("seats");
        assertThatThrownBy(() -> read(Map.of("at", "noon"))).hasMessageContaining("noon");
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
            assertThat(card.name().fr()).isNotBlank();
            assertThat(card.rule().id()).isEqualTo("dale.card." + card.id());
        }
        for (var set : Animalfolk.values())
            assertThat(Cards.of(set)).extracting(Card::value).containsExactly(1, 2, 3, 4, 5, 5);
    }
}
