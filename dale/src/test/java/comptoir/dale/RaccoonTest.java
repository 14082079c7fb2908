package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.GREEN;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.YELLOW;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.deck;
import static comptoir.dale.DaleScene.discard;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.teams;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Undo;
import comptoir.kit.Shows;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Thieving Northern Raccoons")
class RaccoonTest {

    private static final Map<String, Object> END = Map.of("do", "end");

    @Test
    @DisplayName("Wily Fellow: deck and discard pile change places; the old deck is turned over, the new one shuffled")
    @Shows("dale.card.wily-fellow")
    void theFellowSwapsThePiles() {
        var game = dale(2).red(
                        hand("wily-fellow", "junk"),
                        deck("cookies", "spyglass", "junk"),
                        discard("flashy-show", "junk"));
        game.shuffles("junk", "flashy-show").plays("wily-fellow").fateIsSpent();
        assertThat(game.deck(RED)).containsExactly("junk", "flashy-show");
        assertThat(game.discard(RED)).containsExactly("wily-fellow", "junk", "spyglass", "cookies");
        assertThat(game.told(BLUE))
                .contains(
                        "Player 1 swaps the deck and the discard pile.",
                        "Player 1 turns the old deck over, its top card first: Cookies, Spyglass and Junk.",
                        "Player 1 shuffles the deck.");
        assertThat(game.view(BLUE).players().get(RED).deck().top()).isEmpty();
        assertThat(game.view(RED).players().get(RED).deck().top()).isEmpty();
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Wily Fellow with an empty deck: the discard pile becomes the deck")
    @Shows("dale.card.wily-fellow")
    void theFellowWithAnEmptyDeck() {
        var game = dale(2).red(hand("wily-fellow"), deck(), discard("flashy-show", "junk"));
        game.shuffles("junk", "flashy-show").plays("wily-fellow").fateIsSpent();
        assertThat(game.deck(RED)).containsExactly("junk", "flashy-show");
        assertThat(game.discard(RED)).containsExactly("wily-fellow");
    }

    @Test
    @DisplayName("Wily Fellow with an empty discard pile: the deck is empty then, and there is nothing to shuffle")
    @Shows("dale.card.wily-fellow")
    void theFellowWithAnEmptyDiscardPile() {
        var game = dale(2).red(hand("wily-fellow"), deck("cookies", "spyglass"), discard());
        game.plays("wily-fellow").fateIsSpent();
        assertThat(game.deck(RED)).isEmpty();
        assertThat(game.discard(RED)).containsExactly("wily-fellow", "spyglass", "cookies");

        var nothing = dale(2).red(hand("wily-fellow"), deck(), discard());
        nothing.plays("wily-fellow").fateIsSpent();
        assertThat(nothing.discard(RED)).containsExactly("wily-fellow");
        assertThat(nothing.options(RED)).contains(END);
    }

    @Test
    @DisplayName(
            "Wily Fellow shuffles a deck, to which Balancing may react; without a shuffle there is nothing to react to")
    @Shows({"dale.card.wily-fellow", "dale.card.balancing"})
    void balancingReactsToTheFellow() {
        var game = dale(2).red(hand("wily-fellow", "junk"), discard("junk", "junk"))
                .blue(hand("balancing"), discard("junk"));
        game.shufflesNothing().plays("wily-fellow");
        assertThat(game.asked()).isEqualTo(BLUE);
        assertThat(game.offered("show")).containsExactly("balancing");

        var quiet = dale(2).red(hand("wily-fellow", "junk"), discard()).blue(hand("balancing"), discard("junk"));
        quiet.plays("wily-fellow");
        assertThat(quiet.asked()).isEqualTo(RED);
    }

    @Test
    @DisplayName("Nuisance: up to 2 other players each discard a random card onto their own discard piles")
    @Shows("dale.card.nuisance")
    void nuisanceForTwo() {
        var game = dale(4).red(hand("nuisance", "junk"))
                .blue(hand("cookies", "junk"), discard())
                .green(hand("spyglass", "junk"), discard())
                .yellow(hand("junk"), discard())
                .fate("cookies")
                .fate("spyglass");
        game.plays("nuisance");
        assertThat(game.offered("player")).containsExactly(BLUE, GREEN, YELLOW);
        game.chooses(BLUE);
        assertThat(game.told(BLUE)).isEmpty();
        assertThat(game.offered("player")).containsExactly(GREEN, YELLOW);
        game.chooses(GREEN).fateIsSpent();
        assertThat(game.discard(BLUE)).containsExactly("cookies");
        assertThat(game.discard(GREEN)).containsExactly("spyglass");
        assertThat(game.hand(YELLOW)).containsExactly("junk");
        assertThat(game.discard(RED)).containsExactly("nuisance");
        assertThat(game.asked()).isEqualTo(RED);
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Nuisance: one player, or none, may be chosen")
    @Shows("dale.card.nuisance")
    void nuisanceForFewer() {
        var game = dale(3).red(hand("nuisance", "junk"))
                .green(hand("cookies"), discard())
                .fate("cookies");
        game.plays("nuisance").chooses(GREEN).fateIsSpent();
        assertThat(game.hand(GREEN)).isEmpty();
        assertThat(game.hand(BLUE)).hasSize(5);

        var one = dale(3).red(hand("nuisance", "junk"))
                .blue(hand("cookies"), discard())
                .fate("cookies");
        one.plays("nuisance").chooses(BLUE).says("done");
        assertThat(one.discard(BLUE)).containsExactly("cookies");

        var none = dale(2).red(hand("nuisance", "junk"));
        none.plays("nuisance").says("done").fateIsSpent();
        assertThat(none.hand(BLUE)).hasSize(5);
        assertThat(none.discard(RED)).containsExactly("nuisance");
        assertThat(none.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Nuisance: a chosen player with an empty hand loses nothing")
    @Shows("dale.card.nuisance")
    void nuisanceForAnEmptyHand() {
        var game = dale(2).red(hand("nuisance", "junk")).blue(hand(), discard());
        game.plays("nuisance").chooses(BLUE).fateIsSpent();
        assertThat(game.discard(BLUE)).isEmpty();
        assertThat(game.asked()).isEqualTo(RED);
    }

    @Test
    @DisplayName("Nuisance in teams: the partner is not among the other players")
    @Shows({"dale.card.nuisance", "dale.team.special"})
    void nuisanceSparesThePartner() {
        var game = teams().red(hand("nuisance", "junk"));
        game.plays("nuisance");
        assertThat(game.offered("player")).containsExactly(BLUE, YELLOW);
    }

    @Test
    @DisplayName("What chance picked from a hand cannot be taken back, even by one who knew the whole hand")
    @Shows({"dale.card.nuisance", "dale.card.dirty-exchange"})
    void chanceCannotBeTakenBack() {
        var game = dale(2).red(hand("cunning-neighbour", "nuisance", "dirty-exchange"))
                .blue(hand("cookies", "junk", "spyglass"))
                .fate("junk")
                .fate("cookies");
        game.plays("cunning-neighbour").says("no");
        game.plays("nuisance").chooses(BLUE);
        assertThat(game.referee().undo(RED)).isInstanceOf(Undo.Unfair.class);
        game.plays("dirty-exchange");
        assertThat(game.referee().undo(RED)).isInstanceOf(Undo.Unfair.class);
    }

    @Test
    @DisplayName("Rotten Food: a card of the hand becomes the top card of another player's deck, face down")
    @Shows("dale.card.rotten-food")
    void foodGoesOntoADeck() {
        var game = dale(3).red(hand("rotten-food", "junk", "cookies")).green(deck("spyglass"));
        game.plays("rotten-food");
        assertThat(game.offered("player")).containsExactly(BLUE, GREEN);
        game.chooses(GREEN);
        assertThat(game.offered("card")).containsExactly("cookies", "junk");
        game.picks("junk");
        assertThat(game.deck(GREEN)).containsExactly("junk", "spyglass");
        assertThat(game.hand(RED)).containsExactly("cookies");
        assertThat(game.told(GREEN)).contains("Player 1 puts a card on top of the deck of Player 3.");
        assertThat(game.view(RED).players().get(GREEN).deck().top()).containsExactly("junk");
        assertThat(game.view(GREEN).players().get(GREEN).deck().top()).isEmpty();
        assertThat(game.discard(RED)).containsExactly("rotten-food");
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Rotten Food as the last card of a hand: nothing happens and nothing is asked")
    @Shows({"dale.card.rotten-food", "dale.technique.no-effect"})
    void foodWithAnEmptyHand() {
        var game = dale(3).red(hand("rotten-food"));
        game.plays("rotten-food");
        assertThat(game.kind()).isEqualTo("action");
        assertThat(game.discard(RED)).containsExactly("rotten-food");
    }

    @Test
    @DisplayName("Rotten Food in teams: the partner may be chosen")
    @Shows({"dale.card.rotten-food", "dale.team.another-player"})
    void foodForThePartner() {
        var game = teams().red(hand("rotten-food", "cookies"));
        game.plays("rotten-food");
        assertThat(game.offered("player")).containsExactly(BLUE, GREEN, YELLOW);
        game.chooses(GREEN).picks("cookies");
        assertThat(game.deck(GREEN).getFirst()).isEqualTo("cookies");
    }

    @Test
    @DisplayName(
            "Dirty Exchange: take a random card of another player's hand, give back a card; only the two know which")
    @Shows("dale.card.dirty-exchange")
    void anExchangeOfTwo() {
        var game = dale(3).red(hand("dirty-exchange", "junk"))
                .blue(hand("cookies", "spyglass"))
                .fate("cookies");
        game.plays("dirty-exchange").chooses(BLUE);
        assertThat(game.hand(RED)).containsExactly("cookies", "junk");
        assertThat(game.told(RED)).contains("Player 1 takes Cookies from Player 2.");
        assertThat(game.told(GREEN)).contains("Player 1 takes a card from Player 2.");
        game.picks("junk").fateIsSpent();
        assertThat(game.told(BLUE)).contains("Player 1 gives Junk to Player 2.");
        assertThat(game.told(GREEN)).contains("Player 1 gives a card to Player 2.");
        assertThat(game.hand(RED)).containsExactly("cookies");
        assertThat(game.hand(BLUE)).containsExactly("spyglass", "junk");
        assertThat(game.view(RED).players().get(BLUE).hand().remembered()).containsExactly("junk");
        assertThat(game.view(BLUE).players().get(RED).hand().remembered()).containsExactly("cookies");
        assertThat(game.view(GREEN).players().get(BLUE).hand().remembered()).isEmpty();
        assertThat(game.discard(RED)).containsExactly("dirty-exchange");
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Dirty Exchange: the card just taken may be given back, and must be where there is no other")
    @Shows("dale.card.dirty-exchange")
    void theCardTakenMayBeGivenBack() {
        var game = dale(2).red(hand("dirty-exchange"))
                .blue(hand("cookies", "spyglass"))
                .fate("spyglass");
        game.plays("dirty-exchange");
        assertThat(game.offered("card")).containsExactly("spyglass");
        game.picks("spyglass");
        assertThat(game.hand(BLUE)).containsExactly("cookies", "spyglass");
        assertThat(game.hand(RED)).isEmpty();
    }

    @Test
    @DisplayName(
            "Dirty Exchange: only who has a hand can be chosen; where nobody has, nothing is taken and nothing given")
    @Shows({"dale.card.dirty-exchange", "dale.technique.no-effect"})
    void exchangeWithEmptyHands() {
        var game = dale(2).red(hand("dirty-exchange", "junk")).blue(hand());
        game.plays("dirty-exchange").fateIsSpent();
        assertThat(game.hand(RED)).containsExactly("junk");
        assertThat(game.kind()).isEqualTo("action");

        var one = dale(3).red(hand("dirty-exchange", "junk"))
                .blue(hand())
                .green(hand("cookies"))
                .fate("cookies");
        one.plays("dirty-exchange").picks("junk");
        assertThat(one.hand(GREEN)).containsExactly("junk");

        var partner = teams().red(hand("dirty-exchange", "junk"));
        partner.plays("dirty-exchange");
        assertThat(partner.offered("player")).containsExactly(BLUE, GREEN, YELLOW);
    }

    @Test
    @DisplayName(
            "Sabotage: of the top 2 cards of another player's deck one is thrown away, the other discarded for them")
    @Shows({"dale.card.sabotage", "dale.card.throw-away"})
    void sabotageOfADeck() {
        var game = dale(3).red(hand("sabotage", "junk")).blue(deck("junk", "cookies", "spyglass"), discard("junk"));
        game.plays("sabotage");
        assertThat(game.offered("player")).containsExactly(BLUE, GREEN);
        game.chooses(BLUE);
        assertThat(game.told(BLUE)).contains("Player 1 draws 2 cards from the deck of Player 2.");
        assertThat(game.view(RED).aside().cards()).containsExactlyInAnyOrder("junk", "cookies");
        assertThat(game.offered("card")).containsExactly("cookies", "junk");
        game.picks("cookies");
        assertThat(game.marketDiscard()).containsExactly("cookies");
        assertThat(game.discard(BLUE)).containsExactly("junk", "junk");
        assertThat(game.deck(BLUE)).containsExactly("spyglass");
        assertThat(game.told(GREEN))
                .contains("Player 1 throws away Cookies.", "Player 2 discards Junk from their deck.");
        assertThat(game.discard(RED)).containsExactly("sabotage");
        assertThat(game.options(RED)).contains(END);
    }

    @Test
    @DisplayName("Sabotage: Junk thrown away returns to the Junk pile")
    @Shows({"dale.card.sabotage", "dale.card.throw-away"})
    void sabotageOfJunk() {
        var game = dale(2).red(hand("sabotage"))
                .blue(deck("junk", "cookies"), discard())
                .junkPile(0);
        game.plays("sabotage").picks("junk");
        assertThat(game.junkPile()).isEqualTo(1);
        assertThat(game.discard(BLUE)).containsExactly("cookies");
    }

    @Test
    @DisplayName(
            "Sabotage: the deck is made anew where needed; a single card is thrown away; without cards nothing happens")
    @Shows({"dale.card.sabotage", "dale.deck.reshuffle", "dale.card.as-much-as-possible"})
    void sabotageOfASmallDeck() {
        var game = dale(2).red(hand("sabotage")).blue(deck("cookies"), discard("spyglass", "junk"));
        game.shuffles("spyglass", "junk").plays("sabotage").fateIsSpent();
        assertThat(game.offered("card")).containsExactly("cookies", "spyglass");
        game.picks("spyglass");
        assertThat(game.discard(BLUE)).containsExactly("cookies");
        assertThat(game.deck(BLUE)).containsExactly("junk");

        var one = dale(2).red(hand("sabotage")).blue(deck("cookies"), discard());
        one.plays("sabotage").picks("cookies");
        assertThat(one.marketDiscard()).containsExactly("cookies");
        assertThat(one.discard(BLUE)).isEmpty();

        var none = dale(2).red(hand("sabotage")).blue(deck(), discard());
        none.plays("sabotage");
        assertThat(none.kind()).isEqualTo("action");
        assertThat(none.discard(RED)).containsExactly("sabotage");
    }

    @Test
    @DisplayName("Treasure Hunter: take the top card of another player's discard pile; no plus")
    @Shows("dale.card.treasure-hunter")
    void theHunterTakesATopCard() {
        var game = dale(3).red(hand("treasure-hunter", "junk"), deck("junk", "junk", "junk"))
                .blue(discard())
                .green(discard("spyglass", "cookies"));
        game.plays("treasure-hunter");
        assertThat(game.hand(RED)).contains("spyglass");
        assertThat(game.discard(GREEN)).containsExactly("cookies");
        assertThat(game.told(BLUE)).contains("Player 1 takes Spyglass from Player 3.");
        assertThat(game.discard(RED)).containsExactly("treasure-hunter");
        assertThat(game.asked()).isEqualTo(BLUE);
    }

    @Test
    @DisplayName("Treasure Hunter: the player is chosen among those with a discard pile, the partner too")
    @Shows({"dale.card.treasure-hunter", "dale.team.another-player"})
    void theHunterChooses() {
        var game = teams().red(hand("treasure-hunter"))
                .blue(discard("junk"))
                .green(discard("spyglass"))
                .yellow(discard());
        game.plays("treasure-hunter");
        assertThat(game.offered("player")).containsExactly(BLUE, GREEN);
        game.chooses(GREEN);
        assertThat(game.hand(RED)).contains("spyglass");
    }

    @Test
    @DisplayName("Treasure Hunter: with no discard pile but the own nothing happens")
    @Shows({"dale.card.treasure-hunter", "dale.technique.no-effect"})
    void theHunterWithoutPiles() {
        var game = dale(2).red(
                        hand("treasure-hunter", "junk"), deck("junk", "junk", "junk", "junk"), discard("cookies"))
                .blue(discard());
        game.plays("treasure-hunter");
        assertThat(game.discard(RED)).containsExactly("treasure-hunter", "cookies");
        assertThat(game.asked()).isEqualTo(BLUE);
    }
}
