package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.deck;
import static comptoir.dale.DaleScene.discard;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.schedule;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.table.CardRule;
import comptoir.dale.table.DaleRule;
import comptoir.dale.view.DaleView;
import comptoir.engine.Play;
import comptoir.engine.Undo;
import comptoir.kit.Shows;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Dealing Giant Pandas")
class PandaTest {

    private static final String[] NO_CARDS = {};
    private static final Map<String, Object> END = Map.of("do", "end");
    private static final Map<String, Object> DONE = Map.of("do", "done");

    private static Map<String, Object> fromDiscard(String card) {
        return Map.of("buy", card, "from", "market-discard");
    }

    @Test
    @DisplayName(
            "Loyal Partner: all market cards are thrown away in the order chosen, and the market is filled at once")
    @Shows({"dale.card.loyal-partner", "dale.card.throw-away"})
    void thePartnerChangesTheMarket() {
        var game = dale(2).red(hand("loyal-partner", "junk"))
                .market("prepaid-good", "cookies", "cookies", "special-offer", "stock-clearance")
                .marketDeck(
                        "spyglass", "spyglass", "shattered-relic", "shattered-relic", "flashy-show", "favourite-toy");
        game.plays("loyal-partner");
        assertThat(game.offered("card")).containsExactly("cookies", "prepaid-good", "special-offer", "stock-clearance");
        game.picks("stock-clearance", "cookies", "prepaid-good");
        assertThat(game.told(BLUE)).isEmpty();
        game.picks("special-offer");
        assertThat(game.marketDiscard())
                .containsExactly("cookies", "special-offer", "prepaid-good", "cookies", "stock-clearance");
        assertThat(game.market())
                .containsExactly("flashy-show", "shattered-relic", "shattered-relic", "spyglass", "spyglass");
        assertThat(game.marketDeck()).containsExactly("favourite-toy");
        assertThat(game.discard(RED)).containsExactly("loyal-partner");
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Loyal Partner: an empty market deck is made anew from what was just thrown away")
    @Shows({"dale.card.loyal-partner", "dale.cleanup.market-reshuffle"})
    void thePartnerWithASmallMarketDeck() {
        var game = dale(2).red(hand("loyal-partner"))
                .market("cookies", "cookies", "-", "cookies", "-")
                .marketDeck("spyglass")
                .marketDiscard("flashy-show");
        game.shuffles("cookies", "flashy-show", "cookies", "cookies")
                .plays("loyal-partner")
                .fateIsSpent();
        assertThat(game.market()).containsExactly("cookies", "cookies", "flashy-show", "cookies", "spyglass");
        assertThat(game.marketDiscard()).isEmpty();
    }

    @Test
    @DisplayName("Loyal Partner with an empty market: nothing is thrown away, the market is filled")
    @Shows({"dale.card.loyal-partner", "dale.card.as-much-as-possible"})
    void thePartnerWithAnEmptyMarket() {
        var game = dale(2).red(hand("loyal-partner"))
                .market("-", "-", "-", "-", "-")
                .marketDeck("spyglass", "cookies");
        game.plays("loyal-partner");
        assertThat(game.market()).containsExactly("-", "-", "-", "cookies", "spyglass");
        assertThat(game.marketDiscard()).isEmpty();
    }

    @Test
    @DisplayName("Prepaid Good: take a market card for nothing; its slot stays empty until the clean-up; no plus")
    @Shows({"dale.card.prepaid-good", "dale.market.no-refill-yet"})
    void aPrepaidGoodIsFree() {
        var game = dale(2).red(hand("prepaid-good"))
                .blue(hand("market-discovery"))
                .market("spyglass", "spyglass", "cookies", "cookies", "cookies")
                .marketDeck("flashy-show");
        game.plays("prepaid-good");
        assertThat(game.offered("slot")).containsExactly(0, 1, 2, 3, 4);
        game.answers(Map.of("card", "cookies", "slot", 3));
        assertThat(game.hand(RED)).containsExactly("cookies");
        assertThat(game.market()).containsExactly("spyglass", "spyglass", "cookies", "-", "cookies");
        // Asked since, for all the table knows, some hand may hold a card that can still be used.
        assertThat(game.kind()).isEqualTo("before-clean-up");
        game.says("done");
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(game.market()).containsExactly("flashy-show", "spyglass", "spyglass", "cookies", "cookies");
    }

    @Test
    @DisplayName("Prepaid Good is no purchase: no surcharge counts, and Binoculars do not see it")
    @Shows({"dale.card.prepaid-good", "dale.card.binoculars"})
    void aPrepaidGoodIsNoPurchase() {
        var game = dale(2).red(hand("prepaid-good"))
                .blue(hand("binoculars"), schedule("scary-gunfight"))
                .market("cookies")
                .marketDeck("spyglass")
                .loose();
        game.plays("prepaid-good").picks("cookies");
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(game.kind()).isEqualTo("action");
        assertThat(game.discard(RED)).containsExactly("prepaid-good");
    }

    @Test
    @DisplayName("Prepaid Good with an empty market: nothing happens")
    @Shows({"dale.card.prepaid-good", "dale.technique.no-effect"})
    void aPrepaidGoodWithAnEmptyMarket() {
        var game = dale(2).red(hand("prepaid-good"))
                .market("-", "-", "-", "-", "-")
                .marketDeck(NO_CARDS);
        game.plays("prepaid-good");
        assertThat(game.discard(RED)).containsExactly("prepaid-good");
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("Essential Purchase: who buys it may throw away up to 3 of the Junk in the payment")
    @Shows({"dale.card.essential-purchase", "dale.card.throw-away"})
    void junkThatPaysIsThrownAway() {
        var game = dale(2).red(hand("junk", "junk", "junk", "junk"), discard())
                .market("essential-purchase")
                .junkPile(0);
        game.buys("essential-purchase").pays("junk", "junk", "junk");
        assertThat(game.kind()).isEqualTo("throw-away-junk");
        assertThat(game.offered("number")).containsExactly(0, 1, 2, 3);
        assertThat(game.told(BLUE)).isEmpty();
        game.names(2);
        assertThat(game.junkPile()).isEqualTo(2);
        assertThat(game.discard(RED)).containsExactly("junk");
        assertThat(game.hand(RED)).containsExactly("essential-purchase", "junk");
        assertThat(game.told(BLUE)).contains("Player 1 pays with Junk and throws it away.");
    }

    @Test
    @DisplayName("Essential Purchase: no more than 3, and it may be none")
    @Shows("dale.card.essential-purchase")
    void atMostThreeJunk() {
        var game = dale(2).red(hand("junk", "junk", "junk", "junk", "junk"), discard())
                .market("essential-purchase", "cookies", "cookies")
                .junkPile(0);
        game.buys("essential-purchase").pays("junk", "junk", "junk", "junk", "junk");
        assertThat(game.offered("number")).containsExactly(0, 1, 2, 3);
        game.names(0);
        assertThat(game.junkPile()).isZero();
        assertThat(game.discard(RED)).hasSize(5);
    }

    @Test
    @DisplayName("Essential Purchase: only Junk, wherever it lies in the payment; the rest is discarded in its order")
    @Shows({"dale.card.essential-purchase", "dale.card.discard-order"})
    void onlyJunkIsThrownAway() {
        var game = dale(2).red(hand("loyal-partner", "junk", "swift-broker"), discard())
                .market("essential-purchase")
                .junkPile(0);
        game.buys("essential-purchase").pays("loyal-partner", "junk", "swift-broker");
        assertThat(game.offered("number")).containsExactly(0, 1);
        game.names(1);
        assertThat(game.discard(RED)).containsExactly("swift-broker", "loyal-partner");
        assertThat(game.junkPile()).isEqualTo(1);

        var noJunk = dale(2).red(hand("spyglass", "junk")).market("essential-purchase");
        noJunk.buys("essential-purchase").pays("spyglass");
        assertThat(noJunk.kind()).isEqualTo("before-clean-up");
    }

    @Test
    @DisplayName("Essential Purchase works when it is bought, not from the hand and not for other cards")
    @Shows("dale.card.essential-purchase")
    void onlyWhenItIsBought() {
        var game = dale(2).red(hand("essential-purchase", "junk", "junk"), discard())
                .market("cookies");
        game.buys("cookies").pays("junk", "junk");
        assertThat(game.kind()).isEqualTo("before-clean-up");
        assertThat(game.discard(RED)).containsExactly("junk", "junk");
    }

    @Test
    @DisplayName("Market Discovery: once in the turn throw away the top card of the market deck; it is no action")
    @Shows({"dale.card.market-discovery", "dale.card.passive"})
    void discoveryThrowsAwayAMarketCard() {
        var game = dale(2).red(hand("market-discovery", "junk")).marketDeck("spyglass", "cookies");
        game.shows("market-discovery");
        assertThat(game.marketDiscard()).containsExactly("spyglass");
        assertThat(game.marketDeck()).containsExactly("cookies");
        assertThat(game.hand(RED)).containsExactly("market-discovery", "junk");
        assertThat(game.told(BLUE))
                .containsExactly(
                        "Player 1 shows Market Discovery.", "Player 1 throws away Spyglass from the market deck.");
        assertThat(game.kind()).isEqualTo("action");
        assertThat(game.options(RED)).doesNotContain(END);
        assertThat(game.offered("show")).isEmpty();
        assertThat(game.referee().undo(RED)).isInstanceOf(Undo.Unfair.class);
    }

    @Test
    @DisplayName("Market Discovery: counted by card, and still possible after the last action")
    @Shows("dale.card.market-discovery")
    void discoveryIsCountedByCard() {
        var game = dale(2).red(hand("market-discovery", "market-discovery"), discard())
                .marketDeck("spyglass", "cookies", "flashy-show", "swift-broker");
        game.shows("market-discovery").says("inventory").says("done");
        assertThat(game.kind()).isEqualTo("before-clean-up");
        game.shows("market-discovery");
        assertThat(game.marketDiscard()).containsExactly("cookies", "spyglass");
        assertThat(game.offered("show")).isEmpty();
        game.says("done");
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("Market Discovery: an empty market deck is made anew first; with no cards at all nothing happens")
    @Shows({"dale.card.market-discovery", "dale.deck.reshuffle"})
    void discoveryWithAnEmptyMarketDeck() {
        var game = dale(2).red(hand("market-discovery")).marketDeck(NO_CARDS).marketDiscard("spyglass", "cookies");
        game.shuffles("cookies", "spyglass").shows("market-discovery").fateIsSpent();
        assertThat(game.marketDiscard()).containsExactly("cookies");
        assertThat(game.marketDeck()).containsExactly("spyglass");

        var empty = dale(2).red(hand("market-discovery")).marketDeck(NO_CARDS);
        empty.shows("market-discovery").fateIsSpent();
        assertThat(empty.marketDiscard()).isEmpty();
        assertThat(empty.kind()).isEqualTo("action");
    }

    @Test
    @DisplayName("Market Discovery in the payment: buy the top card of the market's discard pile at its bare value")
    @Shows({"dale.card.market-discovery", "dale.market.buy"})
    void discoveryBuysFromTheDiscardPile() {
        var game = dale(2).red(hand("market-discovery", "junk", "junk"), discard())
                .blue(schedule("scary-gunfight"))
                .market("cookies", "cookies", "cookies")
                .marketDiscard("special-offer", "spyglass");
        assertThat(game.prices(RED)).containsExactly(0, 0, 6, 5, 4);
        assertThat(game.options(RED)).contains(fromDiscard("special-offer"));
        game.answers(fromDiscard("special-offer"));
        assertThat(game.offered("card")).containsExactly("market-discovery", "junk");
        game.pays("junk");
        assertThat(game.offered("card")).containsExactly("market-discovery");
        game.pays("market-discovery");
        assertThat(game.hand(RED)).containsExactly("special-offer", "junk");
        assertThat(game.discard(RED)).containsExactly("market-discovery", "junk");
        assertThat(game.marketDiscard()).containsExactly("spyglass");
        assertThat(game.market()).containsExactly("-", "-", "cookies", "cookies", "cookies");
        assertThat(game.told(BLUE)).contains("Player 1 buys Special Offer from the market’s discard pile for 5.");
    }

    @Test
    @DisplayName("Market Discovery: the payment must hold it and obey the overpay rule")
    @Shows({"dale.card.market-discovery", "dale.market.overpay"})
    void discoveryMustPay() {
        var game = dale(2).red(hand("market-discovery", "junk", "junk")).marketDiscard("cookies");
        game.answers(fromDiscard("cookies"));
        assertThat(game.offered("card")).containsExactly("market-discovery");
        assertThat(game.refusal(Map.of("card", "junk")).rule()).isEqualTo(DaleRule.MARKET_OVERPAY);

        var poor = dale(2).red(hand("junk", "junk"))
                .sets("macaws", "pandas", "sloths")
                .marketDiscard("cookies");
        assertThat(poor.options(RED)).doesNotContain(fromDiscard("cookies"));
        assertThat(poor.refusal(fromDiscard("cookies")).rule()).isEqualTo(new CardRule("market-discovery"));
    }

    @Test
    @DisplayName("Market Discovery: throw a card away and buy it in the same turn")
    @Shows("dale.card.market-discovery")
    void discoverAndBuy() {
        var game = dale(2).red(hand("market-discovery"), discard()).marketDeck("spyglass");
        game.shows("market-discovery").answers(fromDiscard("spyglass")).answers(Map.of("card", "market-discovery"));
        assertThat(game.hand(RED)).contains("spyglass");
        assertThat(game.discard(RED)).containsExactly("market-discovery");
    }

    @Test
    @DisplayName(
            "Market Discovery and Calculations in one payment: rearrange the market, and buy from the discard pile")
    @Shows({"dale.card.market-discovery", "dale.card.calculations", "dale.card.passive"})
    void discoveryWithCalculations() {
        var game = dale(2).red(hand("calculations", "market-discovery", "junk"), discard())
                .market("cookies", "spyglass")
                .marketDiscard("special-offer");
        game.says("rearrange").picks("cookies", "spyglass");
        game.answers(fromDiscard("special-offer"));
        assertThat(game.offered("card")).containsExactly("calculations", "market-discovery");
        game.pays("calculations", "market-discovery");
        assertThat(game.hand(RED)).contains("special-offer");
        assertThat(game.market()).containsExactly("-", "-", "-", "spyglass", "cookies");

        // Worth 4, either would need no more than Market Discovery.
        var cheap = dale(2).red(hand("calculations", "market-discovery"))
                .market("spyglass", "-", "-", "-", "-")
                .sets("platypuses", "macaws", "pandas")
                .marketDiscard("spyglass");
        assertThat(cheap.options(RED)).doesNotContain(Map.of("do", "rearrange")).contains(fromDiscard("spyglass"));
    }

    @Test
    @DisplayName("Market Discovery and Calculations: an empty market cannot be rearranged")
    @Shows({"dale.card.market-discovery", "dale.card.calculations"})
    void discoveryWithCalculationsAndAnEmptyMarket() {
        var game = dale(2).red(hand("calculations", "market-discovery"))
                .market("-", "-", "-", "-", "-")
                .marketDeck(NO_CARDS)
                .marketDiscard("special-offer");
        assertThat(game.options(RED)).doesNotContain(Map.of("do", "rearrange")).contains(fromDiscard("special-offer"));
    }

    @Test
    @DisplayName("Essential Purchase bought from the market's discard pile throws Junk away too")
    @Shows({"dale.card.essential-purchase", "dale.card.market-discovery", "dale.card.stock-clearance"})
    void anEssentialPurchaseFromTheDiscardPile() {
        var game = dale(2).red(hand("market-discovery", "stock-clearance", "junk", "junk"), discard())
                .marketDiscard("essential-purchase")
                .junkPile(0);
        game.answers(fromDiscard("essential-purchase"));
        game.pays("junk", "market-discovery", "stock-clearance", "junk");
        game.names(2);
        assertThat(game.discard(RED)).containsExactly("stock-clearance", "market-discovery");
        assertThat(game.junkPile()).isEqualTo(2);
    }

    @Test
    @DisplayName(
            "Special Offer: of the top 3 market cards keep one unseen, throw the others away in any order; no plus")
    @Shows("dale.card.special-offer")
    void theOfferOfThree() {
        var game = dale(2).red(hand("special-offer"))
                .market("cookies", "cookies", "cookies", "prepaid-good", "prepaid-good")
                .marketDeck("spyglass", "flashy-show", "favourite-toy", "shattered-relic");
        game.plays("special-offer");
        assertThat(game.view(RED).aside().cards())
                .containsExactlyInAnyOrder("spyglass", "flashy-show", "favourite-toy");
        assertThat(game.view(BLUE).aside()).isEqualTo(new DaleView.Hidden(3, List.of()));
        assertThat(game.told(BLUE)).contains("Player 1 draws 3 cards from the market deck.");
        game.picks("flashy-show");
        assertThat(game.told(BLUE)).containsExactly("Player 1 takes a card.");
        game.picks("favourite-toy");
        assertThat(game.marketDiscard()).containsExactly("spyglass", "favourite-toy");
        assertThat(game.hand(RED)).containsExactly("flashy-show", "junk", "junk", "junk", "junk");
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("Special Offer: an empty market deck is made anew in the middle of the draw")
    @Shows({"dale.card.special-offer", "dale.deck.reshuffle"})
    void theOfferWithASmallDeck() {
        var game = dale(2).red(hand("special-offer")).marketDeck("spyglass").marketDiscard("cookies", "flashy-show");
        game.shuffles("cookies", "flashy-show").plays("special-offer").fateIsSpent();
        assertThat(game.offered("card")).containsExactly("cookies", "spyglass", "flashy-show");
        game.picks("spyglass").picks("cookies");
        assertThat(game.marketDiscard()).containsExactly("flashy-show", "cookies");
    }

    @Test
    @DisplayName("Special Offer with fewer cards: as many as there are; with none nothing happens")
    @Shows({"dale.card.special-offer", "dale.card.as-much-as-possible"})
    void theOfferWithFewCards() {
        var game = dale(2).red(hand("special-offer")).marketDeck("spyglass", "cookies");
        game.plays("special-offer").picks("spyglass");
        assertThat(game.marketDiscard()).containsExactly("cookies");

        var one = dale(2).red(hand("special-offer")).marketDeck("spyglass");
        one.plays("special-offer").picks("spyglass");
        assertThat(one.hand(RED)).contains("spyglass");
        assertThat(one.marketDiscard()).isEmpty();

        var none = dale(2).red(hand("special-offer")).marketDeck(NO_CARDS);
        none.plays("special-offer");
        assertThat(none.asked()).isEqualTo(BLUE);
        assertThat(none.discard(RED)).containsExactly("special-offer");
    }

    @Test
    @DisplayName("Stock Clearance in the payment: any number of cards too many may be paid")
    @Shows({"dale.card.stock-clearance", "dale.market.overpay"})
    void clearanceTakesAnything() {
        var game = dale(2).red(hand("stock-clearance", "cookies", "junk", "junk"), discard())
                .market("cookies");
        game.buys("cookies").pays("stock-clearance");
        assertThat(Play.question(game.dale()).prompt(game.dale(), RED).rule())
                .isEqualTo(new CardRule("stock-clearance"));
        assertThat(game.options(RED)).contains(DONE);
        game.pays("junk", "junk").says("done");
        assertThat(game.discard(RED)).containsExactly("junk", "junk", "stock-clearance");
        assertThat(game.hand(RED)).containsExactly("cookies", "cookies");

        var exact =
                dale(2).red(hand("stock-clearance", "junk", "junk"), discard()).market("cookies");
        exact.buys("cookies").pays("junk", "junk");
        assertThat(exact.options(RED)).contains(DONE);
        assertThat(Play.question(exact.dale()).prompt(exact.dale(), RED).text().en())
                .contains("You may add Stock Clearance");
    }

    @Test
    @DisplayName("Stock Clearance: cards too many may be paid before it; then it must come")
    @Shows("dale.card.stock-clearance")
    void clearanceMayComeLast() {
        var game = dale(2).red(hand("stock-clearance", "cookies", "junk"), discard())
                .market("cookies");
        game.buys("cookies").pays("cookies");
        assertThat(game.options(RED)).contains(DONE);
        game.pays("junk");
        assertThat(game.options(RED)).doesNotContain(DONE);
        game.pays("stock-clearance");
        // The whole hand has been paid.
        assertThat(game.hand(RED)).containsExactly("cookies");
        assertThat(game.discard(RED)).containsExactly("stock-clearance", "junk", "cookies");
    }

    @Test
    @DisplayName("Stock Clearance waives nothing while it stays in hand")
    @Shows({"dale.card.stock-clearance", "dale.market.overpay"})
    void clearanceMustPay() {
        var game = dale(2).red(hand("stock-clearance", "cookies", "junk"), discard())
                .market("cookies");
        game.buys("cookies").pays("cookies").says("done");
        assertThat(game.discard(RED)).containsExactly("cookies");
        assertThat(game.hand(RED)).containsExactly("cookies", "stock-clearance", "junk");

        var without = dale(2).red(hand("spyglass", "junk")).market("cookies");
        without.buys("cookies").pays("spyglass");
        assertThat(without.discard(RED)).containsExactly("spyglass");
    }

    @Test
    @DisplayName("Stock Clearance with Glue: Glue may be a card too many and still stay in hand")
    @Shows({"dale.card.stock-clearance", "dale.card.glue"})
    void clearanceWithGlue() {
        var game = dale(2).red(hand("stock-clearance", "glue", "junk"), deck("junk", "junk"), discard())
                .market("cookies");
        game.buys("cookies").pays("stock-clearance", "glue").says("done").says("yes");
        assertThat(game.discard(RED)).containsExactly("stock-clearance");
        assertThat(game.hand(RED)).containsExactly("glue", "cookies", "junk");
    }
}
