package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.GREEN;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.YELLOW;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.stall;
import static comptoir.dale.DaleScene.teams;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.Rule;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The team game")
class TeamTest {

    @Test
    @DisplayName("A team shares one stall; its 10th stack wins at once")
    @Rule({"dale.team.stall", "dale.end.win"})
    void theTenthStackWins() {
        var game = teams().red(stall("junk", "junk", "junk", "junk", "junk"), hand("ironing", "lunch-break"))
                .green(stall("junk", "junk", "junk", "junk"))
                .loose();
        assertThat(game.stall(RED)).hasSize(9).isEqualTo(game.stall(GREEN));
        game.builds("lunch-break", "ironing");
        assertThat(game.referee().over()).isTrue();
        assertThat(new DaleGame().places(game.dale()).stream().filter(place -> place.place() == 1))
                .extracting(place -> place.seat())
                .containsExactly(RED, GREEN);
    }

    @Test
    @DisplayName(
            "The partner may add cards; the two hands together make the exact value, and the partner does not refill")
    @Rule({"dale.team.help", "dale.team.refill"})
    void thePartnerHelps() {
        var game = teams().red(hand("steady-achiever", "junk"), stall("tireless-tinkerer", "calculations"))
                .green(hand("shopping-journey", "steady-achiever", "junk"));
        game.says("build").picks("steady-achiever").says("ask-partner");
        assertThat(game.told(BLUE))
                .contains("Player 1 shows Steady Achiever for the next stack and asks the partner to add 2.");
        assertThat(game.asked()).isEqualTo(GREEN);
        assertThat(game.offered("card")).containsExactly("shopping-journey");
        game.picks("shopping-journey");
        assertThat(game.stall(GREEN).getLast()).containsExactly("steady-achiever", "shopping-journey");
        assertThat(game.hand(GREEN)).containsExactly("steady-achiever", "junk");
        assertThat(game.hand(RED)).hasSize(5);
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("Where the partner adds nothing the cards go back, the action is not spent, and help is not asked for"
            + " again")
    @Rule("dale.team.help")
    void thePartnerDeclines() {
        var game = teams().red(hand("steady-achiever", "junk"), stall("tireless-tinkerer"))
                .green(hand("junk"));
        game.says("build").picks("steady-achiever").says("ask-partner");
        assertThat(game.options(GREEN)).containsExactly(Map.of("do", "pass"));
        game.passes();
        assertThat(game.asked()).isEqualTo(RED);
        assertThat(game.hand(RED)).containsExactly("steady-achiever", "junk");
        assertThat(game.options(RED)).contains(Map.of("do", "inventory")).doesNotContain(Map.of("do", "build"));
    }

    @Test
    @DisplayName("Safety Precaution reaches any card of the shared stall")
    @Rule({"dale.team.special", "dale.team.stall", "dale.card.safety-precaution"})
    void theSharedStallIsTheOwnStall() {
        var game = teams().red(hand("safety-precaution")).green(stall("steady-achiever"));
        game.plays("safety-precaution").picks("steady-achiever");
        assertThat(game.hand(RED)).containsExactly("steady-achiever");
    }

    @Test
    @DisplayName("Another player may be the partner")
    @Rule("dale.team.another-player")
    void anotherPlayerMayBeThePartner() {
        var game = teams().red(hand("ruthless-competition"));
        game.plays("ruthless-competition");
        assertThat(game.offered("player")).containsExactly(BLUE, GREEN, YELLOW);
    }

    @Test
    @DisplayName("All talk is public: nothing in the game is told to a partner alone")
    @Rule("dale.team.talk")
    void partnersHaveNoPrivateChannel() {
        var game = teams().red(hand("junk", "glue"));
        assertThat(game.view(GREEN).players().get(RED))
                .isEqualTo(game.view(BLUE).players().get(RED));
        game.discards("junk");
        assertThat(game.told(GREEN)).isEqualTo(game.told(BLUE));
    }
}
