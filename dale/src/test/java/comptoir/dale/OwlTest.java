package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.GREEN;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.deck;
import static comptoir.dale.DaleScene.discard;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.schedule;
import static comptoir.dale.DaleScene.stall;
import static comptoir.dale.DaleScene.teams;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.Shows;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Observant Snowy Owls")
class OwlTest {

    @Test
    @DisplayName("Wise Spy: once in the own turn, draw the top 3 cards and put them back in any order; it is no action")
    @Shows({"dale.card.wise-spy", "dale.card.passive"})
    void wiseSpyOrdersTheDeck() {
        var game = dale(2).red(hand("wise-spy", "junk"), deck("glue", "magnet", "siesta", "junk"));
        game.shows("wise-spy");
        assertThat(game.told(BLUE)).contains("Player 1 shows Wise Spy.", "Player 1 looks at 3 cards from a deck.");
        assertThat(game.hand(RED)).containsExactly("wise-spy", "junk");
        game.picks("magnet", "glue");
        assertThat(game.deck(RED)).containsExactly("siesta", "glue", "magnet", "junk");
        assertThat(game.view(RED).players().get(RED).deck().top()).containsExactly("siesta", "glue", "magnet");
        assertThat(game.view(BLUE).players().get(RED).deck().top()).isEmpty();
        assertThat(game.kind()).isEqualTo("action");
        assertThat(game.offered("show")).isEmpty();
        assertThat(game.options(RED)).doesNotContain(Map.of("do", "end"));
    }

    @Test
    @DisplayName("Wise Spy is counted by card, and may be used after the last action too")
    @Shows("dale.card.wise-spy")
    void wiseSpyIsCountedByCard() {
        var game = dale(2).red(hand("wise-spy", "wise-spy"), deck("junk", "junk", "junk", "junk", "junk"));
        game.shows("wise-spy").picks("junk", "junk");
        game.says("inventory");
        // The one that was used and the one that was not are two different cards now.
        assertThat(game.options(RED)).contains(Map.of("card", "wise-spy"), Map.of("card", "wise-spy", "used", true));
        game.says("done");
        assertThat(game.kind()).isEqualTo("before-clean-up");
        game.shows("wise-spy").picks("junk", "junk");
        assertThat(game.offered("show")).isEmpty();
        game.says("done");
        assertThat(game.hand(RED)).hasSize(5);
    }

    @Test
    @DisplayName("Wise Spy: a draw from a small deck shuffles the discard pile under the cards drawn, and takes Junk at"
            + " last")
    @Shows({"dale.card.wise-spy", "dale.deck.reshuffle", "dale.deck.junk-draw"})
    void wiseSpyWithASmallDeck() {
        var game = dale(2).red(hand("wise-spy"), deck("glue"), discard("magnet", "siesta", "junk"));
        game.shuffles("siesta", "junk", "magnet").shows("wise-spy");
        assertThat(game.view(RED).aside().cards()).containsExactlyInAnyOrder("glue", "siesta", "junk");
        game.picks("junk", "siesta");
        assertThat(game.deck(RED)).containsExactly("glue", "siesta", "junk", "magnet");
        var bare = dale(2).red(hand("wise-spy"), deck("glue"));
        bare.shows("wise-spy");
        assertThat(bare.view(RED).aside().cards()).containsExactlyInAnyOrder("glue", "junk", "junk");
    }

    @Test
    @DisplayName("Ancient Knowledge: when another’s technique is finished, search the own deck, discard at most one,"
            + " shuffle")
    @Shows({"dale.card.ancient-knowledge", "dale.technique.trigger-window"})
    void ancientKnowledgeReactsToATechnique() {
        var game = dale(2).red(hand("tireless-tinkerer", "tireless-tinkerer", "junk"))
                .blue(hand("ancient-knowledge"), deck("junk", "glue"));
        game.plays("tireless-tinkerer");
        assertThat(game.asked()).isEqualTo(BLUE);
        game.shows("ancient-knowledge");
        assertThat(game.told(RED))
                .contains("Player 2 shows Ancient Knowledge.", "Player 2 looks through a deck: 2 cards.");
        game.shufflesNothing().picks("junk");
        assertThat(game.discard(BLUE)).containsExactly("junk");
        assertThat(game.hand(BLUE)).containsExactly("ancient-knowledge");
        game.passesUntilAction();
        assertThat(game.asked()).isEqualTo(RED);
        // The next technique is another event: it may be used again, without discarding.
        game.plays("tireless-tinkerer")
                .shows("ancient-knowledge")
                .shufflesNothing()
                .passes();
        assertThat(game.discard(BLUE)).containsExactly("junk");
    }

