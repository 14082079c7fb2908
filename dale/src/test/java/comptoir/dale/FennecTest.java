package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.GREEN;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.deck;
import static comptoir.dale.DaleScene.discard;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.teams;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.Shows;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Friendly Fennec Foxes")
class FennecTest {

    @Test
    @DisplayName("Cunning Neighbour: look at another player’s hand; the card may go onto the deck")
    @Shows("dale.card.cunning-neighbour")
    void cunningNeighbourLooksAtAHand() {
        var game = dale(3).red(hand("cunning-neighbour"), deck("junk")).blue(hand("glue", "magnet"));
        game.plays("cunning-neighbour").chooses(BLUE);
        assertThat(game.told(RED)).contains("Player 1 looks at the hand of Player 2: Magnet and Glue.");
        assertThat(game.told(GREEN)).contains("Player 1 looks at the hand of Player 2: 2 cards.");
        assertThat(game.view(RED).players().get(BLUE).hand().remembered()).containsExactly("glue", "magnet");
        assertThat(game.view(GREEN).players().get(BLUE).hand().remembered()).isEmpty();
        game.says("yes");
        assertThat(game.deck(RED)).containsExactly("cunning-neighbour", "junk");
        assertThat(game.discard(RED)).isEmpty();
        assertThat(game.options(RED)).contains(Map.of("do", "end"));
        assertThat(game.hand(BLUE)).containsExactly("magnet", "glue");
    }

    @Test
    @DisplayName("Cunning Neighbour is discarded otherwise; an empty hand may be looked at")
    @Shows("dale.card.cunning-neighbour")
    void cunningNeighbourIsDiscarded() {
        var game = dale(2).red(hand("cunning-neighbour")).blue(hand());
        game.plays("cunning-neighbour").says("no");
        assertThat(game.discard(RED)).containsExactly("cunning-neighbour");
    }

    @Test
    @DisplayName("Cheer: all players search their decks at the same time, in secret; then all decks are shuffled")
    @Shows("dale.card.cheer")
    void cheerLetsEverybodySearch() {
        var game = dale(2).red(hand("cheer"), deck("glue", "junk")).blue(hand(), deck("magnet", "siesta"));
        game.plays("cheer");
        assertThat(game.referee().asked()).containsExactly(RED, BLUE);
        game.answers(BLUE, Map.of("card", "siesta"));
        assertThat(game.hand(BLUE)).isEmpty();
        assertThat(game.told(RED)).isEmpty();
        game.shufflesNothing().shufflesNothing();
        game.answers(RED, Map.of("card", "glue")).fateIsSpent();
        assertThat(game.hand(RED)).containsExactly("glue");
        assertThat(game.hand(BLUE)).containsExactly("siesta");
        assertThat(game.told(RED)).contains("Player 2 takes a card.");
        assertThat(game.deck(BLUE)).containsExactly("magnet");
    }

    @Test
    @DisplayName("Cheer: a player with an empty deck takes nothing")
    @Shows({"dale.card.cheer", "dale.technique.search-empty"})
    void cheerWithAnEmptyDeck() {
        var game = dale(2).red(hand("cheer"), deck("glue")).blue(hand(), deck(), discard("junk"));
        game.shufflesNothing().plays("cheer").picks("glue");
        assertThat(game.hand(BLUE)).isEmpty();
        assertThat(game.discard(BLUE)).containsExactly("junk");
    }

    @Test
    @DisplayName("Raffle to the left: each takes a random card from the left neighbour, all drawn before any moves")
    @Shows("dale.card.raffle")
    void rafflePassesCardsRound() {
        var game = dale(3).red(hand("raffle", "glue")).blue(hand("magnet")).green(hand("siesta"));
        game.plays("raffle").fate("glue").fate("magnet").fate("siesta").says("left");
        assertThat(game.hand(RED)).containsExactly("magnet");
        assertThat(game.hand(BLUE)).containsExactly("siesta");
        assertThat(game.hand(GREEN)).containsExactly("glue");
        assertThat(game.told(RED))
                .contains("Player 3 takes Glue from Player 1.", "Player 2 takes a card from Player 3.");
    }

    @Test
    @DisplayName("Raffle to the right goes the other way; a neighbour without cards gives nothing")
    @Shows("dale.card.raffle")
    void raffleToTheRight() {
        var game = dale(3).red(hand("raffle", "glue")).blue(hand()).green(hand("siesta"));
        game.plays("raffle").fate("glue").fate("siesta").says("right");
        assertThat(game.hand(RED)).containsExactly("siesta");
        assertThat(game.hand(BLUE)).containsExactly("glue");
        assertThat(game.hand(GREEN)).isEmpty();
    }

