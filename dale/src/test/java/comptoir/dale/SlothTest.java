package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.deck;
import static comptoir.dale.DaleScene.discard;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.schedule;
import static comptoir.dale.DaleScene.stall;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.Shows;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Diligent Pale-throated Sloths")
class SlothTest {

    @Test
    @DisplayName("Steady Achiever: the further action comes at once, the draw at the start of the next turn")
    @Shows({"dale.card.steady-achiever", "dale.turn.bonus-action", "dale.turn.start"})
    void steadyAchieverDrawsNextTurn() {
        var game = dale(2).red(hand("steady-achiever", "junk"), deck("junk", "junk", "junk", "junk", "glue"));
        game.plays("steady-achiever");
        assertThat(game.schedule(RED)).containsExactly("steady-achiever");
        assertThat(game.discard(RED)).isEmpty();
        game.says("end").discards();
        assertThat(game.hand(RED)).hasSize(6).contains("glue");
        assertThat(game.discard(RED)).containsExactly("steady-achiever");
        assertThat(game.schedule(RED)).isEmpty();
    }

    @Test
    @DisplayName("Steady Achiever: the draw makes a new deck, and takes Junk where there is none")
    @Shows({"dale.card.steady-achiever", "dale.deck.reshuffle", "dale.deck.junk-draw"})
    void steadyAchieverWithoutADeck() {
        var game = dale(2).red(hand(), deck(), discard("glue"), schedule("steady-achiever"))
                .at("start")
                .shuffles("glue");
        assertThat(game.hand(RED)).containsExactly("glue");
        var bare = dale(2).red(hand(), deck(), schedule("steady-achiever")).at("start");
        assertThat(bare.hand(RED)).containsExactly("junk");
    }

    @Test
    @DisplayName("Shopping Journey gives no further action; next turn its owner takes a market card for nothing")
    @Shows({"dale.card.shopping-journey", "dale.market.no-refill-yet", "dale.turn.bonus-action"})
    void shoppingJourneyTakesAMarketCard() {
        var game = dale(2).red(hand("shopping-journey")).market("magnet", "siesta", "ironing", "glue", "calculations");
        game.plays("shopping-journey");
        assertThat(game.asked()).isEqualTo(BLUE);
        game.discards();
        assertThat(game.kind()).isEqualTo("take-from-market");
        assertThat(game.offered("card")).hasSize(5);
        game.picks("glue");
        assertThat(game.hand(RED)).contains("glue");
        assertThat(game.market()).containsExactly("magnet", "siesta", "ironing", "-", "calculations");
        assertThat(game.discard(RED)).containsExactly("shopping-journey");
        game.discards();
        assertThat(game.market()).doesNotContain("-");
        assertThat(game.market().subList(1, 5)).containsExactly("magnet", "siesta", "ironing", "calculations");
    }

    @Test
    @DisplayName("Shopping Journey with an empty market does nothing")
    @Shows("dale.card.shopping-journey")
    void shoppingJourneyWithAnEmptyMarket() {
        var game = dale(2).red(schedule("shopping-journey"))
                .emptyMarket()
                .emptyMarketDeck()
                .at("start");
        assertThat(game.kind()).isEqualTo("action");
        assertThat(game.discard(RED)).containsExactly("shopping-journey");
    }

    @Test
    @DisplayName("Housecleaning now: up to 3 Junk from anywhere in the discard pile, whose order stays")
    @Shows("dale.card.housecleaning")
    void housecleaningTakesJunk() {
        var game = dale(2).red(hand("housecleaning"), discard("junk", "glue", "junk", "junk", "magnet", "junk"));
        game.plays("housecleaning");
        // Of the two Junk next to each other one stands for both.
        assertThat(game.offered("depth")).containsExactly(0, 2, 5);
        game.answers(Map.of("depth", 2)).answers(Map.of("card", "junk", "depth", 0));
        assertThat(game.told(BLUE)).isEmpty();
        game.says("done");
        assertThat(game.hand(RED)).containsExactly("junk", "junk");
        assertThat(game.discard(RED)).containsExactly("glue", "junk", "magnet", "junk");
        assertThat(game.schedule(RED)).containsExactly("housecleaning");
        assertThat(game.kind()).isEqualTo("action");
    }

    @Test
    @DisplayName("Housecleaning takes none if its player likes, and never more than 3")
    @Shows("dale.card.housecleaning")
    void housecleaningTakesNoneToThree() {
        var none = dale(2).red(hand("housecleaning"), discard("junk"));
        none.plays("housecleaning").says("done");
        assertThat(none.discard(RED)).containsExactly("junk");
        var three = dale(2).red(hand("housecleaning"), discard("junk", "junk", "junk", "junk"));
        three.plays("housecleaning").picks("junk", "junk", "junk");
        assertThat(three.kind()).isEqualTo("action");
        assertThat(three.hand(RED)).hasSize(3);
    }