    @Test
    @DisplayName("Ancient Knowledge: one activation for a card and an event; an own technique is none")
    @Shows({"dale.card.ancient-knowledge", "dale.technique.trigger-window"})
    void ancientKnowledgeOncePerEvent() {
        var game = dale(2).red(hand("tireless-tinkerer", "ancient-knowledge"))
                .blue(hand("ancient-knowledge", "junk"), deck("junk", "glue"));
        game.plays("tireless-tinkerer");
        assertThat(game.asked()).isEqualTo(BLUE);
        game.shows("ancient-knowledge").shufflesNothing().picks("glue");
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(game.offered("show")).isEmpty();
        game.passesUntilAction();
        assertThat(game.asked()).isEqualTo(RED);
    }

    @Test
    @DisplayName("Ancient Knowledge: a delayed technique is finished when it leaves the schedule; an empty deck is not"
            + " searched")
    @Shows({"dale.card.ancient-knowledge", "dale.technique.search-empty"})
    void ancientKnowledgeAndDelayedTechniques() {
        var game = dale(2).red(hand("siesta", "junk")).blue(hand("ancient-knowledge"), deck());
        game.plays("siesta");
        assertThat(game.asked()).isEqualTo(RED);
        var later = dale(2).red(schedule("siesta"))
                .blue(hand("ancient-knowledge"), deck())
                .at("start");
        assertThat(later.asked()).isEqualTo(BLUE);
        later.shows("ancient-knowledge").fateIsSpent();
        assertThat(later.discard(BLUE)).isEmpty();
    }

    @Test
    @DisplayName("Ancient Knowledge: a technique that swaps itself away is finished too")
    @Shows("dale.card.ancient-knowledge")
    void ancientKnowledgeAndSwappedTechniques() {
        var game = dale(2).red(hand("safety-precaution"), stall("tireless-tinkerer"))
                .blue(hand("ancient-knowledge"), deck("junk"));
        game.plays("safety-precaution").picks("tireless-tinkerer");
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(game.offered("show")).containsExactly("ancient-knowledge");
    }

    @Test
    @DisplayName("Quality Inspection: whenever it enters the hand its owner may throw away a hand card and draw one")
    @Shows({"dale.card.quality-inspection", "dale.card.throw-away"})
    void qualityInspectionOnPurchase() {
        var game = dale(2).red(hand("safety-precaution", "junk"), deck("glue", "junk", "junk", "junk", "junk"))
                .market("siesta", "siesta", "siesta", "magnet", "quality-inspection")
                .junkPile(1);
        game.buys("quality-inspection").pays("safety-precaution");
        assertThat(game.asked()).isEqualTo(RED);
        game.shows("quality-inspection").picks("junk");
        assertThat(game.junkPile()).isEqualTo(2);
        assertThat(game.hand(RED)).contains("glue", "quality-inspection");
    }

    @Test
    @DisplayName("Quality Inspection may throw itself away; drawn in the clean-up it is offered after the whole draw")
    @Shows("dale.card.quality-inspection")
    void qualityInspectionInTheCleanUp() {
        var game = dale(2).red(hand("junk"), deck("junk", "quality-inspection", "junk", "quality-inspection", "glue"));
        game.discards();
        assertThat(game.hand(RED)).hasSize(5);
        assertThat(game.kind()).isEqualTo("react");
        game.shows("quality-inspection").picks("quality-inspection");
        assertThat(game.marketDiscard()).containsExactly("quality-inspection");
        assertThat(game.hand(RED)).contains("glue");
        // Each copy that entered is offered once.
        assertThat(game.offered("show")).containsExactly("quality-inspection");
    }

