package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.stall;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.table.DaleRule;
import comptoir.kit.Shows;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The stall action and the end")
class StallTest {

    @Test
    @DisplayName("The next stack: any number of cards of one set, worth exactly its number")
    @Shows({"dale.stall.stack", "dale.stall.order", "dale.stall.visible"})
    void aStack() {
        var game = dale(2).red(
                        hand("steady-achiever", "shopping-journey", "junk"),
                        stall("tireless-tinkerer", "calculations"));
        assertThat(game.view(RED).players().get(RED).nextStack()).isEqualTo(3);
        game.builds("steady-achiever", "shopping-journey");
        assertThat(game.stall(RED).getLast()).containsExactly("steady-achiever", "shopping-journey");
        assertThat(game.view(BLUE).players().get(RED).stall())
                .containsExactly(
                        List.of("tireless-tinkerer"),
                        List.of("calculations"),
                        List.of("steady-achiever", "shopping-journey"));
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("No other value, no other set, no Junk, no part of a stack")
    @Shows({"dale.stall.one-set", "dale.stall.order", "dale.card.rubbish", "dale.card.junk"})
    void noStack() {
        var game = dale(2).red(hand("steady-achiever", "tireless-tinkerer", "junk"), stall("wise-spy"));
        assertThat(game.options(RED)).doesNotContain(Map.of("do", "build"));
        assertThat(game.refusal(Map.of("do", "build")).rule()).isEqualTo(DaleRule.STALL_STACK);
        var mixed =
                dale(2).red(hand("steady-achiever", "tireless-tinkerer", "calculations", "junk"), stall("wise-spy"));
        mixed.says("build");
        assertThat(mixed.offered("card")).containsExactly("calculations");
        assertThat(mixed.refusal(Map.of("card", "junk")).rule()).isEqualTo(DaleRule.CARD_RUBBISH);
        assertThat(mixed.refusal(Map.of("card", "steady-achiever")).rule()).isEqualTo(DaleRule.STALL_STACK);
    }

    @Test
    @DisplayName("Cards of a stack are named in any order, and only such as still make a stack")
    @Shows("dale.stall.stack")
    void onlyCompletablePicks() {
        var game = dale(2).red(
                        hand("steady-achiever", "steady-achiever", "shopping-journey", "siesta"),
                        stall("tireless-tinkerer", "calculations", "safety-precaution"));
        game.says("build");
        assertThat(game.offered("card")).containsExactly("steady-achiever", "shopping-journey", "siesta");
        game.picks("shopping-journey", "steady-achiever");
        assertThat(game.offered("card")).containsExactly("steady-achiever");
        game.picks("steady-achiever");
        assertThat(game.stall(RED).getLast()).containsExactly("steady-achiever", "steady-achiever", "shopping-journey");

        var later = dale(2).red(
                        hand("steady-achiever", "shopping-journey", "siesta"),
                        stall("tireless-tinkerer", "calculations", "safety-precaution", "scary-gunfight"));
        later.says("build");
        assertThat(later.offered("card")).containsExactly("steady-achiever", "siesta");
        assertThat(later.refusal(Map.of("card", "shopping-journey")).text().en())
                .contains("cannot be worth exactly 5");
        later.picks("siesta", "steady-achiever");
        assertThat(later.stall(RED).getLast()).containsExactly("steady-achiever", "siesta");
    }

    @Test
    @DisplayName("Cards in the stall are out of play; a built stack stays complete")
    @Shows({"dale.stall.out-of-play", "dale.stall.value-after"})
    void stacksStay() {
        var game = dale(2).red(hand("safety-precaution"), stall("scary-gunfight", "scary-gunfight"));
        assertThat(game.prices(BLUE)).isEqualTo(game.prices(RED));
        game.plays("safety-precaution").answers(Map.of("stack", 1));
        assertThat(game.dale().nextStack(RED)).isEqualTo(3);
    }

    @Test
    @DisplayName("The 8th stack wins at once, in the middle of the turn")
    @Shows("dale.end.win")
    void theEighthStackWins() {
        var game = dale(2).red(
                        hand("siesta", "siesta", "junk"),
                        stall("wise-spy", "wise-spy", "wise-spy", "wise-spy", "junk", "junk", "junk"));
        game.builds("siesta", "siesta");
        assertThat(game.referee().over()).isTrue();
        assertThat(game.hand(RED)).containsExactly("junk");
        var places = new DaleGame().places(game.dale());
        assertThat(places.getFirst().seat()).isEqualTo(RED);
        assertThat(places.getFirst().score()).containsEntry("stacks", 8);
        assertThat(places.getLast().place()).isEqualTo(2);
        assertThat(game.told(BLUE)).contains("Player 1 builds the last stack and wins.");
    }
}
