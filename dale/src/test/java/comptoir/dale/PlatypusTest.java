package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.deck;
import static comptoir.dale.DaleScene.discard;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.stall;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.Shows;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Experimenting Platypuses")
class PlatypusTest {

    @Test
    @DisplayName(
            "Tireless Tinkerer: the top card of the discard pile goes onto the deck, then there is a further action")
    @Shows("dale.card.tireless-tinkerer")
    void theTopOfTheDiscardPileGoesOntoTheDeck() {
        var game = dale(2).red(hand("tireless-tinkerer"), deck("junk"), discard("glue", "magnet"));
        game.plays("tireless-tinkerer");
        assertThat(game.deck(RED)).containsExactly("glue", "junk");
        assertThat(game.discard(RED)).containsExactly("tireless-tinkerer", "magnet");
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Tireless Tinkerer with an empty discard pile: it is spent and still gives its action")
    @Shows({"dale.card.tireless-tinkerer", "dale.technique.no-effect"})
    void theTinkererWithoutADiscardPile() {
        var game = dale(2).red(hand("tireless-tinkerer"), deck("junk"));
        game.plays("tireless-tinkerer");
        assertThat(game.deck(RED)).containsExactly("junk");
        assertThat(game.discard(RED)).containsExactly("tireless-tinkerer");
        assertThat(game.asked()).isEqualTo(RED);
    }

    @Test
    @DisplayName("Tireless Tinkerer with an empty deck: the discard pile is not shuffled")
    @Shows("dale.card.tireless-tinkerer")
    void theTinkererNeverShuffles() {
        var game = dale(2).red(hand("tireless-tinkerer"), deck(), discard("glue", "magnet"));
        game.plays("tireless-tinkerer").fateIsSpent();
        assertThat(game.deck(RED)).containsExactly("glue");
    }

    @Test
    @DisplayName("Calculations: paid in a purchase, its owner may rearrange the market before the price is worked out")
    @Shows("dale.card.calculations")
    void calculationsMakesACardCheaper() {
        var game = dale(2).red(hand("calculations", "junk", "junk", "junk"))
                .market("dangerous-test", "siesta", "siesta", "shopping-journey", "shopping-journey");
        game.says("rearrange");
        assertThat(game.told(BLUE)).isEmpty();
        game.picks("dangerous-test", "shopping-journey", "shopping-journey", "siesta", "siesta");
        game.buys("dangerous-test");
        game.pays("junk", "calculations", "junk", "junk");
        assertThat(game.discard(RED)).containsExactly("junk", "junk", "calculations", "junk");
        assertThat(game.hand(RED)).contains("dangerous-test");
        assertThat(game.market().subList(1, 5))
                .containsExactly("siesta", "siesta", "shopping-journey", "shopping-journey");
        assertThat(game.referee().latest().getFirst().toldTo(BLUE).kind()).isEqualTo("rearranged");
    }

    @Test
    @DisplayName("Calculations: what is bought must be paid with it, so the choices keep that possible")
    @Shows({"dale.card.calculations", "dale.market.overpay"})
    void thePaymentMustIncludeCalculations() {
        var game = dale(2).red(hand("calculations", "dangerous-test"))
                .market("siesta", "siesta", "siesta", "safety-precaution", "safety-precaution");
        game.says("rearrange").picks("siesta", "siesta", "siesta", "safety-precaution", "safety-precaution");
        // 4, 5 and so on: with 2 and 5 cards only a price above 5 has no card too many.
        assertThat(game.offered("slot")).containsExactly(0, 1, 2);
        game.answers(Map.of("buy", "siesta", "slot", 2));
        assertThat(game.offered("card")).containsExactlyInAnyOrder("calculations", "dangerous-test");
        game.pays("dangerous-test");
        assertThat(game.offered("card")).containsExactly("calculations");
    }

    @Test
    @DisplayName(
            "Calculations: with holes the cards are packed to the right; without a possible purchase it is not offered")
    @Shows("dale.card.calculations")
    void calculationsWithHoles() {
        var game = dale(2).red(hand("calculations")).market("magnet", "-", "-", "-", "calculations");
        game.says("rearrange");
        assertThat(game.offered("card")).containsExactly("calculations");
        game.picks("calculations", "magnet").buys("calculations").pays("calculations");
        assertThat(game.market().getLast()).isEqualTo("magnet");

        var poor = dale(2).red(hand("calculations")).market("magnet", "magnet", "siesta", "siesta", "siesta");
        assertThat(poor.options(RED)).doesNotContain(Map.of("do", "rearrange"));
    }

    @Test
    @DisplayName("Calculations: an empty market cannot be rearranged, even where a discarded card can be bought")
    @Shows({"dale.card.calculations", "dale.card.market-discovery"})
    void calculationsWithAnEmptyMarket() {
        var game = dale(2).red(hand("calculations", "market-discovery"))
                .emptyMarket()
                .emptyMarketDeck()
                .marketDiscard("glue");
        assertThat(game.options(RED)).doesNotContain(Map.of("do", "rearrange"));
        assertThat(game.offered("buy")).containsExactly("glue");
    }

    @Test
    @DisplayName("Safety Precaution takes the exact place of a card of the own stall, which goes to the hand")
    @Shows({"dale.card.safety-precaution", "dale.stall.value-after"})
    void safetyPrecautionSwapsPlaces() {
        var game = dale(2).red(
                        hand("safety-precaution", "junk"),
                        discard(),
                        stall("tireless-tinkerer", "steady-achiever,steady-achiever"));
        game.plays("safety-precaution");
        assertThat(game.offered("card")).containsExactly("tireless-tinkerer", "steady-achiever");
        game.answers(Map.of("card", "steady-achiever", "stack", 2));
        assertThat(game.hand(RED)).containsExactly("steady-achiever", "junk");
        assertThat(game.stall(RED).get(1)).containsExactlyInAnyOrder("safety-precaution", "steady-achiever");
        assertThat(game.discard(RED)).isEmpty();
        assertThat(game.dale().nextStack(RED)).isEqualTo(3);
        assertThat(game.kind()).isEqualTo("action");
    }

    @Test
    @DisplayName("Safety Precaution with an empty stall is discarded and still gives its action")
    @Shows("dale.card.safety-precaution")
    void safetyPrecautionWithoutAStall() {
        var game = dale(2).red(hand("safety-precaution", "junk"));
        game.plays("safety-precaution");
        assertThat(game.discard(RED)).containsExactly("safety-precaution");
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Magnet: search the deck, take a card unseen by the others, shuffle")
    @Shows("dale.card.magnet")
    void magnetFetchesACard() {
        var game = dale(2).red(hand("magnet"), deck("junk", "glue", "junk", "siesta"));
        game.plays("magnet");
        assertThat(game.offered("card")).containsExactly("glue", "siesta", "junk");
        assertThat(game.told(BLUE)).contains("Player 1 looks through a deck: 4 cards.");
        game.shuffles("siesta", "junk", "junk").picks("glue").fateIsSpent();
        assertThat(game.told(BLUE)).contains("Player 1 takes a card.");
        assertThat(game.hand(RED)).containsExactly("glue");
        assertThat(game.deck(RED)).containsExactly("siesta", "junk", "junk");
        assertThat(game.discard(RED)).containsExactly("magnet");
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Magnet with an empty deck: a search never shuffles the discard pile, nothing happens")
    @Shows({"dale.card.magnet", "dale.deck.search-no-reshuffle", "dale.technique.search-empty"})
    void magnetWithAnEmptyDeck() {
        var game = dale(2).red(hand("magnet"), deck(), discard("glue"));
        game.plays("magnet").fateIsSpent();
        assertThat(game.hand(RED)).isEmpty();
        assertThat(game.discard(RED)).containsExactly("magnet", "glue");
    }

    @Test
    @DisplayName("Dangerous Test: draw 3 cards, then discard 3 of the hand in the order chosen")
    @Shows({"dale.card.dangerous-test", "dale.card.discard-order"})
    void dangerousTestDrawsAndDiscardsThree() {
        var game = dale(2).red(hand("dangerous-test", "magnet"), deck("glue", "siesta", "junk", "junk"));
        game.plays("dangerous-test");
        assertThat(game.hand(RED)).containsExactly("magnet", "glue", "siesta", "junk");
        game.picks("magnet", "junk");
        assertThat(game.told(BLUE)).isEmpty();
        assertThat(game.view(BLUE).players().get(RED).hand().count()).isEqualTo(4);
        game.picks("siesta");
        assertThat(game.discard(RED)).containsExactly("dangerous-test", "siesta", "junk", "magnet");
        assertThat(game.hand(RED)).containsExactly("glue");
    }

    @Test
    @DisplayName("Dangerous Test: the draw makes a new deck where needed and falls back on Junk; fewer than 3 are all"
            + " discarded")
    @Shows({"dale.card.dangerous-test", "dale.deck.junk-draw", "dale.card.as-much-as-possible"})
    void dangerousTestWithFewCards() {
        var game = dale(2).red(hand("dangerous-test"), deck("glue"), discard("magnet"));
        game.shuffles("magnet").plays("dangerous-test");
        assertThat(game.hand(RED)).containsExactly("magnet", "glue", "junk");
        game.picks("junk", "glue", "magnet");
        assertThat(game.hand(RED)).isEmpty();
    }

    @Test
    @DisplayName("Glue: paid in a purchase it counts in full and may stay in hand")
    @Shows("dale.card.glue")
    void glueMayStay() {
        var game =
                dale(2).red(hand("glue", "junk"), discard()).market("magnet", "magnet", "siesta", "siesta", "ironing");
        game.buys("ironing").pays("glue");
        assertThat(game.kind()).isEqualTo("keep");
        game.says("yes");
        assertThat(game.discard(RED)).isEmpty();
        assertThat(game.hand(RED)).contains("glue", "ironing");
        assertThat(game.referee().latest().stream()
                        .map(event -> event.toldTo(BLUE).kind()))
                .contains("kept", "bought");
    }

    @Test
    @DisplayName("Glue may be discarded with the rest of the payment, and cannot be a superfluous card")
    @Shows({"dale.card.glue", "dale.market.overpay"})
    void glueMayBeDiscarded() {
        var game = dale(2).red(hand("glue", "magnet")).market("siesta", "siesta", "siesta", "ironing", "magnet");
        game.answers(Map.of("buy", "magnet"));
        assertThat(game.offered("card")).containsExactly("magnet", "glue");
        game.pays("glue").says("no");
        assertThat(game.discard(RED)).containsExactly("glue");
    }

    @Test
    @DisplayName("Glue is discarded normally by the inventory action, and goes to the stall in a stack")
    @Shows("dale.card.glue")
    void glueOutsidePurchases() {
        var game = dale(2).red(hand("glue", "junk"));
        game.discards("glue");
        assertThat(game.discard(RED)).containsExactly("glue");

        var builder =
                dale(2).red(hand("glue"), stall("steady-achiever", "shopping-journey", "housecleaning", "siesta"));
        builder.builds("glue");
        assertThat(builder.stall(RED).getLast()).isEqualTo(List.of("glue"));
    }
}