    @Test
    @DisplayName("Quality Inspection received on another player’s turn is offered there and then")
    @Shows("dale.card.quality-inspection")
    void qualityInspectionOnAnothersTurn() {
        var game = dale(2).red(hand("raffle", "quality-inspection")).blue(hand("junk"));
        game.fate("quality-inspection").fate("junk").plays("raffle");
        while (game.asked() == RED) game.passes();
        assertThat(game.offered("show")).containsExactly("quality-inspection");
        game.passes();
        assertThat(game.hand(BLUE)).containsExactly("quality-inspection");
    }

    @Test
    @DisplayName("Binoculars: after another’s purchase draw a card, then discard one; a free take is no purchase")
    @Shows("dale.card.binoculars")
    void binocularsReactsToAPurchase() {
        var game = dale(2).red(hand("magnet"))
                .blue(hand("binoculars", "junk"), deck("glue", "junk"))
                .market("siesta", "siesta", "siesta", "ironing", "magnet");
        game.buys("magnet").pays("magnet").passesTo("react", BLUE);
        game.shows("binoculars");
        assertThat(game.hand(BLUE)).containsExactly("glue", "binoculars", "junk");
        game.picks("junk");
        assertThat(game.discard(BLUE)).containsExactly("junk");
        assertThat(game.hand(BLUE)).containsExactly("glue", "binoculars");
    }

    @Test
    @DisplayName("Binoculars itself may be the card discarded")
    @Shows("dale.card.binoculars")
    void binocularsMayDiscardItself() {
        var game = dale(2).red(hand("magnet"))
                .blue(hand("binoculars"), deck("glue", "junk"))
                .market("siesta", "siesta", "siesta", "ironing", "magnet");
        game.buys("magnet")
                .pays("magnet")
                .passesTo("react", BLUE)
                .shows("binoculars")
                .picks("binoculars");
        assertThat(game.discard(BLUE)).containsExactly("binoculars");
    }

    @Test
    @DisplayName(
            "Balancing: when another shuffles, exchange an animalfolk hand card with a discarded one, place for place")
    @Shows({"dale.card.balancing", "dale.technique.reaction-order"})
    void balancingReactsToAShuffle() {
        var game = dale(2).red(hand("magnet"), deck("junk", "junk"))
                .blue(hand("balancing", "siesta", "junk"), discard("junk", "glue", "junk"));
        game.plays("magnet").shufflesNothing().picks("junk").passesTo("react", BLUE);
        // The shuffle came first; the technique is answered after it.
        game.shows("balancing");
        assertThat(game.offered("depth")).containsExactly(0, 1, 2);
        game.picks("glue");
        assertThat(game.offered("card")).containsExactly("siesta", "balancing");
        game.picks("siesta");
        assertThat(game.hand(BLUE)).containsExactly("glue", "balancing", "junk");
        assertThat(game.discard(BLUE)).containsExactly("junk", "siesta", "junk");
    }

    @Test
    @DisplayName("Balancing: who takes the only card of the deck has nothing to shuffle, so nobody has shuffled")
    @Shows({"dale.card.balancing", "dale.card.magnet", "dale.card.cheer"})
    void balancingIgnoresAShuffleOfNothing() {
        var game = dale(2).red(hand("magnet"), deck("glue")).blue(hand("balancing", "siesta"), discard("junk"));
        game.plays("magnet").picks("glue").fateIsSpent();
        while (!game.kind().equals("action")) {
            assertThat(game.offered("show")).isEmpty();
            game.passesOnce();
        }
        var cheer = dale(2).red(hand("cheer"), deck("glue"))
                .blue(hand("balancing", "magnet"), deck("calculations", "junk"), discard("junk"));
        cheer.plays("cheer").answers(RED, Map.of("card", "glue")).shufflesNothing();
        cheer.answers(BLUE, Map.of("card", "calculations")).fateIsSpent();
        while (!cheer.kind().equals("action")) {
            assertThat(cheer.offered("show")).isEmpty();
            cheer.passesOnce();
        }
    }

