package comptoir.dale;

import static comptoir.dale.DaleScene.BLUE;
import static comptoir.dale.DaleScene.GREEN;
import static comptoir.dale.DaleScene.RED;
import static comptoir.dale.DaleScene.YELLOW;
import static comptoir.dale.DaleScene.dale;
import static comptoir.dale.DaleScene.deck;
import static comptoir.dale.DaleScene.discard;
import static comptoir.dale.DaleScene.hand;
import static comptoir.dale.DaleScene.schedule;
import static comptoir.dale.DaleScene.stall;
import static comptoir.dale.DaleScene.teams;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.dale.view.DaleView;
import comptoir.kit.Shows;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Intimidating Dwarf Crocodiles")
class CrocodileTest {

    @Test
    @DisplayName("Little Villain: each opponent discards the top 2 cards of the deck, in turn order")
    @Shows("dale.card.little-villain")
    void littleVillainEmptiesDecks() {
        var game = dale(3).red(hand("little-villain"))
                .blue(deck("glue", "magnet", "junk"))
                .green(deck("siesta", "junk", "junk"));
        game.plays("little-villain");
        assertThat(game.discard(BLUE)).containsExactly("magnet", "glue");
        assertThat(game.deck(BLUE)).containsExactly("junk");
        assertThat(game.discard(GREEN)).containsExactly("junk", "siesta");
        assertThat(game.deck(RED)).hasSizeGreaterThan(4);
    }

    @Test
    @DisplayName("Little Villain, one by one: the card just discarded is shuffled into the new deck")
    @Shows({"dale.card.little-villain", "dale.deck.reshuffle"})
    void littleVillainShufflesInBetween() {
        var game = dale(2).red(hand("little-villain")).blue(deck("glue"), discard("magnet"));
        game.shuffles("glue", "magnet").plays("little-villain").fateIsSpent();
        assertThat(game.discard(BLUE)).containsExactly("glue");
        assertThat(game.deck(BLUE)).containsExactly("magnet");
        var bare = dale(2).red(hand("little-villain")).blue(hand("junk"), deck());
        bare.plays("little-villain");
        assertThat(bare.discard(BLUE)).isEmpty();
        assertThat(bare.deck(BLUE)).isEmpty();
    }

    @Test
    @DisplayName("Little Villain spares the partner")
    @Shows({"dale.card.little-villain", "dale.team.another-player"})
    void littleVillainSparesThePartner() {
        var game = teams().red(hand("little-villain"));
        game.plays("little-villain");
        assertThat(game.discard(GREEN)).isEmpty();
        assertThat(game.discard(BLUE)).hasSize(2);
        assertThat(game.discard(YELLOW)).hasSize(2);
    }

    @Test
    @DisplayName("Scary Gunfight: until the owner’s next turn market cards cost opponents 2 more; copies add up")
    @Shows({"dale.card.scary-gunfight", "dale.market.cost"})
    void scaryGunfightRaisesPrices() {
        var game = dale(2).red(hand("scary-gunfight", "scary-gunfight"))
                .blue(hand("junk"))
                .market("magnet", "magnet", "magnet", "siesta", "siesta");
        game.plays("scary-gunfight");
        assertThat(game.view(BLUE).players().get(RED).schedule())
                .containsExactly(new DaleView.Scheduled("scary-gunfight", "scary-gunfight", true, false));
        assertThat(game.prices(RED)).containsExactly(8, 7, 6, 5, 4);
        assertThat(game.prices(BLUE)).containsExactly(10, 9, 8, 7, 6);
        game.plays("scary-gunfight");
        assertThat(game.prices(BLUE)).containsExactly(12, 11, 10, 9, 8);
        game.says("end").discards();
        assertThat(game.prices(BLUE)).containsExactly(8, 7, 6, 5, 4);
        assertThat(game.discard(RED)).containsExactly("scary-gunfight", "scary-gunfight");
    }

    @Test
    @DisplayName("Gunfight: the partner does not pay 2 more")
    @Shows({"dale.card.scary-gunfight", "dale.team.special"})
    void gunfightSparesThePartner() {
        var game = teams().red(schedule("scary-gunfight")).turnOf(BLUE).market("magnet");
        assertThat(game.prices(GREEN)).containsExactly(0, 0, 0, 0, 4);
        assertThat(game.prices(YELLOW)).containsExactly(0, 0, 0, 0, 6);
    }

    @Test
    @DisplayName("Night Shift: the top card of each deck is looked at aside; one of them goes back onto each deck")
    @Shows("dale.card.night-shift")
    void nightShiftSwapsTopCards() {
        var game = dale(3).red(hand("night-shift", "junk"), deck("junk", "junk"))
                .blue(deck("glue", "junk"))
                .green(deck("magnet", "junk"));
        game.plays("night-shift");
        assertThat(game.hand(RED)).containsExactly("junk");
        assertThat(game.view(RED).aside().cards()).containsExactly("junk", "glue", "magnet");
        assertThat(game.view(BLUE).aside().cards()).isEmpty();
        assertThat(game.view(BLUE).aside().count()).isEqualTo(3);
        game.picks("glue", "junk");
        assertThat(game.deck(RED)).containsExactly("glue", "junk");
        assertThat(game.deck(BLUE)).containsExactly("junk", "junk");
        assertThat(game.deck(GREEN)).containsExactly("magnet", "junk");
        assertThat(game.told(BLUE)).contains("Player 1 puts a card on top of the deck of Player 2.");
        assertThat(game.view(RED).players().get(BLUE).deck().top()).containsExactly("junk");
        assertThat(game.view(BLUE).players().get(BLUE).deck().top()).isEmpty();
    }

