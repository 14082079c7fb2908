package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Pier;
import comptoir.cove.step.Advance;
import comptoir.cove.step.LoadFromBag;
import comptoir.kit.Shows;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LoadingTest {

    @Test
    @Shows({"cove.load.draw", "cove.load.not-docked"})
    @DisplayName("Rulebook p. 6: any boat at sea with a free space, no docked one")
    void onlyBoatsAtSeaAreLoaded() {
        var game = scene("""
            {'docks': [1], 'boats': [['bard'], 'docked', [], 'gone']}
            """, LoadFromBag.of(0), "noble");
        assertThat(game.options()).containsExactly("boat=0", "boat=2", "boat=4", "boat=5");
        assertThat(game.refusal(0, "{'boat': 1}").rule().id()).isEqualTo("cove.load.not-docked");
        game.says(0, "{'boat': 0}");
        assertThat(game.boat(0)).containsExactly("bard", "noble");
    }

    @Test
    @Shows("cove.load.not-docked")
    @DisplayName("Rulebook p. 5: an adventurer that cannot be placed stays in the bag")
    void withoutABoatAtSeaNobodyIsDrawn() {
        var game = scene(
                "{'docks': [0, 1], 'boats': ['docked', 'docked', 'gone', 'gone', 'gone', 'gone']}", LoadFromBag.of(0));
        assertThat(game.prompt()).isEqualTo("move-figure");
        assertThat(game.inBag(Kind.WARRIOR)).isEqualTo(12);
    }

    @Test
    @Shows("cove.load.arrival-rule-off")
    @DisplayName("Rulebook p. 6: rogues are loaded even when none boards at Arrival")
    void roguesAreLoadedLikeOthers() {
        var game = scene("{'rogues': 'criminals'}", LoadFromBag.of(0), "rogue").says(0, "{'boat': 3}");
        assertThat(game.boat(3)).containsExactly("rogue");
    }

    @Test
    @Shows({"cove.dock.full", "cove.dock.piers"})
    @DisplayName("Rulebook p. 6: who fills a boat docks it on its side; all aboard go onto the pier")
    void whoFillsABoatDocksIt() {
        var game = scene("{'boats': [[], [], [], ['noble', 'noble', 'rogue']]}", LoadFromBag.of(0), "warrior");
        game.says(0, "{'boat': 3}");
        assertThat(game.prompt()).isEqualTo("dock");
        assertThat(game.options()).containsExactly("dock=2", "dock=3");
        assertThat(game.refusal(0, "{'dock': 0}").text().en()).contains("other side of Dragon Island");
        game.says(0, "{'dock': 3}");
        assertThat(game.pier(Pier.BLACK_MARKET)).containsExactly("warrior", "noble", "noble", "rogue");
        assertThat(game.boat(3)).isEmpty();
        assertThat(game.cove().harbour().isAtSea(3)).isFalse();
    }

    @Test
    @Shows("cove.dock.side-closed")
    @DisplayName("Rulebook p. 6: with both docks of a side taken, its last boat goes: customers to halls, rogues to the"
            + " Lair")
    void theLastBoatOfAClosedSideIsRemoved() {
        var game = scene("""
            {'docks': [0], 'boats': ['docked', ['bard', 'bard', 'bard'], ['wizard', 'rogue', 'warrior']]}
            """, LoadFromBag.of(0), "bard");
        game.says(0, "{'boat': 1}");
        assertThat(game.pier(Pier.TOWN_SQUARE)).containsExactly("bard", "bard", "bard", "bard");
        assertThat(game.boat(2)).isEmpty();
        assertThat(game.hall(Kind.WIZARD)).isEqualTo(2);
        assertThat(game.hall(Kind.WARRIOR)).isEqualTo(2);
        assertThat(game.hall(Kind.ROGUE)).isEqualTo(4);
        assertThat(game.rulesTold()).contains("cove.dock.side-closed");
    }

    private static final String LAST_BOAT = """
        'docks': [0, 1, 3], 'boats': ['docked', 'docked', 'gone', 'docked', ['bard', 'bard', 'bard'], []]\
        """;

    @Test
    @Shows("cove.dock.all")
    @DisplayName(
            "Rulebook p. 6: with all docks taken the marker comes just ahead of the leader, and no boat is loaded any"
                    + " more")
    void withAllDocksTakenTheMarketComesNear() {
        var game = scene("{'clock': {'hours': [7, 4]}, " + LAST_BOAT + "}", LoadFromBag.of(0), "bard");
        game.says(0, "{'boat': 4}");
        assertThat(game.cove().clock().market() / 2).isEqualTo(8);
        assertThat(game.cove().harbour().allDocksTaken()).isTrue();
        var late = scene("{'clock': {'hours': [13, 4]}, " + LAST_BOAT + "}", LoadFromBag.of(0), "bard");
        late.says(0, "{'boat': 4}");
        assertThat(late.cove().clock().market() / 2).as("never beyond 12").isEqualTo(12);
    }

    @Test
    @Shows("cove.dock.all")
    @DisplayName(
            "Rulebook p. 6: marks no longer load once all docks are taken, the second half of a double mark neither")
    void noMoreLoadingOnceAllDocksAreTaken() {
        var game = scene("{'clock': {'hours': [9, 8]}, " + LAST_BOAT + "}", new Advance(0, 2), "bard");
        game.says(0, "{'boat': 4}");
        assertThat(game.cove().clock().market() / 2)
                .as("the leader stood at 10 in mid-move")
                .isEqualTo(11);
        assertThat(game.hour(0)).isEqualTo("11");
        assertThat(game.asked()).as("no second load; the other is behind").containsExactly(1);
    }

    @Test
    @Shows("cove.production.left-at-sea")
    @DisplayName("Rulebook p. 7: who is still at sea at the end goes to the halls and the Lair; piers may stay empty")
    void thoseLeftAtSeaGoToTheirHalls() {
        var game = scene("""
            {'clock': {'hours': [12, 12]}, 'round': 3, 'boats': [['bard', 'rogue'], [], ['noble']]}
            """);
        assertThat(game.referee().over()).isTrue();
        assertThat(game.hall(Kind.BARD)).isEqualTo(2);
        assertThat(game.hall(Kind.NOBLE)).isEqualTo(2);
        assertThat(game.hall(Kind.ROGUE)).isEqualTo(4);
        assertThat(game.pier(Pier.TOWN_SQUARE)).isEmpty();
    }
}
