package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Pier;
import comptoir.cove.step.Recruit;
import comptoir.cove.step.UseCrew;
import comptoir.kit.Shows;
import comptoir.protocol.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class TownTest {

    private static final Recruit RECRUIT = new Recruit(0, false);

    private static CoveTable recruit(String townsfolk, String rest, Object... fate) {
        return scene("{'square': ['" + townsfolk + "', 'L09', 'L10', 'L11']" + rest + "}", RECRUIT, fate)
                .says(0, "{'townsfolk': '" + townsfolk + "'}");
    }

    @Test
    @Shows({"cove.recruit.choose", "cove.recruit.place", "cove.recruit.refill"})
    @DisplayName("Rulebook p. 10: choose a townsfolk, place it under a slot; the others slide, a new one comes")
    void aRecruitJoinsTheTeam() {
        var game = scene("{'square': ['L01', 'L02', 'M01', 'M02']}", RECRUIT);
        assertThat(game.options()).containsExactly("townsfolk=L01", "townsfolk=L02", "townsfolk=M01", "townsfolk=M02");
        game.says(0, "{'townsfolk': 'L02'}");
        assertThat(game.options()).containsExactly("slot=0", "slot=1", "slot=2", "slot=3");
        game.fate("S05").says(0, "{'slot': 3}");
        assertThat(game.team(0)).containsExactly("", "", "", "L02");
        assertThat(game.square()).containsExactly("S05", "L01", "M01", "M02");
    }

    @Test
    @Shows("cove.recruit.replace")
    @DisplayName("Rulebook p. 10: a new townsfolk may replace one of the team, who goes under the deck")
    void aRecruitReplacesAnother() {
        var game = recruit("L05", ", 'players': [{'team': {'overseer': 'M03'}}, {}]");
        game.says(0, "{'slot': 3}");
        assertThat(game.team(0)).containsExactly("", "", "", "L05");
        assertThat(game.under()).containsExactly("M03");
    }

    @Test
    @Shows({"cove.recruit.cost", "cove.townsfolk.before-cost"})
    @DisplayName("Rulebook p. 10: then the cost under its place is paid; a local cannot remove what it brings")
    void thePlaceInTheTownSquareCosts() {
        var game = scene("{'square': ['L01', 'L02', 'L03', 'L04'], 'clock': {'hours': [1, 9]}}", new Recruit(0, true));
        game.says(0, "{'townsfolk': 'L01'}");
        assertThat(game.prompt()).as("nothing to discard yet").isEqualTo("slot");
        game.fate("CC+B").says(0, "{'slot': 0}");
        assertThat(game.corruption(0)).containsExactly("CC+B");
        assertThat(game.hour(0)).isEqualTo("3");
        var cheap = scene("{'square': ['L01', 'L02', 'L03', 'L04'], 'clock': {'hours': [1, 9]}}", new Recruit(0, true));
        cheap.says(0, "{'townsfolk': 'L04'}").says(0, "{'slot': 0}");
        assertThat(cheap.hour(0)).isEqualTo("2");
        assertThat(cheap.corruption(0)).isEmpty();
    }

    @Test
    @Shows("cove.recruit.deck-empty")
    @DisplayName("Everything is limited: an empty deck leaves the place empty; cards under it come back in order")
    void anEmptyDeckLeavesThePlaceEmpty() {
        var game = scene("{'loose': true, 'square': ['L01', 'L02', 'L03', 'L04'], 'deck': []}", RECRUIT);
        game.says(0, "{'townsfolk': 'L04'}").says(0, "{'slot': 0}");
        assertThat(game.square()).containsExactly("", "L01", "L02", "L03");
        var under = scene(
                "{'loose': true, 'square': ['L01', 'L02', 'L03', 'L04'], 'deck': [], 'under': ['M07', 'M08']}",
                RECRUIT);
        under.says(0, "{'townsfolk': 'L04'}").says(0, "{'slot': 0}");
        assertThat(under.square()).containsExactly("M07", "L01", "L02", "L03");
    }

    @Test
    @Shows({"cove.recruit.ability", "cove.townsfolk.local-1"})
    @DisplayName("Locals: choose and discard 1 of your corruption cards")
    void aLocalDiscardsOneCorruptionCard() {
        var game = recruit("L01", ", 'players': [{'corruption': ['C', 'CC+R']}, {}]");
        assertThat(game.options()).containsExactly("discard=C", "discard=CC+R");
        game.says(0, "{'discard': 'CC+R'}");
        assertThat(game.corruption(0)).containsExactly("C");
        assertThat(Json.write(game.told(1))).doesNotContain("CC+R");
    }

    @Test
    @Shows({"cove.townsfolk.local-3", "cove.townsfolk.before-cost"})
    @DisplayName("Locals: choose and discard up to 3 of your corruption cards")
    void aLocalDiscardsUpToThree() {
        var game = recruit("L12", ", 'players': [{'corruption': ['C', 'C', 'C', 'CC+R']}, {}]");
        game.says(0, "{'discard': 'C'}").says(0, "{'discard': 'CC+R'}");
        assertThat(game.options()).containsExactly("discard=C", "done=true");
        game.says(0, "{'discard': 'C'}");
        assertThat(game.prompt()).as("three is the most").isEqualTo("slot");
        assertThat(game.corruption(0)).containsExactly("C");
        var few =
                recruit("L12", ", 'players': [{'corruption': ['C', 'C']}, {}]").says(0, "{'done': true}");
        assertThat(few.corruption(0)).hasSize(2);
    }

    @Test
    @Shows({"cove.townsfolk.mercenary", "cove.term.limited"})
    @DisplayName("Mercenaries: take a good of the shown size and colour, if there is one")
    void aMercenaryBringsAGood() {
        assertThat(recruit("M11", "").stall(0)).containsExactly("large-blue");
        assertThat(recruit("M02", "").stall(0)).containsExactly("small-green");
        var none = recruit("M11", ", 'players': [{'goods': ['large-blue', 'large-blue']}, {}]");
        assertThat(none.stall(0)).as("both are on the stall").hasSize(2);
    }

    @Test
    @Shows("cove.townsfolk.sailor-draw")
    @DisplayName("Sailors: draw an adventurer from the bag onto a boat at sea")
    void aSailorDrawsFromTheBag() {
        var game = recruit("S01", "", "noble").says(0, "{'boat': 2}");
        assertThat(game.boat(2)).containsExactly("noble");
        assertThat(game.prompt()).isEqualTo("slot");
    }

    private static final String BOATS = ", 'boats': [['bard', 'rogue'], [], [], ['noble', 'noble', 'noble']]";

    @Test
    @Shows("cove.townsfolk.sailor-pier")
    @DisplayName("Sailors: move an adventurer from a boat at sea to a pier")
    void aSailorLandsSomebody() {
        var game = recruit("S11", BOATS);
        assertThat(game.options())
                .containsExactly("adventurer=bard, boat=0", "adventurer=rogue, boat=0", "adventurer=noble, boat=3");
        game.says(0, "{'boat': 0, 'adventurer': 'rogue'}").says(0, "{'pier': 'bazaar'}");
        assertThat(game.pier(Pier.BAZAAR)).containsExactly("rogue");
        assertThat(game.boat(0)).containsExactly("bard");
    }

    @Test
    @Shows("cove.townsfolk.sailor-hall")
    @DisplayName("Sailors: move a customer (no rogue) from a boat at sea to its hall")
    void aSailorTakesACustomerToItsHall() {
        var game = recruit("S09", BOATS);
        assertThat(game.options()).containsExactly("adventurer=bard, boat=0", "adventurer=noble, boat=3");
        game.says(0, "{'boat': 3, 'adventurer': 'noble'}");
        assertThat(game.hall(Kind.NOBLE)).isEqualTo(2);
    }

    @Test
    @Shows("cove.townsfolk.sailor-bag")
    @DisplayName("Sailors: move an adventurer from a boat at sea to the bag")
    void aSailorPutsSomebodyBackIntoTheBag() {
        var game = recruit("S07", BOATS).says(0, "{'boat': 0, 'adventurer': 'rogue'}");
        assertThat(game.inBag(Kind.ROGUE)).isEqualTo(3);
        assertThat(game.boat(0)).containsExactly("bard");
    }

    @Test
    @Shows({"cove.townsfolk.sailor-boat", "cove.dock.full"})
    @DisplayName("Sailors: move an adventurer from a boat at sea to another; a boat filled so docks at once")
    void aSailorMovesSomebodyToAnotherBoat() {
        var game = recruit("S04", BOATS).says(0, "{'boat': 0, 'adventurer': 'bard'}");
        assertThat(game.options()).containsExactly("boat=1", "boat=2", "boat=3", "boat=4", "boat=5");
        game.says(0, "{'boat': 3}");
        assertThat(game.prompt()).isEqualTo("dock");
        game.says(0, "{'dock': 2}");
        assertThat(game.pier(Pier.TOWN_SQUARE)).containsExactly("bard", "noble", "noble", "noble");
    }

    @Test
    @Shows("cove.recruit.ability")
    @DisplayName("Rulebook p. 10: an ability that cannot be used is lost")
    void anAbilityWithoutEffectIsLost() {
        var game = recruit("S07", "");
        assertThat(game.prompt()).as("nobody is at sea").isEqualTo("slot");
    }

    @Test
    @Shows("cove.crew.use")
    @DisplayName("Rulebook p. 10: one or more abilities of slots with a townsfolk, in any order, each once")
    void theCrewWorksInAnyOrderEachOnce() {
        var game = scene("""
            {'players': [{'team': {'enlarger': 'L01', 'breaker': 'L02', 'overseer': 'L03'},
                          'goods': ['small-red', 'large-blue'], 'corruption': ['C', 'C']}, {}]}
            """, new UseCrew(0, 0));
        assertThat(game.options()).containsExactly("crew=1", "crew=2", "crew=3", "done=true");
        assertThat(game.refusal(0, "{'crew': 0}").text().en()).isEqualTo("No townsfolk works in this place.");
        game.says(0, "{'crew': 3}").says(0, "{'discard': 'C'}");
        assertThat(game.options()).containsExactly("crew=1", "crew=2", "done=true");
        assertThat(game.refusal(0, "{'crew': 3}").text().en()).contains("used already");
        game.says(0, "{'crew': 1}").says(0, "{'swap': 'small-red'}").says(0, "{'done': true}");
        assertThat(game.stall(0)).containsExactly("large-red", "large-blue");
        assertThat(game.prompt()).isEqualTo("move-figure");
    }
}