    @Test
    @DisplayName("Raffle with two players: they exchange a random card, nobody is asked for a side")
    @Shows("dale.card.raffle")
    void raffleWithTwo() {
        var game = dale(2).red(hand("raffle", "glue")).blue(hand("magnet", "junk"));
        game.fate("glue").fate("junk").plays("raffle");
        assertThat(game.hand(RED)).containsExactly("junk");
        assertThat(game.hand(BLUE)).containsExactly("magnet", "glue");
    }

    @Test
    @DisplayName(
            "Charity: a random card of each hand is looked at aside, and one of them goes to each of these players")
    @Shows("dale.card.charity")
    void charityDistributes() {
        var game = dale(3).red(hand("charity", "glue"))
                .blue(hand("magnet", "junk"))
                .green(hand());
        game.fate("glue").fate("magnet").plays("charity");
        assertThat(game.view(RED).aside().cards()).containsExactly("glue", "magnet");
        assertThat(game.told(BLUE)).contains("Player 1 takes Magnet from Player 2.");
        game.picks("magnet");
        assertThat(game.hand(RED)).containsExactly("magnet");
        assertThat(game.hand(BLUE)).containsExactly("glue", "junk");
        assertThat(game.hand(GREEN)).isEmpty();
        assertThat(game.told(BLUE)).contains("Player 1 gives Glue to Player 2.", "Player 1 gives a card to Player 1.");
        assertThat(game.told(GREEN)).contains("Player 1 gives a card to Player 2.");
    }

    @Test
    @DisplayName("Charity with no card in any hand does nothing")
    @Shows({"dale.card.charity", "dale.technique.no-effect"})
    void charityWithoutCards() {
        var game = dale(2).red(hand("charity")).blue(hand());
        game.plays("charity");
        assertThat(game.kind()).isEqualTo("action");
    }

    @Test
    @DisplayName("Tasters: from the active player on in the chosen direction each takes a market card")
    @Shows({"dale.card.tasters", "dale.market.no-refill-yet"})
    void tastersGoesRound() {
        var game = dale(3).red(hand("tasters")).market("magnet", "siesta", "glue", "ironing", "cheer");
        game.plays("tasters").says("right");
        assertThat(game.asked()).isEqualTo(RED);
        game.picks("glue");
        assertThat(game.asked()).isEqualTo(GREEN);
        game.picks("cheer");
        assertThat(game.asked()).isEqualTo(BLUE);
        game.picks("magnet");
        assertThat(game.market()).containsExactly("-", "siesta", "-", "ironing", "-");
        assertThat(game.hand(GREEN)).contains("cheer");
        assertThat(game.asked()).isEqualTo(RED);
    }

    @Test
    @DisplayName("Tasters: when the market runs out the rest get nothing")
    @Shows({"dale.card.tasters", "dale.card.as-much-as-possible"})
    void tastersRunsOut() {
        var game = dale(3).red(hand("tasters")).market("magnet").emptyMarketDeck();
        game.plays("tasters").says("left").picks("magnet");
        assertThat(game.kind()).isEqualTo("action");
        assertThat(game.asked()).isEqualTo(RED);
    }

    @Test
    @DisplayName("Rumours: each player’s top 2 discards go onto the deck one by one, so the second ends on top")
    @Shows("dale.card.rumours")
    void rumoursMovesTwoCards() {
        var game = dale(2).red(hand("rumours"), deck("junk"), discard("glue", "magnet", "siesta"))
                .blue(deck(), discard("cheer"));
        game.plays("rumours");
        assertThat(game.deck(RED)).containsExactly("magnet", "glue", "junk");
        assertThat(game.discard(RED)).containsExactly("rumours", "siesta");
        assertThat(game.deck(BLUE)).containsExactly("cheer");
        assertThat(game.discard(BLUE)).isEmpty();
    }

    @Test
    @DisplayName("Each player means partners too")
    @Shows({"dale.team.another-player", "dale.card.rumours"})
    void rumoursConcernsPartners() {
        var game = teams().red(hand("rumours")).green(deck(), discard("glue"));
        game.plays("rumours");
        assertThat(game.deck(GREEN)).containsExactly("glue");
    }
}
