package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.deck;
import static comptoir.dale.DaleScene.discard;
import static comptoir.dale.DaleScene.hand;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.table.DaleRule;
import comptoir.engine.Seats;
import comptoir.kit.Shows;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Turns, techniques, inventory, clean-up and decks")
class TurnTest {

    @Test
    @DisplayName("One action, then the clean-up, then the turn passes clockwise")
    @Shows({"dale.turn.one-action", "dale.turn.order", "dale.cleanup.after", "dale.cleanup.only-active"})
    void oneAction() {
        var game = dale(3).red(hand("junk", "junk")).blue(hand("junk"));
        assertThat(game.view(RED).actions()).isEqualTo(1);
        assertThat(game.options(RED)).doesNotContain(Map.of("do", "end"));
        game.discards("junk");
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(game.hand(RED)).hasSize(5);
        assertThat(game.hand(BLUE)).hasSize(1);
        game.discards().discards();
        assertThat(game.asked()).isEqualTo(RED);
    }

    @Test
    @DisplayName(
            "A technique: shown, in the schedule while it resolves, then discarded; its plus gives any further action")
    @Shows({
        "dale.card.technique",
        "dale.technique.show",
        "dale.technique.schedule",
        "dale.technique.discard-after",
        "dale.turn.bonus-action"
    })
    void aTechnique() {
        var game = dale(2).red(hand("dangerous-test", "junk"), deck("junk", "junk", "magnet"));
        game.plays("dangerous-test");
        assertThat(game.told(BLUE)).contains("Player 1 plays Dangerous Test.");
        assertThat(game.schedule(RED)).containsExactly("dangerous-test");
        assertThat(game.view(BLUE).players().get(RED).schedule())
                .as("it takes effect now; it does not last")
                .allMatch(card -> card.resolves() && !card.lasts());
        assertThat(game.offered("card")).doesNotContain("dangerous-test");
        game.picks("junk", "junk", "junk");
        assertThat(game.discard(RED)).startsWith("dangerous-test");
        assertThat(game.options(RED))
                .contains(Map.of("play", "magnet"), Map.of("do", "inventory"), Map.of("do", "end"));
    }

