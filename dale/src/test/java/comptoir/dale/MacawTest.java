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

import comptoir.dale.view.DaleView;
import comptoir.engine.Undo;
import comptoir.kit.Shows;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Snappy Scarlet Macaws")
class MacawTest {

    private static final Map<String, Object> END = Map.of("do", "end");

    @Test
    @DisplayName("Swift Broker: discard the hand in the order chosen, draw as many, then there is a further action")
    @Shows({"dale.card.swift-broker", "dale.card.discard-order"})
    void theBrokerChangesTheHand() {
        var game = dale(2).red(
                        hand("swift-broker", "cookies", "spyglass", "junk"),
                        deck("flashy-show", "junk", "shattered-relic", "favourite-toy"));
        game.plays("swift-broker");
        assertThat(game.offered("card")).containsExactly("cookies", "spyglass", "junk");
        game.picks("spyglass");
        assertThat(game.told(BLUE)).isEmpty();
        assertThat(game.view(BLUE).players().get(RED).hand().count()).isEqualTo(3);
        assertThat(game.view(RED).chosen()).containsExactly("spyglass");
        game.picks("junk", "cookies");
        assertThat(game.discard(RED)).containsExactly("swift-broker", "cookies", "junk", "spyglass");
        assertThat(game.hand(RED)).containsExactly("shattered-relic", "flashy-show", "junk");
        assertThat(game.told(BLUE))
                .contains("Player 1 discards Spyglass, Junk and Cookies.", "Player 1 draws 3 cards.");
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Swift Broker: a new deck holds the cards just discarded, and not the Broker itself")
    @Shows({"dale.card.swift-broker", "dale.deck.reshuffle", "dale.technique.schedule"})
    void theBrokerDrawsFromWhatWasDiscarded() {
        var game = dale(2).red(hand("swift-broker", "cookies", "cookies"), deck("junk"), discard("spyglass"));
        game.shuffles("cookies", "spyglass", "cookies").plays("swift-broker");
        game.picks("cookies", "cookies").fateIsSpent();
        assertThat(game.hand(RED)).containsExactly("cookies", "junk");
        assertThat(game.deck(RED)).containsExactly("spyglass", "cookies");
        assertThat(game.discard(RED)).containsExactly("swift-broker");
    }

    @Test
    @DisplayName("Swift Broker as the last card of a hand: nothing is discarded or drawn, the action remains")
    @Shows({"dale.card.swift-broker", "dale.technique.no-effect"})
    void theBrokerWithAnEmptyHand() {
        var game = dale(2).red(hand("swift-broker"), deck("junk"));
        game.plays("swift-broker");
        assertThat(game.hand(RED)).isEmpty();
        assertThat(game.deck(RED)).containsExactly("junk");
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Cookies in hand: the hand is filled to one card more, and the card made use of is shown")
    @Shows({"dale.card.cookies", "dale.cleanup.hand", "dale.card.passive"})
    void cookiesWidenTheHand() {
        var game = dale(2).red(hand("cookies", "junk"), deck("junk", "junk", "junk", "junk", "junk"));
        assertThat(game.view(RED).players().get(RED).handSize()).isEqualTo(6);
        assertThat(game.view(BLUE).players().get(RED).handSize()).isEqualTo(5);
        game.says("inventory").says("done");
        assertThat(game.hand(RED)).hasSize(6);
        assertThat(game.told(BLUE))
                .contains("Player 1 shows Cookies and fills the hand to more cards.", "Player 1 draws 4 cards.");
        assertThat(game.view(BLUE).players().get(RED).hand().remembered()).containsExactly("cookies");
    }

    @Test
    @DisplayName("Cookies: each copy counts, one drawn while filling the hand at once")
    @Shows("dale.card.cookies")
    void cookiesDrawnWhileFillingCount() {
        var game = dale(2).red(
                        hand("cookies", "junk"), deck("junk", "cookies", "junk", "junk", "cookies", "junk", "junk"))
                .at("clean-up");
        assertThat(game.hand(RED)).hasSize(8).contains("cookies", "cookies", "cookies");
        assertThat(game.deck(RED)).containsExactly("junk");
        assertThat(game.told(BLUE))
                .contains("Player 1 shows Cookies, Cookies and Cookies and fills the hand to more cards.");
    }

    @Test
    @DisplayName("Cookies: a hand that is full anyway draws nothing and shows nothing")
    @Shows("dale.card.cookies")
    void cookiesInAFullHand() {
        var game = dale(2).red(hand("cookies", "junk", "junk", "junk", "junk", "junk"))
                .at("clean-up");
        assertThat(game.hand(RED)).hasSize(6);
        assertThat(game.told(BLUE)).noneMatch(told -> told.contains("Cookies"));
    }

    @Test
    @DisplayName("Cookies in the stall or in the discard pile do nothing; with a Sofa in the stall they add up")
    @Shows({"dale.card.cookies", "dale.card.sofa", "dale.stall.out-of-play"})
    void cookiesCountInHandOnly() {
        var game = dale(2).red(hand(), discard("cookies"), stall("swift-broker", "cookies"))
                .at("clean-up");
        assertThat(game.hand(RED)).hasSize(5);

        var both = dale(2).red(
                        hand("cookies"), deck("junk", "junk", "junk", "junk", "junk", "junk", "junk"), stall("sofa"))
                .at("clean-up");
        assertThat(both.hand(RED)).hasSize(7);
    }

    @Test
    @DisplayName("Cookies and Lost Shipments: one card in total, shown only where that one card comes of the Cookies")
    @Shows({"dale.card.cookies", "dale.card.lost-shipments"})
    void cookiesDoNotLiftLostShipments() {
        var game = dale(2).red(hand("cookies"), deck("cookies", "junk", "junk"))
                .blue(schedule("lost-shipments"))
                .at("clean-up");
        assertThat(game.hand(RED)).containsExactly("cookies", "cookies");
        assertThat(game.told(BLUE)).noneMatch(told -> told.contains("shows Cookies"));

        var full = dale(2).red(hand("cookies", "junk", "junk", "junk", "junk"), deck("cookies", "junk"))
                .blue(schedule("lost-shipments"))
                .at("clean-up");
        assertThat(full.hand(RED)).hasSize(6);
        assertThat(full.told(BLUE)).contains("Player 1 shows Cookies and fills the hand to more cards.");
    }

    @Test
    @DisplayName("Shattered Relic: throw away a card of the hand, then draw one, then there is a further action")
    @Shows({"dale.card.shattered-relic", "dale.card.throw-away"})
    void theRelicThrowsAwayAndDraws() {
        var game = dale(2).red(hand("shattered-relic", "cookies", "junk"), deck("spyglass", "junk"));
        game.plays("shattered-relic");
        assertThat(game.offered("card")).containsExactly("cookies", "junk");
        game.picks("cookies");
        assertThat(game.marketDiscard()).containsExactly("cookies");
        assertThat(game.hand(RED)).containsExactly("spyglass", "junk");
        assertThat(game.discard(RED)).containsExactly("shattered-relic");
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Shattered Relic: Junk thrown away returns to the Junk pile")
    @Shows({"dale.card.shattered-relic", "dale.card.throw-away"})
    void theRelicThrowsJunkAway() {
        var game =
                dale(2).red(hand("shattered-relic", "junk"), deck("spyglass")).junkPile(4);
        game.plays("shattered-relic").picks("junk");
        assertThat(game.junkPile()).isEqualTo(5);
        assertThat(game.marketDiscard()).isEmpty();
        assertThat(game.hand(RED)).containsExactly("spyglass");
    }

    @Test
    @DisplayName("Shattered Relic as the last card of a hand: only the draw happens, with a new deck where needed")
    @Shows({"dale.card.shattered-relic", "dale.card.compulsory", "dale.deck.reshuffle"})
    void theRelicWithAnEmptyHand() {
        var game = dale(2).red(hand("shattered-relic"), deck(), discard("cookies"));
        game.shuffles("cookies").plays("shattered-relic").fateIsSpent();
        assertThat(game.hand(RED)).containsExactly("cookies");
        assertThat(game.discard(RED)).containsExactly("shattered-relic");
    }

    @Test
    @DisplayName("Spyglass: of the top 3 cards keep one, put the others back in any order; nobody else sees them")
    @Shows("dale.card.spyglass")
    void theSpyglassLooksAtThreeCards() {
        var game = dale(2).red(hand("spyglass"), deck("cookies", "junk", "flashy-show", "favourite-toy"));
        game.plays("spyglass");
        assertThat(game.view(RED).aside().cards()).containsExactlyInAnyOrder("cookies", "junk", "flashy-show");
        assertThat(game.view(BLUE).aside()).isEqualTo(new DaleView.Hidden(3, List.of()));
        assertThat(game.offered("card")).containsExactly("cookies", "flashy-show", "junk");
        game.picks("flashy-show");
        assertThat(game.told(BLUE)).containsExactly("Player 1 takes a card.");
        assertThat(game.offered("card")).containsExactly("cookies", "junk");
        game.picks("junk");
        assertThat(game.told(BLUE)).contains("Player 1 puts 2 cards on top of their deck.");
        assertThat(game.deck(RED)).containsExactly("cookies", "junk", "favourite-toy");
        assertThat(game.hand(RED)).containsExactly("flashy-show");
        assertThat(game.view(RED).players().get(RED).deck().top()).containsExactly("cookies", "junk");
        assertThat(game.view(BLUE).players().get(RED).deck().top()).isEmpty();
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Spyglass: a card that another player had laid on the deck can no longer be followed by that player")
    @Shows({"dale.card.spyglass", "dale.card.rotten-food"})
    void theSpyglassCoversTheTracks() {
        var game = dale(2).red(hand("rotten-food", "cookies")).blue(hand("spyglass"), deck("junk", "flashy-show"));
        game.plays("rotten-food").picks("cookies").says("end");
        assertThat(game.view(RED).players().get(BLUE).deck().top()).containsExactly("cookies");
        game.plays("spyglass").picks("junk").picks("flashy-show");
        assertThat(game.deck(BLUE)).containsExactly("cookies", "flashy-show");
        assertThat(game.view(RED).players().get(BLUE).deck().top()).isEmpty();
    }

    @Test
    @DisplayName("Spyglass: the deck is made anew in the middle of the draw; the Spyglass is not in it")
    @Shows({"dale.card.spyglass", "dale.deck.reshuffle"})
    void theSpyglassWithASmallDeck() {
        var game = dale(2).red(hand("spyglass"), deck("cookies"), discard("junk", "flashy-show", "favourite-toy"));
        game.shuffles("flashy-show", "favourite-toy", "junk").plays("spyglass").fateIsSpent();
        assertThat(game.offered("card")).containsExactly("cookies", "flashy-show", "favourite-toy");
        game.picks("favourite-toy").picks("cookies");
        assertThat(game.deck(RED)).containsExactly("flashy-show", "cookies", "junk");
    }

    @Test
    @DisplayName("Spyglass with neither deck nor discard pile: as for any draw, Junk stands in")
    @Shows({"dale.card.spyglass", "dale.deck.junk-draw"})
    void theSpyglassWithoutCards() {
        var game = dale(2).red(hand("spyglass"), deck("cookies"), discard()).junkPile(1);
        game.plays("spyglass");
        assertThat(game.offered("card")).containsExactly("cookies", "junk");
        game.picks("junk").picks("junk");
        assertThat(game.deck(RED)).containsExactly("cookies", "junk");
        assertThat(game.hand(RED)).containsExactly("junk");
    }

    @Test
    @DisplayName("Spyglass: having looked cannot be taken back; choosing can")
    @Shows("dale.card.spyglass")
    void lookingCannotBeTakenBack() {
        var game = dale(2).red(hand("spyglass"), deck("cookies", "junk", "flashy-show"));
        game.plays("spyglass");
        assertThat(game.referee().undo(RED)).isInstanceOf(Undo.Unfair.class);
        game.picks("cookies");
        assertThat(game.referee().undo(RED)).isInstanceOf(Undo.Fair.class);
    }

    @Test
    @DisplayName("Flashy Show: for the rest of the turn each card that pays counts one more, Junk too")
    @Shows({"dale.card.flashy-show", "dale.market.pay"})
    void theShowMakesCardsPayMore() {
        var game = dale(2).red(hand("flashy-show", "junk", "junk", "junk"))
                .market("spyglass", "spyglass", "shattered-relic", "shattered-relic", "spyglass");
        game.plays("flashy-show");
        assertThat(game.discard(RED)).containsExactly("flashy-show");
        assertThat(game.view(BLUE).moreForAll()).isEqualTo(1);
        assertThat(game.prices(RED)).containsExactly(8, 7, 5, 4, 4);
        game.answers(Map.of("buy", "spyglass", "slot", 4)).pays("junk", "junk");
        assertThat(game.hand(RED)).contains("spyglass");
        assertThat(game.view(BLUE).moreForAll()).isZero();
    }

    @Test
    @DisplayName("Flashy Show: each card of a stack counts one more, which also puts some totals out of reach")
    @Shows({"dale.card.flashy-show", "dale.stall.stack"})
    void theShowMakesStacksWorthMore() {
        var game = dale(2).red(hand("flashy-show", "swift-broker", "cookies"), stall("loyal-partner"));
        game.plays("flashy-show").builds("swift-broker");
        assertThat(game.stall(RED).getLast()).containsExactly("swift-broker");

        var first = dale(2).red(hand("flashy-show", "swift-broker"));
        assertThat(first.options(RED)).contains(Map.of("do", "build"));
        first.plays("flashy-show");
        assertThat(first.options(RED)).doesNotContain(Map.of("do", "build"));
    }

    @Test
    @DisplayName("Flashy Show and Rare Artefact: changes of value apply in the order in which they were made")
    @Shows({"dale.card.flashy-show", "dale.card.modifiers"})
    void theShowBeforeAndAfterTheArtefact() {
        var before = dale(2).red(hand("flashy-show", "rare-artefact", "junk"));
        before.plays("flashy-show").plays("rare-artefact").fate(3).picks("junk");
        assertThat(before.view(RED).players().get(RED).hand().cards().getFirst().value())
                .isEqualTo(6);

        var after = dale(2).red(hand("flashy-show", "rare-artefact", "junk"));
        after.plays("rare-artefact").fate(3).picks("junk").plays("flashy-show");
        assertThat(after.view(RED).players().get(RED).hand().cards().getFirst().value())
                .isEqualTo(4);
    }

    @Test
    @DisplayName("Flashy Show adds up with Ironing")
    @Shows({"dale.card.flashy-show", "dale.card.ironing"})
    void theShowAddsUpWithIroning() {
        var game = dale(2).red(hand("flashy-show", "junk"), schedule("ironing")).at("start");
        game.plays("flashy-show");
        assertThat(game.view(RED).players().get(RED).hand().cards().getFirst().value())
                .isEqualTo(3);
    }

    @Test
    @DisplayName("Favourite Toy: the top card of the own discard pile goes to the hand, never the Toy itself")
    @Shows("dale.card.favourite-toy")
    void theToyTakesTheTopCard() {
        var game = dale(2).red(hand("favourite-toy"), discard("spyglass", "junk"));
        game.plays("favourite-toy");
        assertThat(game.hand(RED)).containsExactly("spyglass");
        assertThat(game.discard(RED)).containsExactly("favourite-toy", "junk");
        assertThat(game.told(BLUE)).contains("Player 1 takes Spyglass from a discard pile.");
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Favourite Toy with an empty discard pile: nothing moves, the deck is not touched")
    @Shows({"dale.card.favourite-toy", "dale.technique.no-effect"})
    void theToyWithoutADiscardPile() {
        var game = dale(2).red(hand("favourite-toy"), deck("junk"), discard());
        game.plays("favourite-toy").fateIsSpent();
        assertThat(game.hand(RED)).isEmpty();
        assertThat(game.discard(RED)).containsExactly("favourite-toy");
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Flashy Show: a card may be named without the value it has now, where that is clear")
    @Shows("dale.card.flashy-show")
    void theValueMayBeLeftOut() {
        var game =
                dale(2).red(hand("flashy-show", "magnet"), deck("glue", "junk")).shufflesNothing();
        game.plays("flashy-show");
        assertThat(game.options(RED)).contains(Map.of("play", "magnet", "value", 5));
        game.referee().answer(RED, Map.of("play", "magnet"));
        assertThat(game.kind()).isEqualTo("take-from-deck");
    }
}