    @Test
    @DisplayName("Balancing may exchange itself, works on the own turn when another shuffles, and not without a discard"
            + " pile")
    @Shows("dale.card.balancing")
    void balancingOnTheOwnTurn() {
        var game = dale(2).red(hand("little-villain", "balancing"), discard("junk", "glue"))
                .blue(deck("junk"), discard("junk"));
        game.shufflesNothing().plays("little-villain");
        game.passesTo("react", RED).shows("balancing").picks("glue").picks("balancing");
        assertThat(game.hand(RED)).containsExactly("glue");
        assertThat(game.discard(RED)).containsExactly("little-villain", "junk", "balancing");
    }

    @Test
    @DisplayName("Extra Remarks: when another builds a stack, put a card of the own discard pile onto the own deck")
    @Shows("dale.card.extra-remarks")
    void extraRemarksReactsToAStack() {
        var game = dale(2).red(hand("tireless-tinkerer"))
                .blue(hand("extra-remarks"), deck("junk"), discard("junk", "glue"));
        game.builds("tireless-tinkerer");
        assertThat(game.asked()).isEqualTo(BLUE);
        game.shows("extra-remarks").picks("glue");
        assertThat(game.deck(BLUE)).containsExactly("glue", "junk");
        assertThat(game.hand(BLUE)).containsExactly("extra-remarks");
    }

    @Test
    @DisplayName("Extra Remarks: the winning stack ends the game before anybody can react")
    @Shows({"dale.card.extra-remarks", "dale.end.win"})
    void noReactionToTheWinningStack() {
        var game = dale(2).red(
                        hand("magnet", "magnet"),
                        stall("wise-spy", "wise-spy", "wise-spy", "wise-spy", "junk", "junk", "junk"))
                .blue(hand("extra-remarks"), discard("glue"));
        game.builds("magnet", "magnet");
        assertThat(game.referee().over()).isTrue();
    }

    @Test
    @DisplayName("Several reactors are asked clockwise from the active player, each for all own cards")
    @Shows("dale.technique.reaction-order")
    void reactionsGoClockwise() {
        var game = dale(3).red(hand("junk"))
                .green(hand("binoculars", "binoculars"), deck("junk", "junk", "junk"))
                .blue(hand("magnet"))
                .turnOf(BLUE)
                .market("siesta", "siesta", "siesta", "ironing", "magnet");
        game.buys("magnet").pays("magnet").passesTo("react", GREEN);
        game.shows("binoculars").picks("junk");
        assertThat(game.asked()).isEqualTo(GREEN);
        game.shows("binoculars").picks("junk");
        game.passesTo("react", RED);
        assertThat(game.offered("show")).isEmpty();
    }

    @Test
    @DisplayName("The partner’s doings are another player’s doings")
    @Shows({"dale.team.another-player", "dale.card.extra-remarks"})
    void reactionsToThePartner() {
        var game = teams().red(hand("tireless-tinkerer")).green(hand("extra-remarks"), discard("glue"));
        game.builds("tireless-tinkerer").passesTo("react", GREEN);
        assertThat(game.offered("show")).containsExactly("extra-remarks");
    }

    @Test
    @DisplayName("Being asked tells nothing: whoever could hold a reaction for all the table knows is asked")
    @Shows("dale.technique.trigger-window")
    void everybodyWhoMightReactIsAsked() {
        var game = dale(3).red(hand("tireless-tinkerer"))
                .blue(hand("junk"))
                .green(hand("junk"), deck("ancient-knowledge"));
        game.plays("tireless-tinkerer");
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(game.options(BLUE)).containsExactly(Map.of("do", "pass"));
        var open = dale(2).red(hand("tireless-tinkerer"))
                .blue(hand("junk"), discard("ancient-knowledge", "ancient-knowledge", "ancient-knowledge"));
        open.plays("tireless-tinkerer");
        assertThat(open.asked()).isEqualTo(RED);
    }
}
