package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.GREEN;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.YELLOW;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.stall;
import static comptoir.dale.DaleScene.teams;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.Shows;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The team game")
class TeamTest {

    @Test
    @DisplayName("A team shares one stall; its 10th stack wins at once")
    @Shows({"dale.team.stall", "dale.end.win"})
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
    @Shows({"dale.team.help", "dale.team.refill"})
    void thePartnerHelps() {
        var game = teams().red(hand("steady-achiever", "junk"), stall("tireless-tinkerer", "calculations"))
                .green(hand("shopping-journey", "steady-achiever", "junk"));
        game.says("build").picks("steady-achiever").says("ask-partner");
        assertThat(game.told(BLUE))
                .contains("Player 1 shows Steady Achiever for the next stack and asks the partner to add 2.");
        assertThat(game.asked()).isEqualTo(GREEN);
        game.picks("shopping-journey");
        assertThat(game.told(BLUE)).containsExactly("Player 3 would add Shopping Journey, worth 2.");
        assertThat(game.asked()).isEqualTo(RED);
        assertThat(game.options(RED)).containsExactly(Map.of("do", "build"), Map.of("do", "pass"));
        game.says("build");
        assertThat(game.stall(GREEN).getLast()).containsExactly("steady-achiever", "shopping-journey");
        assertThat(game.hand(GREEN)).containsExactly("steady-achiever", "junk");
        assertThat(game.hand(RED)).hasSize(5);
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("Where the partner adds nothing the cards go back and the action is not spent; one may ask again, in a"
            + " later action too")
    @Shows("dale.team.help")
    void thePartnerDeclines() {
        var game = teams().red(hand("steady-achiever", "night-shift", "junk"), stall("tireless-tinkerer"))
                .green(hand("junk"));
        game.says("build").picks("steady-achiever").says("ask-partner");
        assertThat(game.options(GREEN)).containsExactly(Map.of("do", "pass"));
        game.passes();
        assertThat(game.asked()).isEqualTo(RED);
        assertThat(game.hand(RED)).containsExactlyInAnyOrder("steady-achiever", "night-shift", "junk");
        assertThat(game.options(RED)).contains(Map.of("do", "inventory"), Map.of("do", "build"));
        game.plays("night-shift").picks("junk", "junk", "junk");
        game.says("build").picks("steady-achiever").says("ask-partner");
        assertThat(game.asked()).isEqualTo(GREEN);
    }

    @Test
    @DisplayName("The partner may show cards that go with others of the builder; their worth is told, nothing else")
    @Shows({"dale.team.help", "dale.team.talk"})
    void thePartnerShowsOtherCards() {
        var game = teams().red(
                        hand("steady-achiever", "tireless-tinkerer", "glue"), stall("wise-spy", "wise-spy", "wise-spy"))
                .green(hand("safety-precaution", "junk"));
        game.says("build").picks("steady-achiever").says("ask-partner");
        assertThat(game.view(GREEN).chosen()).isEmpty();
        game.picks("safety-precaution");
        assertThat(game.view(GREEN).chosen()).containsExactly("safety-precaution");
        assertThat(game.view(RED).chosen()).containsExactly("steady-achiever");
        game.says("done");
        assertThat(game.told(BLUE)).containsExactly("Player 3 would add Safety Precaution, worth 3.");
        // Only the Tinkerer makes 4 with it; the card shown first is of another set.
        assertThat(game.options(RED)).containsExactly(Map.of("card", "tireless-tinkerer"), Map.of("do", "pass"));
        game.picks("tireless-tinkerer").says("build");
        assertThat(game.stall(RED).getLast()).containsExactly("tireless-tinkerer", "safety-precaution");
        assertThat(game.hand(GREEN)).containsExactly("junk");
    }

    @Test
    @DisplayName("The builder may leave what the partner shows: all cards go back to the hands")
    @Shows("dale.team.help")
    void theBuilderLeavesIt() {
        var game = teams().red(hand("steady-achiever", "glue"), stall("wise-spy", "wise-spy", "wise-spy"))
                .green(hand("safety-precaution"));
        game.says("build")
                .picks("steady-achiever")
                .says("ask-partner")
                .picks("safety-precaution")
                .says("done");
        assertThat(game.options(RED)).containsExactly(Map.of("do", "pass"));
        game.passes();
        assertThat(game.told(YELLOW)).containsExactly("Player 1 leaves it; the cards go back to the hands.");
        assertThat(game.hand(RED)).containsExactlyInAnyOrder("steady-achiever", "glue");
        assertThat(game.hand(GREEN)).containsExactly("safety-precaution");
        assertThat(game.kind()).isEqualTo("action");
        assertThat(game.view(BLUE).players().get(GREEN).hand().remembered()).containsExactly("safety-precaution");
    }

    @Test
    @DisplayName("Cards that loosen a stack do so from either hand: Junk of the builder beside the partner's Vendor")
    @Shows({"dale.team.help", "dale.card.stashing-vendor"})
    void thePartnersVendorLetsJunkIn() {
        var game =
                teams().red(hand("junk", "steady-achiever"), stall("wise-spy")).green(hand("stashing-vendor"));
        game.says("build")
                .picks("junk")
                .says("ask-partner")
                .picks("stashing-vendor")
                .says("done");
        game.says("build");
        assertThat(game.stall(RED).getLast()).containsExactly("junk", "stashing-vendor");
    }

    @Test
    @DisplayName("Safety Precaution reaches any card of the shared stall")
    @Shows({"dale.team.special", "dale.team.stall", "dale.card.safety-precaution"})
    void theSharedStallIsTheOwnStall() {
        var game = teams().red(hand("safety-precaution")).green(stall("steady-achiever"));
        game.plays("safety-precaution").picks("steady-achiever");
        assertThat(game.hand(RED)).containsExactly("steady-achiever");
    }

    @Test
    @DisplayName("Another player may be the partner")
    @Shows("dale.team.another-player")
    void anotherPlayerMayBeThePartner() {
        var game = teams().red(hand("ruthless-competition"));
        game.plays("ruthless-competition");
        assertThat(game.offered("player")).containsExactly(BLUE, GREEN, YELLOW);
    }

    @Test
    @DisplayName("All talk is public: nothing in the game is told to a partner alone")
    @Shows("dale.team.talk")
    void partnersHaveNoPrivateChannel() {
        var game = teams().red(hand("junk", "glue"));
        assertThat(game.view(GREEN).players().get(RED))
                .isEqualTo(game.view(BLUE).players().get(RED));
        game.discards("junk");
        assertThat(game.told(GREEN)).isEqualTo(game.told(BLUE));
    }
}