    @Test
    @DisplayName("Bonus actions chain without limit, and each may be declined")
    @Shows({"dale.turn.bonus-action", "dale.turn.bonus-optional"})
    void bonusActionsChain() {
        var game = dale(2).red(hand("tireless-tinkerer", "tireless-tinkerer", "tireless-tinkerer"));
        game.plays("tireless-tinkerer").plays("tireless-tinkerer").plays("tireless-tinkerer");
        assertThat(game.asked()).isEqualTo(RED);
        game.says("end");
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("A passive card or Junk cannot be played")
    @Shows({"dale.card.passive", "dale.card.rubbish"})
    void passivesAreNotPlayed() {
        var game = dale(2).red(hand("glue", "junk"));
        assertThat(game.offered("play")).isEmpty();
        assertThat(game.refusal(Map.of("play", "glue")).rule()).isEqualTo(DaleRule.CARD_PASSIVE);
        assertThat(game.refusal(Map.of("play", "junk")).rule()).isEqualTo(DaleRule.CARD_RUBBISH);
    }

    @Test
    @DisplayName("Effects are compulsory unless the card says may")
    @Shows("dale.card.compulsory")
    void effectsAreCompulsory() {
        var game = dale(2).red(hand("swank", "magnet"));
        game.plays("swank");
        assertThat(game.options(RED)).containsExactly(Map.of("card", "magnet"));
    }

    @Test
    @DisplayName("Inventory: any number of cards from zero up, in the order named")
    @Shows({"dale.inventory.discard", "dale.card.discard-order"})
    void inventory() {
        var game = dale(2).red(hand("glue", "junk", "magnet"));
        game.discards("magnet", "junk");
        assertThat(game.discard(RED)).containsExactly("junk", "magnet");
        var none = dale(2).red(hand("glue"));
        none.discards();
        assertThat(none.discard(RED)).isEmpty();
        assertThat(none.told(BLUE)).contains("Player 1 discards no card.");
        var empty = dale(2).red(hand());
        empty.says("inventory");
        assertThat(empty.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("Clean-up: fill the hand to five; with five or more, none; there is no hand limit")
    @Shows("dale.cleanup.hand")
    void theHandIsFilled() {
        var game = dale(2).red(hand("glue", "junk", "junk", "junk", "junk", "junk", "junk"));
        game.discards();
        assertThat(game.hand(RED)).hasSize(7);
    }

    @Test
    @DisplayName("Clean-up: when the deck runs out, the discard pile is shuffled into a new deck and the draw goes on")
    @Shows({"dale.deck.reshuffle", "dale.cleanup.hand"})
    void anEmptyDeckIsMadeAnew() {
        var game = dale(2).red(hand("sofa"), deck("glue"), discard("magnet", "siesta", "swank"))
                .at("clean-up");
        game.shuffles("swank", "magnet", "siesta");
        assertThat(game.hand(RED)).containsExactly("magnet", "glue", "siesta", "swank", "sofa");
        assertThat(game.discard(RED)).isEmpty();
    }

    @Test
    @DisplayName("With deck and discard pile both empty, Junk is drawn; when the Junk pile is empty, more is made")
    @Shows({"dale.deck.junk-draw", "dale.junk.unlimited"})
    void junkIsDrawn() {
        var game = dale(2).red(hand("glue"), deck("magnet")).junkPile(1).at("clean-up");
        assertThat(game.hand(RED)).containsExactly("magnet", "glue", "junk", "junk", "junk");
        assertThat(game.junkPile()).isZero();
        assertThat(game.told(BLUE)).contains("Player 1 has no cards left and draws Junk from the Junk pile.");
    }

    @Test
    @DisplayName("Clean-up: market cards slide right, then the slots are filled from right to left")
    @Shows("dale.cleanup.market")
    void theMarketIsFilled() {
        var game = dale(2).red()
                .market("magnet", "-", "siesta", "-", "glue")
                .marketDeck("ironing", "calculations", "swank")
                .at("clean-up");
        assertThat(game.market()).containsExactly("calculations", "ironing", "magnet", "siesta", "glue");
        assertThat(game.marketDeck()).containsExactly("swank");
    }

    @Test
    @DisplayName("An empty market deck is made anew from its discard pile; with both empty the market stays incomplete")
    @Shows("dale.cleanup.market-reshuffle")
    void theMarketDeckIsMadeAnew() {
        var game = dale(2).red()
                .market("magnet", "-", "-", "-", "glue")
                .marketDeck("ironing")
                .marketDiscard("swank")
                .at("clean-up");
        game.shuffles("swank");
        assertThat(game.market()).containsExactly("-", "swank", "ironing", "magnet", "glue");
    }

    @Test
    @DisplayName("Discard piles lie open, in their order")
    @Shows("dale.card.open-discards")
    void discardPilesAreOpen() {
        var game = dale(2).red(discard("glue", "junk")).marketDiscard("swank", "siesta");
        assertThat(game.view(BLUE).players().get(RED).discard()).containsExactly("glue", "junk");
        assertThat(game.view(Seats.SPECTATOR).market().discard()).containsExactly("swank", "siesta");
    }

    @Test
    @DisplayName("A view shows others’ hands as numbers only")
    @Shows("dale.card.open-discards")
    void handsAreHidden() {
        var game = dale(2).red(hand("glue", "junk"));
        assertThat(game.view(BLUE).players().get(RED).hand().cards()).isEmpty();
        assertThat(game.view(BLUE).players().get(RED).hand().count()).isEqualTo(2);
        assertThat(game.view(RED).players().get(RED).hand().cards()).hasSize(2);
    }
}