    @Test
    @DisplayName("Housecleaning next turn: a hand card may be thrown away, Junk to its pile, others to the market's")
    @Shows({"dale.card.housecleaning", "dale.card.throw-away"})
    void housecleaningThrowsAway() {
        var junk = dale(2).red(hand("junk", "magnet"), schedule("housecleaning"))
                .junkPile(3)
                .at("start");
        junk.picks("junk");
        assertThat(junk.junkPile()).isEqualTo(4);
        assertThat(junk.discard(RED)).containsExactly("housecleaning");
        var folk =
                dale(2).red(hand("junk", "magnet"), schedule("housecleaning")).at("start");
        folk.picks("magnet");
        assertThat(folk.marketDiscard()).containsExactly("magnet");
        var kept =
                dale(2).red(hand("junk", "magnet"), schedule("housecleaning")).at("start");
        kept.passes();
        assertThat(kept.hand(RED)).containsExactly("magnet", "junk");
    }

    @Test
    @DisplayName("Siesta: next turn a card of the discard pile may be taken, never Siesta itself")
    @Shows("dale.card.siesta")
    void siestaTakesFromTheDiscardPile() {
        var game = dale(2).red(hand("junk"), discard("glue", "magnet"), schedule("siesta"))
                .at("start");
        assertThat(game.offered("card")).containsExactly("glue", "magnet");
        game.picks("magnet");
        assertThat(game.hand(RED)).containsExactly("magnet", "junk");
        assertThat(game.discard(RED)).containsExactly("siesta", "glue");
        var kept =
                dale(2).red(hand("junk"), discard("glue"), schedule("siesta")).at("start");
        kept.passes();
        assertThat(kept.discard(RED)).containsExactly("siesta", "glue");
        var empty = dale(2).red(schedule("siesta")).at("start");
        assertThat(empty.kind()).isEqualTo("action");
    }

    @Test
    @DisplayName(
            "Several cards in the schedule: their owner chooses the order, so Siesta can fetch one resolved before it")
    @Shows({"dale.card.siesta", "dale.technique.simultaneous", "dale.turn.start"})
    void siestaFetchesACardResolvedBefore() {
        var game = dale(2).red(hand(), deck("glue"), schedule("siesta", "lunch-break"))
                .at("start");
        assertThat(game.kind()).isEqualTo("resolve");
        game.picks("lunch-break");
        assertThat(game.hand(RED)).containsExactly("glue");
        assertThat(game.offered("card")).containsExactly("lunch-break");
        game.picks("lunch-break");
        assertThat(game.hand(RED)).containsExactly("glue", "lunch-break");
    }

    @Test
    @DisplayName("Siesta and a Reflection that counts as Siesta are due together: the order is their owner's to choose")
    @Shows({"dale.technique.simultaneous", "dale.card.siesta", "dale.card.reflection"})
    void siestaAndItsReflection() {
        var game = dale(2).red(hand("siesta", "reflection"), deck("junk", "junk", "junk", "junk", "junk"), discard())
                .blue(discard("siesta"));
        game.answers(Map.of("play", "reflection", "as", "siesta"))
                .plays("siesta")
                .says("end");
        game.passesUntilAction().discards().passesTo("resolve", RED);
        assertThat(game.options(RED))
                .containsExactlyInAnyOrder(Map.of("card", "siesta"), Map.of("card", "reflection", "as", "siesta"));
        // With an empty discard pile the first fetches nothing, and the second may fetch the first.
        game.picks("reflection");
        assertThat(game.offered("card")).containsExactly("reflection");
        game.picks("reflection");
        assertThat(game.hand(RED)).contains("reflection");
        assertThat(game.discard(RED)).containsExactly("siesta");
    }

    @Test
    @DisplayName("Lunch Break draws a card now, then comes the further action, and a card next turn")
    @Shows({"dale.card.lunch-break", "dale.turn.bonus-action"})
    void lunchBreakDrawsTwice() {
        var game = dale(2).red(hand("lunch-break"), deck("glue", "junk", "junk", "junk", "junk", "magnet"));
        game.plays("lunch-break");
        assertThat(game.hand(RED)).containsExactly("glue");
        game.says("end").discards();
        assertThat(game.hand(RED)).contains("magnet");
        assertThat(game.discard(RED)).containsExactly("lunch-break");
    }

    @Test
    @DisplayName("Ironing: next turn every card used counts one more, Junk too, in payments and stacks")
    @Shows({"dale.card.ironing", "dale.card.modifiers"})
    void ironingAddsOneToEveryCard() {
        var game = dale(2).red(hand("junk", "junk", "steady-achiever"), schedule("ironing"), stall("tireless-tinkerer"))
                .market("magnet", "siesta", "siesta", "glue", "magnet")
                .at("start");
        assertThat(game.discard(RED)).containsExactly("ironing");
        assertThat(game.view(RED).moreForAll()).isEqualTo(1);
        assertThat(game.prices(RED)).endsWith(4);
        assertThat(game.options(RED)).contains(Map.of("do", "build"));
        game.buys("magnet").pays("junk", "junk");
        assertThat(game.hand(RED)).contains("magnet", "steady-achiever");
        assertThat(game.discard(RED)).containsExactly("junk", "junk", "ironing");
        // The turn is over, and so is the effect.
        assertThat(game.view(RED).moreForAll()).isZero();
    }

    @Test
    @DisplayName("Ironing makes some totals impossible: two cards worth 1 make 4, not 2")
    @Shows({"dale.card.ironing", "dale.stall.stack"})
    void ironingMakesSomeStacksImpossible() {
        var game = dale(2).red(hand("steady-achiever"), schedule("ironing")).at("start");
        assertThat(game.options(RED)).doesNotContain(Map.of("do", "build"));
    }
}
