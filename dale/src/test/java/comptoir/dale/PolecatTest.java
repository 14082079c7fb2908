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

@DisplayName("The Restless Marbled Polecats")
class PolecatTest {

    @Test
    @DisplayName("Daring Adventurer: roll, throw away that many market cards in order, fill the slots without sliding")
    @Shows({"dale.card.daring-adventurer", "dale.die.polecat"})
    void daringAdventurerChangesTheMarket() {
        var game = dale(2).red(hand("daring-adventurer"))
                .market("magnet", "siesta", "glue", "ironing", "calculations")
                .marketDeck("swank", "risky-business", "sofa");
        game.fate(2).plays("daring-adventurer");
        assertThat(game.told(BLUE)).contains("Player 1 rolls 2.");
        game.picks("glue");
        assertThat(game.told(BLUE)).isEmpty();
        game.picks("magnet");
        assertThat(game.marketDiscard()).containsExactly("magnet", "glue");
        assertThat(game.market()).containsExactly("risky-business", "siesta", "swank", "ironing", "calculations");
        assertThat(game.marketDeck()).containsExactly("sofa");
    }

    @Test
    @DisplayName(
            "Daring Adventurer: fewer cards than rolled are all thrown away; an empty market deck is made anew with"
                    + " them")
    @Shows({"dale.card.daring-adventurer", "dale.cleanup.market-reshuffle"})
    void daringAdventurerWithFewCards() {
        var game = dale(2).red(hand("daring-adventurer"))
                .market("magnet", "siesta")
                .emptyMarketDeck();
        game.fate(3).plays("daring-adventurer");
        game.shuffles("magnet", "siesta").picks("siesta", "magnet").fateIsSpent();
        assertThat(game.market()).containsExactly("-", "-", "-", "siesta", "magnet");
        assertThat(game.marketDiscard()).isEmpty();
    }

    @Test
    @DisplayName("Rare Artefact: show a card, roll; its value is multiplied for the turn, to buy and to build")
    @Shows({"dale.card.rare-artefact", "dale.card.modifiers"})
    void rareArtefactMultiplies() {
        var game = dale(2).red(hand("rare-artefact", "junk", "junk"))
                .market("siesta", "siesta", "magnet", "housecleaning", "housecleaning");
        game.plays("rare-artefact").fate(3).picks("junk");
        assertThat(game.told(BLUE)).contains("Player 1 shows Junk.", "Player 1 rolls 3.");
        game.buys("housecleaning");
        // The two Junk differ now, and are two options.
        assertThat(game.options(RED)).contains(Map.of("card", "junk", "value", 3));
        game.answers(Map.of("card", "junk", "value", 3));
        if (game.kind().equals("pay")) game.pays("junk");
        assertThat(game.hand(RED)).contains("housecleaning");
    }

    @Test
    @DisplayName(
            "Rare Artefact after Ironing: (value + 1) × die; the effect ends with the turn and when the card leaves"
                    + " the hand")
    @Shows({"dale.card.rare-artefact", "dale.card.ironing", "dale.card.modifiers"})
    void modifiersApplyInTheOrderTheyWereMade() {
        var game = dale(2).red(hand("rare-artefact", "siesta"), schedule("ironing"))
                .at("start");
        game.plays("rare-artefact").fate(2).picks("siesta");
        assertThat(game.view(RED).players().get(RED).hand().cards().getFirst().value())
                .isEqualTo(10);
        game.discards();
        assertThat(game.view(RED).players().get(RED).hand().cards().getFirst().value())
                .isEqualTo(4);
    }

    @Test
    @DisplayName("Rare Artefact: a stack with the multiplied value")
    @Shows("dale.card.rare-artefact")
    void rareArtefactBuilds() {
        var game = dale(2).red(hand("rare-artefact", "steady-achiever"), stall("tireless-tinkerer", "calculations"));
        game.plays("rare-artefact").fate(3).picks("steady-achiever").builds("steady-achiever");
        assertThat(game.stall(RED).getLast()).containsExactly("steady-achiever");
    }

    @Test
    @DisplayName("Rare Artefact alone in hand: nothing is shown or rolled")
    @Shows({"dale.card.rare-artefact", "dale.technique.no-effect"})
    void rareArtefactAlone() {
        var game = dale(2).red(hand("rare-artefact"));
        game.plays("rare-artefact").fateIsSpent();
        assertThat(game.kind()).isEqualTo("action");
    }

    @Test
    @DisplayName("Swank: throw away a card; for an animalfolk card draw from the market deck, unseen")
    @Shows({"dale.card.swank", "dale.card.throw-away"})
    void swankDrawsForAnimalfolk() {
        var game = dale(2).red(hand("swank", "magnet", "junk")).marketDeck("glue", "siesta");
        game.plays("swank").picks("magnet");
        assertThat(game.marketDiscard()).containsExactly("magnet");
        assertThat(game.hand(RED)).containsExactly("glue", "junk");
        assertThat(game.told(BLUE))
                .contains("Player 1 throws away Magnet.", "Player 1 draws a card from the market deck.");
    }

