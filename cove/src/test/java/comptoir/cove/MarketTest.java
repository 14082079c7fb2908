package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.parts.Pier;
import comptoir.kit.Shows;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class MarketTest {

    private static final String EXAMPLE = """
        {'phase': 'market', 'docks': [0, 1, 3, 4],
         'boats': ['docked', 'docked', 'gone', 'docked', 'docked', 'gone'],
         'piers': {'bazaar': {'wizard': 2},
                   'town-square': {'warrior': 4, 'noble': 1, 'bard': 3},
                   'black-market': {'noble': 2, 'bard': 2}},
         'players': [{'goods': ['large-blue', 'small-red', 'small-red', 'small-yellow', 'small-yellow']}, {}]}
        """;

    @Test
    @Shows({"cove.market.example", "cove.market.sell", "cove.market.black-market", "cove.term.goods"})
    @DisplayName("Rulebook p. 8, example: 16 + 12 + 12 + 8 + 8 = 56 gold, and one corruption card")
    void theMarketOfTheExampleBrings56GoldAndOneCorruptionCard() {
        var game = scene(EXAMPLE).says(0, "{'sell': 'large-blue'}");
        assertThat(game.gold(0)).isEqualTo(16);
        game.says(0, "{'sell': 'small-red'}").says(0, "{'sell': 'small-red'}");
        assertThat(game.gold(0)).isEqualTo(16 + 24);
        // The yellow relics could go here for 4 each; they wait for the Black Market.
        assertThat(game.options()).containsExactly("sell=small-yellow", "done=true");
        game.says(0, "{'done': true}").says(0, "{'sell': 'small-yellow'}");
        game.fate("CC+G").says(0, "{'sell': 'small-yellow'}");
        assertThat(game.gold(0)).isEqualTo(56);
        assertThat(game.corruption(0)).containsExactly("CC+G");
        assertThat(game.corruption(1)).isEmpty();
        assertThat(game.stall(0)).isEmpty();
    }

    @Test
    @Shows({"cove.market.order", "cove.market.customers-stay"})
    @DisplayName("Rulebook p. 8: Bazaar, Town Square, Black Market; at each the topmost hourglass sells first")
    void piersInOrderAndAtEachTheTopmostHourglassFirst() {
        var game = scene("""
            {'phase': 'market', 'clock': {'stack': [1, 0]},
             'piers': {'bazaar': {'warrior': 1}, 'town-square': {'warrior': 1}, 'black-market': {'warrior': 1}},
             'players': [{'goods': ['small-red', 'large-red']}, {'goods': ['small-red', 'large-red']}]}
            """);
        assertThat(game.asked()).containsExactly(1);
        assertThat(game.options()).as("large goods at the Bazaar").containsExactly("sell=large-red", "done=true");
        game.says(1, "{'sell': 'large-red'}");
        assertThat(game.asked()).containsExactly(0);
        game.says(0, "{'sell': 'large-red'}");
        assertThat(game.gold(0)).as("the same customer buys again").isEqualTo(6).isEqualTo(game.gold(1));
        assertThat(game.pier(Pier.BAZAAR)).containsExactly("warrior");
        assertThat(game.asked()).containsExactly(1);
        assertThat(game.options()).as("small goods in the centre").containsExactly("sell=small-red", "done=true");
        game.says(1, "{'done': true}").says(0, "{'done': true}");
        assertThat(game.asked()).as("both sizes at the Black Market").containsExactly(1);
        game.says(1, "{'done': true}");
        assertThat(game.asked()).containsExactly(0);
    }

    @Test
    @Shows({"cove.market.no-customer", "cove.market.optional"})
    @DisplayName("Rulebook p. 8: no sale without a customer of the colour; what is not sold stays on the stall")
    void aGoodNeedsACustomerAndMayStay() {
        var game = scene("""
            {'phase': 'market', 'round': 3, 'piers': {'town-square': {'warrior': 2}},
             'players': [{'goods': ['small-red', 'small-blue', 'large-red']}, {}]}
            """);
        assertThat(game.options()).containsExactly("sell=small-red", "done=true");
        var blue = game.refusal(0, "{'sell': 'small-blue'}");
        assertThat(blue.rule().id()).isEqualTo("cove.market.no-customer");
        assertThat(blue.text().en()).isEqualTo("There is no wizard on this pier.");
        assertThat(game.refusal(0, "{'sell': 'large-red'}").rule().id()).isEqualTo("cove.market.order");
        game.says(0, "{'done': true}");
        assertThat(game.referee().over()).isTrue();
        assertThat(game.stall(0)).containsExactly("small-red", "small-blue", "large-red");
    }

    @Test
    @Shows("cove.market.black-market")
    @DisplayName("Rulebook p. 8: exactly one corruption card for each who sold at the Black Market, after all sales")
    void theBlackMarketCostsOneCardHoweverMuchIsSold() {
        var game = scene("""
            {'phase': 'market', 'round': 3, 'piers': {'black-market': {'warrior': 2}},
             'players': [{'goods': ['small-red', 'small-red', 'large-red']}, {'goods': ['small-red']}]}
            """);
        game.says(0, "{'sell': 'small-red'}").says(0, "{'sell': 'large-red'}").says(0, "{'done': true}");
        assertThat(game.corruption(0)).as("drawn after everybody has sold").isEmpty();
        game.fate("C+R").says(1, "{'done': true}");
        assertThat(game.corruption(0)).containsExactly("C+R");
        assertThat(game.corruption(1)).isEmpty();
    }

    @Test
    @Shows("cove.patronage.market")
    @DisplayName("Rulebook p. 9: each active patronage icon pays as many gold as there are adventurers in its hall")
    void openIconsPayByTheirHalls() {
        var game = scene("""
            {'phase': 'market', 'round': 3, 'halls': {'warrior': 4, 'bard': 3, 'wizard': 2, 'noble': 1}, 'lair': 3,
             'players': [{'shop': {'open': ['warrior', 'wizard']}}, {}]}
            """);
        assertThat(game.gold(0)).isEqualTo(4 + 2);
        assertThat(game.gold(1)).isZero();
    }

    @Test
    @Shows("cove.gold.gems")
    @DisplayName("Rulebook p. 9: gold beyond 100 is kept; each gem is 100 gold")
    void goldGoesOnBeyondAHundred() {
        var game = scene("""
            {'phase': 'market', 'round': 3, 'piers': {'bazaar': {'wizard': 4}},
             'players': [{'gold': 187, 'goods': ['large-blue']}, {}]}
            """);
        game.says(0, "{'sell': 'large-blue'}");
        assertThat(game.gold(0)).isEqualTo(187 + 32);
        assertThat(game.seen(0, "players.gold")).startsWith(219);
        assertThat(game.seen(0, "players.gems")).startsWith(2);
    }

    private static final String TOGETHER = """
        {'phase': 'market', 'clock': {'stack': [1, 0]}, %s
         'piers': {'town-square': {'warrior': 2, 'noble': 1}, 'black-market': {'noble': 2}},
         'players': [{'goods': ['small-red', 'small-yellow']}, {'goods': ['small-red', 'small-yellow']}]}
        """;

    @Test
    @Shows("cove.market.simultaneous")
    @DisplayName("Rulebook p. 8, Simultaneous Play: all choose at a pier at once; what is sold is as if sold in order")
    void allSellAtTheSameTime() {
        var game = scene(TOGETHER.formatted("'simultaneous': true,"));
        assertThat(game.asked()).containsExactlyInAnyOrder(0, 1);
        game.says(0, "{'sell': 'small-red'}");
        assertThat(game.gold(0)).as("nothing is sold before all have chosen").isZero();
        game.says(0, "{'done': true}");
        assertThat(game.asked()).containsExactly(1);
        game.says(1, "{'sell': 'small-red'}").says(1, "{'sell': 'small-yellow'}");
        assertThat(game.gold(0)).isEqualTo(3 * 2);
        assertThat(game.gold(1)).isEqualTo(3 * 2 + 4);
        assertThat(game.asked()).as("only one has goods for the Black Market").containsExactly(0);
        game.fate("C").says(0, "{'sell': 'small-yellow'}");

        var inOrder = scene(TOGETHER.formatted(""));
        inOrder.says(1, "{'sell': 'small-red'}").says(1, "{'sell': 'small-yellow'}");
        inOrder.says(0, "{'sell': 'small-red'}").says(0, "{'done': true}");
        inOrder.fate("C").says(0, "{'sell': 'small-yellow'}");
        for (int seat = 0; seat < 2; seat++) {
            assertThat(game.gold(seat)).isEqualTo(inOrder.gold(seat));
            assertThat(game.stall(seat)).isEqualTo(inOrder.stall(seat));
            assertThat(game.corruption(seat)).isEqualTo(inOrder.corruption(seat));
        }
    }

    @Test
    @Shows("cove.market.simultaneous")
    @DisplayName(
            "Simultaneous Play: where cultists can be counted, cards are drawn between the sales, and all sell in turn")
    void withCultistsAllSellInTurn() {
        var game = scene("""
            {'phase': 'market', 'clock': {'stack': [1, 0]}, 'simultaneous': true, 'rogues': 'cultists',
             'piers': {'town-square': {'warrior': 1, 'rogue': 1}},
             'players': [{'goods': ['small-red']}, {'goods': ['small-red']}]}
            """);
        assertThat(game.asked()).containsExactly(1);
        assertThat(game.prompt()).isEqualTo("cultists");
        game.says(1, "{'done': true}").says(1, "{'done': true}");
        assertThat(game.asked()).containsExactly(0);
    }
}
