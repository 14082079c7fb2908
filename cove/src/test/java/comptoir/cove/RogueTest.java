package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.parts.Pier;
import comptoir.cove.step.LoadFromBag;
import comptoir.kit.Shows;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class RogueTest {

    @Test
    @Shows("cove.rogue.criminals")
    @DisplayName("Criminals: no effect")
    void criminalsDoNothing() {
        var game = scene("{'rogues': 'criminals', 'boats': [['bard', 'bard']]}", LoadFromBag.of(0), "rogue");
        game.says(0, "{'boat': 0}");
        assertThat(game.prompt()).isEqualTo("move-figure");
        assertThat(game.boat(0)).containsExactly("bard", "bard", "rogue");
    }

    private static final String FULL_BUT_ONE = "'boats': [['bard', 'bard', 'wizard'], ['noble', 'noble', 'noble']]";

    @Test
    @Shows("cove.rogue.thieves")
    @DisplayName("Thieves: after placing a rogue, before docking, a customer may go to another boat for 1 corruption")
    void thievesLureACustomerAway() {
        var game = scene("{'rogues': 'thieves', " + FULL_BUT_ONE + "}", LoadFromBag.of(0), "rogue");
        game.says(0, "{'boat': 0}");
        assertThat(game.prompt()).as("before docking").isEqualTo("thieves");
        assertThat(game.options())
                .contains("done=true", "boat=1, lure=bard", "boat=5, lure=wizard")
                .hasSize(1 + 2 * 5);
        game.fate("C").says(0, "{'lure': 'wizard', 'boat': 1}");
        assertThat(game.corruption(0)).containsExactly("C");
        assertThat(game.boat(0)).as("no longer full").containsExactly("bard", "bard", "rogue");
        assertThat(game.prompt()).as("the other boat is full now").isEqualTo("dock");
        game.says(0, "{'dock': 0}");
        assertThat(game.pier(Pier.BAZAAR)).containsExactly("wizard", "noble", "noble", "noble");
    }

    @Test
    @Shows("cove.rogue.thieves")
    @DisplayName("Thieves: the player may leave everybody where they are")
    void thievesAreAChoice() {
        var game = scene("{'rogues': 'thieves', " + FULL_BUT_ONE + "}", LoadFromBag.of(0), "rogue");
        game.says(0, "{'boat': 0}").says(0, "{'done': true}");
        assertThat(game.prompt()).isEqualTo("dock");
        assertThat(game.corruption(0)).isEmpty();
        var customer = scene("{'rogues': 'thieves', " + FULL_BUT_ONE + "}", LoadFromBag.of(0), "bard");
        assertThat(customer.says(0, "{'boat': 2}").prompt())
                .as("no rogue, no thieves")
                .isEqualTo("move-figure");
    }

    private static final String MARKET = """
        {'phase': 'market', 'round': 3, 'rogues': 'cultists',
         'piers': {'town-square': {'rogue': 2, 'warrior': 1}},
         'players': [{'goods': ['small-red', 'small-blue', 'large-red']}, {}]}
        """;

    @Test
    @Shows("cove.rogue.cultists")
    @DisplayName("Cultists: for 1 corruption each, rogues of a pier are customers of every colour")
    void cultistsBuyEverything() {
        var game = scene(MARKET);
        assertThat(game.prompt()).isEqualTo("cultists");
        assertThat(game.options()).containsExactly("done=true", "cultists=1");
        game.fate("C").says(0, "{'cultists': 1}").fate("C").says(0, "{'cultists': 2}");
        assertThat(game.corruption(0)).hasSize(2);
        game.says(0, "{'sell': 'small-red'}");
        assertThat(game.gold(0)).as("3 × (1 warrior + 2 rogues)").isEqualTo(9);
        game.says(0, "{'sell': 'small-blue'}");
        assertThat(game.gold(0) + 2 * 3)
                .as("and 4 × 2 rogues, less the corruption at the end")
                .isEqualTo(9 + 8);
    }

    @Test
    @Shows("cove.rogue.cultists")
    @DisplayName("Cultists: for each rogue, so the card of one is seen before the next is counted")
    void eachCardIsSeenBeforeTheNextRogue() {
        var game = scene(MARKET).fate("CC+Y").says(0, "{'cultists': 1}");
        assertThat(game.corruption(0)).containsExactly("CC+Y");
        assertThat(game.prompt()).isEqualTo("cultists");
        game.says(0, "{'done': true}").says(0, "{'sell': 'small-blue'}");
        assertThat(game.gold(0)).as("4 × 1 rogue").isEqualTo(4);
        assertThat(game.corruption(0)).hasSize(1);
    }

    @Test
    @Shows("cove.rogue.cultists")
    @DisplayName("Cultists: whoever counts none sells as usual")
    void cultistsAreAChoice() {
        var game = scene(MARKET).says(0, "{'done': true}");
        assertThat(game.options()).containsExactly("sell=small-red", "done=true");
        assertThat(game.corruption(0)).isEmpty();
    }
}