    @Test
    @DisplayName("Swank: nothing is drawn for Junk, and nothing happens without another card")
    @Shows("dale.card.swank")
    void swankForJunk() {
        var game = dale(2).red(hand("swank", "junk")).marketDeck("glue").junkPile(2);
        game.plays("swank").picks("junk");
        assertThat(game.hand(RED)).isEmpty();
        assertThat(game.junkPile()).isEqualTo(3);
        var alone = dale(2).red(hand("swank")).marketDeck("glue");
        alone.plays("swank");
        assertThat(alone.hand(RED)).isEmpty();
    }

    @Test
    @DisplayName("Swank throws first and draws second: with an empty market deck the same card can come back")
    @Shows("dale.card.swank")
    void swankCanDrawTheSameCard() {
        var game = dale(2).red(hand("swank", "magnet")).emptyMarketDeck();
        game.shuffles("magnet").plays("swank").picks("magnet");
        assertThat(game.hand(RED)).containsExactly("magnet");
        assertThat(game.marketDiscard()).isEmpty();
    }

    @Test
    @DisplayName("Risky Business: name 1 to 5; if the top card of the market deck is worth that, it goes to the hand")
    @Shows("dale.card.risky-business")
    void riskyBusinessRight() {
        var game = dale(2).red(hand("risky-business")).marketDeck("magnet", "glue");
        game.plays("risky-business");
        assertThat(game.offered("number")).containsExactly(1, 2, 3, 4, 5);
        game.names(4);
        assertThat(game.hand(RED)).containsExactly("magnet");
        assertThat(game.told(BLUE)).contains("Player 1 turns up Magnet.");
    }

    @Test
    @DisplayName("Risky Business: a wrong value throws the card away; printed values count")
    @Shows("dale.card.risky-business")
    void riskyBusinessWrong() {
        var game = dale(2).red(hand("risky-business"), schedule("ironing"))
                .marketDeck("magnet", "glue")
                .at("start");
        game.plays("risky-business").names(5);
        assertThat(game.hand(RED)).isEmpty();
        assertThat(game.marketDiscard()).containsExactly("magnet");
        var nothing = dale(2).red(hand("risky-business")).emptyMarketDeck();
        nothing.plays("risky-business").names(1);
        assertThat(nothing.kind()).isEqualTo("action");
        var anew = dale(2).red(hand("risky-business")).emptyMarketDeck().marketDiscard("cheer");
        anew.shuffles("cheer").plays("risky-business").names(2);
        assertThat(anew.hand(RED)).containsExactly("cheer");
    }

    @Test
    @DisplayName("Natural Survivor: roll, then exchange that many hand cards with deck cards, then shuffle")
    @Shows("dale.card.natural-survivor")
    void naturalSurvivorExchanges() {
        var game = dale(2).red(hand("natural-survivor", "junk", "junk", "cheer"), deck("glue", "magnet", "junk"));
        game.fate(2).plays("natural-survivor");
        assertThat(game.kind()).isEqualTo("take-from-deck");
        game.picks("glue", "magnet").picks("junk");
        game.shuffles("junk", "junk", "junk").picks("junk");
        assertThat(game.hand(RED)).containsExactly("magnet", "glue", "cheer");
        assertThat(game.deck(RED)).containsExactly("junk", "junk", "junk");
        assertThat(game.told(BLUE)).contains("Player 1 puts 2 cards into their deck.", "Player 1 takes 2 cards.");
    }

    @Test
    @DisplayName(
            "Natural Survivor: limited by deck and hand; with either empty nothing happens, and no new deck is made")
    @Shows({"dale.card.natural-survivor", "dale.deck.search-no-reshuffle"})
    void naturalSurvivorWithFewCards() {
        var small = dale(2).red(hand("natural-survivor", "cheer"), deck("glue", "magnet"));
        small.fate(3).shufflesNothing().plays("natural-survivor").picks("glue", "cheer");
        assertThat(small.hand(RED)).containsExactly("glue");
        var empty = dale(2).red(hand("natural-survivor", "cheer"), deck(), discard("glue"));
        empty.fate(3).plays("natural-survivor").fateIsSpent();
        assertThat(empty.kind()).isEqualTo("action");
    }

    @Test
    @DisplayName(
            "Sofa in the stall: the hand is filled to one card more, by whoever has the stall; in hand it does nothing")
    @Shows({"dale.card.sofa", "dale.cleanup.hand"})
    void sofaWidensTheHand() {
        var game = dale(2).red(hand("junk"), stall("sofa"));
        game.discards();
        assertThat(game.hand(RED)).hasSize(6);
        var held = dale(2).red(hand("sofa"));
        held.discards();
        assertThat(held.hand(RED)).hasSize(5);
        var team = teams().red(stall("sofa"));
        assertThat(team.dale().handSize(GREEN)).isEqualTo(6);
        assertThat(team.dale().handSize(BLUE)).isEqualTo(5);
    }
}