    @Test
    @DisplayName("Night Shift: an empty deck is made anew, a player with nothing is passed over in both steps")
    @Shows({"dale.card.night-shift", "dale.deck.reshuffle"})
    void nightShiftPassesOverPlayersWithNothing() {
        var game = dale(3).red(hand("night-shift"), deck("junk"))
                .blue(deck(), discard("glue", "magnet"))
                .green(deck());
        game.shuffles("glue", "magnet").plays("night-shift");
        assertThat(game.offered("card")).containsExactly("glue", "junk");
        game.picks("glue");
        assertThat(game.deck(RED)).containsExactly("glue");
        assertThat(game.deck(BLUE)).containsExactly("junk", "magnet");
        assertThat(game.deck(GREEN)).isEmpty();
    }

    @Test
    @DisplayName("Ruthless Competition: draw the top card of another player’s deck, put a hand card onto it")
    @Shows("dale.card.ruthless-competition")
    void ruthlessCompetitionSwaps() {
        var game = dale(3).red(hand("ruthless-competition", "junk")).blue(deck("glue", "junk"));
        game.plays("ruthless-competition").chooses(BLUE);
        assertThat(game.hand(RED)).containsExactly("glue", "junk");
        assertThat(game.told(BLUE)).contains("Player 1 draws a card from the deck of Player 2.");
        assertThat(game.offered("card")).containsExactly("glue", "junk");
        game.picks("junk");
        assertThat(game.deck(BLUE)).containsExactly("junk", "junk");
        assertThat(game.view(BLUE).players().get(BLUE).deck().top()).isEmpty();
    }

    @Test
    @DisplayName("Ruthless Competition: the card just drawn may go back")
    @Shows("dale.card.ruthless-competition")
    void theCardDrawnMayGoBack() {
        var game = dale(2).red(hand("ruthless-competition")).blue(deck("glue"));
        game.plays("ruthless-competition").picks("glue");
        assertThat(game.deck(BLUE)).containsExactly("glue");
    }

    @Test
    @DisplayName("Ruthless Competition: an empty deck is made anew; one with nothing at all cannot be chosen")
    @Shows({"dale.card.ruthless-competition", "dale.deck.reshuffle"})
    void ruthlessCompetitionWithoutADeck() {
        var game = dale(3).red(hand("ruthless-competition", "junk"))
                .blue(deck(), discard("glue"))
                .green(deck());
        game.shuffles("glue").plays("ruthless-competition").picks("junk");
        assertThat(game.hand(RED)).containsExactly("glue");
        var nobody = dale(2).red(hand("ruthless-competition", "junk")).blue(deck());
        nobody.plays("ruthless-competition");
        assertThat(nobody.kind()).isEqualTo("action");
        assertThat(nobody.hand(RED)).containsExactly("junk");
    }

    @Test
    @DisplayName(
            "Nasty Threat: until the owner’s next turn an opponent’s stack must be worth 1 more, and counts as usual")
    @Shows({"dale.card.nasty-threat", "dale.stall.stack"})
    void nastyThreatRaisesStacks() {
        var game = dale(2).red(schedule("nasty-threat"))
                .blue(hand("steady-achiever", "shopping-journey"))
                .turnOf(BLUE);
        assertThat(game.view(BLUE).players().get(BLUE).nextStack()).isEqualTo(2);
        assertThat(game.view(BLUE).players().get(RED).nextStack()).isEqualTo(1);
        game.builds("shopping-journey");
        assertThat(game.stall(BLUE)).hasSize(1);
        assertThat(game.discard(RED)).containsExactly("nasty-threat");
        assertThat(game.view(BLUE).players().get(BLUE).nextStack()).isEqualTo(2);
    }

    @Test
    @DisplayName("Nasty Threat: the partner is spared")
    @Shows({"dale.card.nasty-threat", "dale.team.another-player"})
    void nastyThreatSparesThePartner() {
        var game = teams().red(schedule("nasty-threat")).turnOf(BLUE);
        assertThat(game.dale().nextStack(GREEN)).isEqualTo(1);
        assertThat(game.dale().nextStack(BLUE)).isEqualTo(2);
    }

    @Test
    @DisplayName("Lost Shipments: opponents fill the hand by at most one card, whatever the hand size")
    @Shows({"dale.card.lost-shipments", "dale.cleanup.hand"})
    void lostShipmentsLimitsTheDraw() {
        var game = dale(2).red(schedule("lost-shipments"))
                .blue(hand("junk", "junk"), stall("sofa"))
                .turnOf(BLUE);
        game.discards("junk");
        assertThat(game.hand(BLUE)).hasSize(2);
        assertThat(game.discard(RED)).containsExactly("lost-shipments");
    }

    @Test
    @DisplayName("Lost Shipments: draws of the action phase are not limited, and the owner draws as usual")
    @Shows("dale.card.lost-shipments")
    void lostShipmentsOnlyConcernsTheCleanUp() {
        var game = dale(2).red(hand("lost-shipments"))
                .blue(hand("dangerous-test"), deck("junk", "junk", "junk", "junk", "junk"));
        game.plays("lost-shipments").says("end");
        assertThat(game.hand(RED)).hasSize(5);
        game.plays("dangerous-test");
        assertThat(game.hand(BLUE)).hasSize(3);
    }
}
