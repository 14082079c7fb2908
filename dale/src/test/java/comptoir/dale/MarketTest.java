package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.discard;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.schedule;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.table.DaleRule;
import comptoir.kit.Shows;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The market action")
class MarketTest {

    @Test
    @DisplayName("Buy one card: it goes to the hand, what pays goes to the discard pile in the order named")
    @Shows({"dale.market.buy", "dale.market.pay", "dale.card.discard-order", "dale.turn.one-action"})
    void aPurchase() {
        var game = dale(2).red(hand("junk", "junk", "siesta"), discard("glue"))
                .market("siesta", "siesta", "magnet", "ironing", "lunch-break");
        game.buys("lunch-break").pays("junk", "siesta");
        assertThat(game.discard(RED)).containsExactly("siesta", "junk", "glue");
        assertThat(game.hand(RED)).contains("lunch-break", "junk");
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(game.told(BLUE)).contains("Player 1 pays with Junk and Siesta.", "Player 1 buys Lunch Break for 5.");
    }

    @Test
    @DisplayName("The rightmost slot costs the value, each slot to its left one more")
    @Shows("dale.market.cost")
    void prices() {
        var game =
                dale(2).red(hand("junk")).market("glue", "magnet", "safety-precaution", "calculations", "calculations");
        assertThat(game.prices(RED)).containsExactly(9, 7, 5, 3, 2);
        assertThat(game.view(RED).market().slots().getFirst().price()).isEqualTo(9);
        assertThat(game.offered("buy")).isEmpty();
        var refusal = game.refusal(Map.of("buy", "glue"));
        assertThat(refusal.rule()).isEqualTo(DaleRule.MARKET_COST);
        assertThat(refusal.needed()).isEqualTo(9);
        assertThat(refusal.had()).isEqualTo(1);
    }

    @Test
    @DisplayName("Rulebook: a card worth 5 may be bought with two 4s, even with a 5 in hand")
    @Shows("dale.market.overpay")
    void fiveWithTwoFours() {
        var game = dale(2).red(hand("siesta", "siesta", "ironing"))
                .market("siesta", "magnet", "magnet", "magnet", "lunch-break");
        game.buys("lunch-break").pays("siesta", "siesta");
        assertThat(game.hand(RED)).contains("ironing", "lunch-break");
    }

    @Test
    @DisplayName("Rulebook: no 1 may be added to a 5, nor to a 2 and a 3, for a card worth 5")
    @Shows("dale.market.overpay")
    void noSuperfluousOnes() {
        var five = dale(2).red(hand("junk", "ironing")).market("siesta", "magnet", "magnet", "magnet", "lunch-break");
        five.buys("lunch-break");
        assertThat(five.offered("card")).containsExactly("ironing");
        assertThat(five.refusal(Map.of("card", "junk")).rule()).isEqualTo(DaleRule.MARKET_OVERPAY);
        var twoAndThree = dale(2).red(hand("junk", "shopping-journey", "housecleaning"))
                .market("siesta", "magnet", "magnet", "magnet", "lunch-break");
        twoAndThree.buys("lunch-break");
        assertThat(twoAndThree.offered("card")).containsExactly("shopping-journey", "housecleaning");
        twoAndThree.pays("housecleaning");
        assertThat(twoAndThree.offered("card")).containsExactly("shopping-journey");
    }

    @Test
    @DisplayName("A slot emptied in the action phase stays empty until the clean-up")
    @Shows({"dale.market.no-refill-yet", "dale.cleanup.market"})
    void holesStayUntilTheCleanUp() {
        var game = dale(2).red(hand("magnet", "junk"), discard(), schedule("shopping-journey"))
                .market("siesta", "ironing", "magnet", "calculations", "lunch-break")
                .marketDeck("glue")
                .at("start");
        game.picks("calculations");
        assertThat(game.market()).containsExactly("siesta", "ironing", "magnet", "-", "lunch-break");
        game.discards();
        assertThat(game.market()).containsExactly("glue", "siesta", "ironing", "magnet", "lunch-break");
    }

    @Test
    @DisplayName("The plus counts only for a card played as a technique, not for one that pays")
    @Shows("dale.turn.bonus-only-technique")
    void payingGivesNoBonus() {
        var game = dale(2).red(hand("magnet")).market("siesta", "siesta", "siesta", "ironing", "magnet");
        game.buys("magnet").pays("magnet");
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("A payment is a draft until it is complete: the others see nothing of it, and it can be taken back")
    @Shows("dale.market.pay")
    void aPaymentIsADraft() {
        var game = dale(2).red(hand("junk", "siesta")).market("siesta", "magnet", "magnet", "magnet", "lunch-break");
        game.buys("lunch-break").pays("junk");
        assertThat(game.view(BLUE).players().get(RED).hand().count()).isEqualTo(2);
        assertThat(game.view(RED).chosen()).containsExactly("junk");
        assertThat(game.view(BLUE).chosen()).isEmpty();
        game.referee().takeBack(RED);
        game.referee().takeBack(RED);
        assertThat(game.kind()).isEqualTo("action");
    }
}
