package comptoir.bots.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.cove.CoveGame;
import comptoir.dale.DaleGame;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Line-ups of the lab")
class LineUpsTest {

    @Test
    @DisplayName("every merchant sits in every seat equally often, with every pair of decks; fate draws the rogues")
    void cove() {
        for (int seats : List.of(2, 3, 4)) {
            var lineUps = LineUps.of(new CoveGame(), seats, Map.of(), "x");
            int all = lineUps.orders().size();
            var sat = new HashMap<String, Integer>();
            for (int number = 0; number < all; number++) {
                var setup = lineUps.setup(number);
                assertThat(setup.options()).containsEntry("rogues", "random");
                for (int seat = 0; seat < seats; seat++)
                    sat.merge(seat + lineUps.subjects(setup).get(seat), 1, Integer::sum);
            }
            assertThat(new java.util.HashSet<>(sat.values())).as("%s", sat).hasSize(1);
            assertThat(lineUps.combinations().get("townsfolk")).hasSize(3);
        }
    }

    @Test
    @DisplayName("what was given is not varied")
    void given() {
        var lineUps = LineUps.of(
                new CoveGame(),
                2,
                Map.of("rogues", "thieves", "merchants", List.of("entertainer", "chronomancer")),
                "x");
        for (int number = 0; number < 4; number++) {
            assertThat(lineUps.setup(number).options()).containsEntry("rogues", "thieves");
            assertThat(lineUps.subjects(lineUps.setup(number))).containsExactly("entertainer", "chronomancer");
        }
    }

    @Test
    @DisplayName("what is varied can be narrowed, and a name that is not known is refused")
    void among() {
        var pair = Map.<String, Object>of(
                "mirror", true, "merchants", Map.of("among", List.of("chronomancer", "entertainer")));
        var lineUps = LineUps.of(new CoveGame(), 4, pair, "x");
        assertThat(lineUps.orders())
                .hasSize(6)
                .allSatisfy(order -> assertThat(order)
                        .containsOnly("chronomancer", "entertainer")
                        .hasSize(4));
        assertThat(lineUps.subjects(lineUps.setup(5)))
                .isEqualTo(lineUps.orders().get(5));
        var sets = Map.<String, Object>of("sets", Map.of("among", List.of("macaws", "pandas", "raccoons", "owls")));
        assertThat(LineUps.of(new DaleGame(), 2, sets, "x").combinations().get("sets"))
                .hasSize(4);

        assertThatThrownBy(() -> narrowed("merchants", List.of("chronomancer", "baker")))
                .hasMessageContaining("options.merchants.among[1] is \"baker\", not one of chronomancer");
        assertThatThrownBy(() -> narrowed("merchants", List.of())).hasMessage("options.merchants.among is empty");
        assertThatThrownBy(() -> narrowed("rogues", List.of("thieves")))
                .hasMessage("options.rogues.among is not for what all games of a series have alike");
    }

    private static void narrowed(String option, List<String> among) {
        LineUps.of(new CoveGame(), 2, Map.of(option, Map.of("among", among)), "x");
    }

    @Test
    @DisplayName("all combinations of sets, one set more than players")
    void dale() {
        assertThat(LineUps.of(new DaleGame(), 2, Map.of(), "x").combinations().get("sets"))
                .hasSize(220)
                .allMatch(sets -> sets.size() == 3);
        assertThat(LineUps.of(new DaleGame(), 3, Map.of(), "x").combinations().get("sets"))
                .hasSize(495)
                .allMatch(sets -> sets.size() == 4);
    }
}
