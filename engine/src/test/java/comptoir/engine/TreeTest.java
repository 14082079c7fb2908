package comptoir.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Data from outside")
class TreeTest {

    private static final Tree SCENE = Tree.of(
            "scene",
            Map.of("players", List.of(Map.of("gold", "many", "hand", List.of("glue", 3)), Map.of("gold", 2.5))));

    @Test
    void errorsSayWhereTheTroubleIs() {
        var players = SCENE.at("players").list();
        assertThatThrownBy(() -> players.get(0).at("gold").number())
                .isInstanceOf(BadInput.class)
                .hasMessage("scene.players[0].gold must be a whole number, and is the text \"many\"");
        assertThatThrownBy(() -> players.get(1).at("gold").number()).hasMessageContaining("is 2.5");
        assertThatThrownBy(() -> players.get(0).list("hand").get(1).text())
                .hasMessageContaining("scene.players[0].hand[1] must be a text");
        assertThatThrownBy(() -> SCENE.at("turn").number())
                .hasMessage("scene.turn must be a whole number, and is missing");
    }

    @Test
    void aFieldNobodyKnowsIsNamed() {
        assertThatThrownBy(() -> SCENE.onlyKnows("player", "turn"))
                .hasMessage("scene has no field \"players\"; it has player and turn");
    }

    @Test
    void whatIsLeftOutHasAStandardValue() {
        assertThat(SCENE.number("round", 1)).isEqualTo(1);
        assertThat(SCENE.list("boats")).isEmpty();
        assertThat(SCENE.text("phase", "production")).isEqualTo("production");
    }

    @Test
    void numbersKeepWithinBounds() {
        assertThatThrownBy(() -> Tree.of("seat", 7).number(0, 3)).hasMessage("seat must be from 0 to 3, and is 7");
    }
}
