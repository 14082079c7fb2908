package comptoir.cove;

import static comptoir.cove.PeddlerTable.PEDDLER;
import static comptoir.cove.PeddlerTable.cards;
import static comptoir.cove.PeddlerTable.peddlersTurn;
import static comptoir.cove.PeddlerTable.recruits;
import static comptoir.cove.PeddlerTable.reserve;
import static comptoir.cove.PeddlerTable.stall;
import static comptoir.cove.PeddlerTable.withPeddler;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.step.PersonsWorkshop;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Workshop;
import comptoir.engine.Play;
import comptoir.engine.QuickFate;
import comptoir.engine.Tree;
import comptoir.kit.Shows;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Peddler: market, clean-up, scoring, and those who listen")
class PeddlerMarketTest {

    private static final String LAST_MARKET = "'phase': 'market', 'round': 3";

    @Test
    @Shows("peddler.market.sell")
    @DisplayName("Peddler p. 4: it sells each good at the first chance, even where the Black Market would pay more")
    void itSellsAtTheFirstChance() {
        var game = peddlersTurn(
                "'goods': ['large-red', 'small-red', 'small-blue', null, 'large-yellow']",
                LAST_MARKET
                        + ", 'piers': {'bazaar': {'warrior': 1}, 'town-square': {'warrior': 1, 'bard': 2},"
                        + " 'black-market': {'warrior': 4}}");
        assertThat(game.gold(PEDDLER)).as("6 × 1 and 3 × 1").isEqualTo(9);
        assertThat(stall(game)).containsExactly("", "", "small-blue", "", "large-yellow");
        assertThat(game.corruption(PEDDLER)).isEmpty();
    }

    @Test
    @Shows("peddler.market.black-market")
    @DisplayName("Peddler p. 4: exactly 1 corruption card after any number of sales at the Black Market")
    void oneCardForAllSalesAtTheBlackMarket() {
        var game = peddlersTurn(
                "'goods': ['large-red', 'small-red', 'small-red']",
                LAST_MARKET + ", 'lair': 0, 'piers': {'black-market': {'warrior': 2}}",
                "C");
        assertThat(game.corruption(PEDDLER)).containsExactly("C");
        assertThat(game.gold(PEDDLER)).isEqualTo(12 + 6 + 6);
        assertThat(game.rulesTold()).contains("peddler.market.black-market", "peddler.market.sell");
    }

    @Test
    @Shows("peddler.market.patronage")
    @DisplayName("Peddler p. 4: each customer left in the reserve brings the gold of its hall, a rogue nothing")
    void customersOfTheReservePay() {
        var game = peddlersTurn(
                "'shop': {'reserve': ['warrior', 'rogue', 'warrior', 'noble']}",
                LAST_MARKET + ", 'halls': {'warrior': 4, 'bard': 3, 'wizard': 2, 'noble': 1}");
        assertThat(game.gold(PEDDLER)).isEqualTo(4 + 4 + 1);
        assertThat(reserve(game)).as("they stay").hasSize(4);
        assertThat(game.rulesTold()).contains("peddler.market.patronage");
    }

    @Test
    @Shows("peddler.cleanup.shuffle")
    @DisplayName("Peddler p. 4: all its cards, deck, active and discarded, make a new deck for the next day")
    void allCardsMakeANewDeck() {
        var game = peddlersTurn(
                "'shop': {'right': '3', 'deck': ['4', '5']}", "'phase': 'clean-up', 'clock': {'stack': [0, 1]}");
        assertThat(game.rulesTold()).contains("peddler.cleanup.shuffle");
        assertThat(cards(game, "deck")).as("one card lies right again").hasSize(15);
        assertThat(cards(game, "discards")).isEmpty();
    }

    @Test
    @Shows("peddler.final")
    @DisplayName("Peddler p. 4: icons on its townsfolk and corruption cards count as for any player")
    void itsIconsCountAtTheEnd() {
        var game = peddlersTurn(
                "'gold': 10, 'corruption': ['C', 'CC+B'], 'shop': {'townsfolk': ['L01', 'M05']}",
                "'phase': 'final', 'round': 3, 'lair': 3, 'halls': {'warrior': 4, 'wizard': 5}");
        // L01: 2 warriors; M05: 2 wizards and 1 corruption; the cards: 1 wizard and 3 corruption.
        assertThat(game.gold(PEDDLER)).isEqualTo(10 + 2 * 4 + 3 * 5 - 4 * 3);
        assertThat(game.rulesTold()).contains("peddler.final");
    }

    @Test
    @Shows("peddler.rogue.cultists")
    @DisplayName("Peddler p. 4: it always sells to cultists when it can, for a corruption card each")
    void itSellsToCultists() {
        var game = peddlersTurn(
                "'goods': ['large-red', 'small-blue']",
                LAST_MARKET
                        + ", 'rogues': 'cultists', 'lair': 0, 'piers': {'bazaar': {'warrior': 1, 'rogue': 2},"
                        + " 'town-square': {'rogue': 1}, 'black-market': {'rogue': 1}}",
                "C",
                "C",
                "C");
        assertThat(game.gold(PEDDLER)).as("6 × 3 and 4 × 1").isEqualTo(18 + 4);
        assertThat(game.corruption(PEDDLER))
                .as("3 rogues; nothing is left for the Black Market")
                .containsExactly("C", "C", "C");
    }

    @Test
    @DisplayName("Entertainer, fans: every merchant hears of the Peddler's recruits")
    void othersHearOfItsRecruits() {
        var scene = withPeddler("'shop': {'right': '11'}", "'square': ['L01', 'L02', 'L03', 'L04']");
        var cove = new CoveGame().scene(Tree.of("scene", CoveTable.json(scene)));
        var position = Play.on(cove.shop(0, new Listener(cove.shop(0))), new QuickFate(5));
        var card = position.player(PEDDLER).shop().townsfolk().at(0);
        assertThat(position.player(0).gold()).isEqualTo(100 * PEDDLER + card);
    }

    /** A workshop that notes who recruited whom in its owner's gold. */
    private record Listener(Workshop plain) implements PersonsWorkshop {
        @Override
        public Cove hearsOfRecruit(Cove cove, int player, int card, int recruiter) {
            return cove.earns(player, 100 * recruiter + card);
        }

        @Override
        public Merchant merchant() {
            return plain.merchant();
        }

        @Override
        public Cove turn(Cove cove, int player) {
            return cove.shop(player, plain).shop(player).turn(cove.shop(player, plain), player);
        }

        @Override
        public int patronage() {
            return plain.patronage();
        }

        @Override
        public Object view(Cove cove, int player, int viewer) {
            return plain.view(cove, player, viewer);
        }
    }

    @Test
    @DisplayName("Its recruits stay with it, and nobody else can have them")
    void recruitsAreShown() {
        var game = peddlersTurn("'shop': {'townsfolk': ['L01', 'M05']}", "'clock': {'stack': [0, 1]}");
        assertThat(recruits(game)).containsExactly("L01", "M05");
        assertThat(game.square()).doesNotContain("L01", "M05");
    }
}
