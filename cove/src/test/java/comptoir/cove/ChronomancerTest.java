package comptoir.cove;

import static comptoir.cove.CoveTable.scene;
import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.CoveTable.start;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.chronomancer.Chronomancer;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.step.UseCrew;
import comptoir.kit.Shows;
import comptoir.protocol.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class ChronomancerTest {

    private static Object shop(CoveTable game) {
        return Json.plain(game.cove().shop(0).view(game.cove(), 0, 0));
    }

    /** "AB blue": every tile of the board and of the stream with the side it shows. */
    private static List<String> sides(CoveTable game) {
        var sides = new ArrayList<String>();
        for (var place : List.of("board", "stream"))
            for (int i = 0; i < seen(shop(game), place + ".tile").size(); i++)
                sides.add(seen(shop(game), place + ".tile").get(i) + " "
                        + seen(shop(game), place + ".side").get(i));
        return sides;
    }

    @Test
    @Shows({
        "chrono.setup.components",
        "chrono.setup.frozen-hours",
        "chrono.setup.upper-tiles",
        "chrono.setup.lower-tiles",
        "chrono.setup.figures",
        "chrono.tile.sides"
    })
    @DisplayName(
            "Chronomancer p. 2: special tiles above, two others below, white; six in the stream, blue; icons covered")
    void theBoardAtTheStart() {
        var game = start(
                2,
                "{}",
                "L01",
                "L02",
                "L03",
                "L04",
                List.of("seat 0", "seat 1"),
                List.of("S2", "S1"),
                List.of("AY", "PR", "AG"));
        assertThat(seen(shop(game), "board.tile")).startsWith("S2").contains("AY");
        assertThat(seen(shop(game), "board.side")).containsOnly("white");
        assertThat(seen(shop(game), "stream.tile")).startsWith("AG");
        assertThat(seen(shop(game), "stream.side")).containsOnly("blue");
        assertThat(seen(shop(game), "figures.space")).containsExactly("left-machine", "left-machine");
        assertThat(seen(shop(game), "reserve")).containsExactly(0);
        assertThat(game.inventory()).containsEntry("frozen hours", 8).containsEntry("tile AY", 2);
        assertThat(game.cove().player(0).supply(game.cove().pack(), Good.SMALL_RED.number()))
                .isEqualTo(3);
        assertThat(game.cove().player(0).supply(game.cove().pack(), Good.LARGE_RED.number()))
                .isEqualTo(2);
        assertThat(game.cove().player(0).team().size()).isEqualTo(4);
    }

    @Test
    @Shows({"chrono.freeze", "chrono.freeze.same-turn", "chrono.freeze.spend"})
    @DisplayName(
            "Chronomancer p. 4: take 2 frozen hours, icons open; each spent saves an hour and covers an icon again")
    void freezeTimeAndSpendIt() {
        var game = scene("{'clock': {'hours': [1, 9]}}").says(0, "{'figure': 'assistant', 'space': 'right-machine'}");
        assertThat(game.options()).containsExactly("icon=0", "icon=1", "icon=2", "icon=3");
        game.says(0, "{'icon': 2}").says(0, "{'icon': 0}");
        assertThat(Crowd.names(game.cove().shop(0).patronage())).containsExactly("warrior", "wizard");
        assertThat(game.options())
                .as("spent in the same turn, if wanted")
                .containsExactly("done=true", "cover=0", "cover=2");
        game.says(0, "{'cover': 0}");
        assertThat(Crowd.names(game.cove().shop(0).patronage())).containsExactly("wizard");
        game.says(0, "{'done': true}");
        assertThat(game.hour(0)).as("2 hours less 1").isEqualTo("2");
    }

    @Test
    @Shows({"chrono.freeze.zero-hours", "chrono.freeze.spend"})
    @DisplayName(
            "Chronomancer p. 4: the cost never falls below 0; an hourglass that does not move keeps its place in the"
                    + " stack")
    void withoutHoursTheHourglassStays() {
        var game = scene("""
            {'clock': {'hours': [5, 5], 'stack': [0, 1]},
             'players': [{'shop': {'chronomancer': 'upper-3', 'assistant': 'right-machine', 'open': ['noble', 'bard']}}, {}]}
            """);
        game.says(0, "{'figure': 'chronomancer', 'space': 'right-machine'}").says(0, "{'tile': 'AB'}");
        game.says(0, "{'cover': 1}");
        assertThat(game.hour(0)).as("1 hour less 1: nothing is asked any more").isEqualTo("5");
        assertThat(game.asked()).as("still on top").containsExactly(0);
    }

    @Test
    @Shows("chrono.freeze")
    @DisplayName("Chronomancer p. 4: with no frozen hour on the board nothing further happens")
    void freezeTimeWithoutTokens() {
        var game = scene("""
            {'clock': {'hours': [1, 9]},
             'players': [{'shop': {'open': ['warrior', 'bard', 'wizard', 'noble']}}, {}]}
            """).says(0, "{'figure': 'assistant', 'space': 'right-machine'}");
        assertThat(game.prompt()).isEqualTo("spend-frozen-hour");
        game.says(0, "{'done': true}");
        assertThat(game.hour(0)).isEqualTo("3");
    }

    @Test
    @Shows({"chrono.shift", "chrono.tile.sides"})
    @DisplayName("Chronomancer p. 5: the new tile above pushes the column down; the tile pushed out is flipped")
    void shiftTimelines() {
        var game = scene("""
            {'clock': {'hours': [1, 9]}, 'players': [{'shop': {'chronomancer': 'lower-1', 'assistant': 'left-machine',
             'tiles': {'upper-left': 'S1', 'upper-right': 'S2', 'lower-left': 'PR', 'lower-right': 'PG'}}}, {}]}
            """).says(0, "{'figure': 'chronomancer', 'space': 'left-machine'}");
        assertThat(game.options()).containsExactly("tile=PB", "tile=PY", "tile=AR", "tile=AG", "tile=AB", "tile=AY");
        game.says(0, "{'tile': 'AB'}");
        assertThat(seen(shop(game), "board.tile")).startsWith("AB");
        assertThat(sides(game)).contains("AB blue", "S1 white", "PR blue");
        assertThat(game.hour(0)).isEqualTo("2");
    }

    private static CoveTable at(String tiles, String rest) {
        return scene("{'clock': {'hours': [1, 9]}, 'players': [{'shop': {'tiles': {" + tiles + "}}" + rest + "}, {}]}");
    }

    @Test
    @Shows({"chrono.portal.artefact", "chrono.portal.cost", "chrono.portal.corner", "cove.action.visible"})
    @DisplayName("Chronomancer p. 5: the right half gives the action, both halves the cost: an artefact")
    void anArtefact() {
        var game = at("'upper-left': 'PB', 'upper-right': 'AY'", "");
        game.fate("C", "C", "warrior").says(0, "{'figure': 'assistant', 'space': 'upper-2'}");
        assertThat(game.stall(0)).containsExactly("large-yellow");
        // PB's white right half: 1 hour, 1 corruption. AY's white left half: 2 hours, 1 corruption.
        assertThat(game.corruption(0)).hasSize(2);
        game.says(0, "{'boat': 0}");
        assertThat(game.hour(0)).isEqualTo("4");
        assertThat(new Chronomancer().good(Good.LARGE_YELLOW.number()).en()).isEqualTo("yellow artefact");
    }

    @Test
    @Shows({"chrono.portal.relic-or-patronage", "cove.patronage.immediate"})
    @DisplayName("Chronomancer p. 5: a relic, or the patronage of its hall at once")
    void aRelicOrPatronage() {
        var relic = at("'upper-left': 'PG'", "").says(0, "{'figure': 'assistant', 'space': 'upper-1'}");
        assertThat(relic.options()).containsExactly("take=relic", "take=patronage");
        assertThat(relic.says(0, "{'take': 'relic'}").stall(0)).containsExactly("small-green");
        var gold = at("'upper-left': 'PG'", "").says(0, "{'figure': 'assistant', 'space': 'upper-1'}");
        assertThat(gold.says(0, "{'take': 'patronage'}").gold(0)).isEqualTo(1);
        var none = at("'upper-left': 'PG'", ", 'goods': ['small-green', 'small-green', 'small-green']");
        none.says(0, "{'figure': 'assistant', 'space': 'upper-1'}");
        assertThat(none.gold(0)).as("no relic left: the patronage").isEqualTo(1);
    }

    @Test
    @Shows({"chrono.portal.relic-two-colours", "cove.term.limited", "cove.action.in-full"})
    @DisplayName("Chronomancer p. 5: a relic of one of the two colours, as far as there are any")
    void aRelicOfTwoColours() {
        var game = at("'upper-left': 'S2'", "").says(0, "{'figure': 'assistant', 'space': 'upper-1'}");
        assertThat(game.options()).containsExactly("take=small-green", "take=small-yellow");
        var one = at("'upper-left': 'S2'", ", 'goods': ['small-green', 'small-green', 'small-green']");
        one.says(0, "{'figure': 'assistant', 'space': 'upper-1'}");
        assertThat(one.stall(0)).contains("small-yellow");
        assertThat(one.hour(0)).as("the cost is paid").isEqualTo("3");
    }

    @Test
    @Shows({"chrono.portal.recruit", "cove.precedence"})
    @DisplayName("Chronomancer p. 5: recruiting ignores the Town Square's cost: the merchant's rule wins")
    void recruitingCostsWhatThePortalSays() {
        var game = scene("""
            {'clock': {'hours': [1, 9]}, 'square': ['L09', 'L10', 'L11', 'L12'],
             'players': [{'shop': {'tiles': {'upper-right': 'S2'}}}, {}]}
            """);
        game.says(0, "{'figure': 'assistant', 'space': 'upper-3'}")
                .says(0, "{'townsfolk': 'L09'}")
                .says(0, "{'slot': 2}");
        assertThat(game.team(0)).containsExactly("", "", "L09", "");
        assertThat(game.hour(0)).as("1 hour of S2, 1 of the edge").isEqualTo("3");
        assertThat(game.corruption(0)).as("the leftmost place would cost one").isEmpty();
    }

    @Test
    @Shows("chrono.portal.crew")
    @DisplayName("Chronomancer p. 5: use the crew, at the portal's cost; without anybody to work it costs all the same")
    void theCrewPortal() {
        var scene = """
            {'clock': {'hours': [1, 9]}, 'players': [{%s 'shop': {'chronomancer': 'right-machine',
             'assistant': 'right-machine', 'tiles': {'lower-right': 'PR'}}}, {}]}
            """;
        var game = scene(scene.formatted("'team': {'overseer': 'L01'}, 'corruption': ['C'],"));
        game.says(0, "{'figure': 'assistant', 'space': 'lower-3'}")
                .says(0, "{'crew': 3}")
                .says(0, "{'discard': 'C'}");
        assertThat(game.corruption(0)).isEmpty();
        assertThat(game.hour(0)).isEqualTo("3");
        var nobody = scene(scene.formatted("")).says(0, "{'figure': 'assistant', 'space': 'lower-3'}");
        assertThat(nobody.hour(0)).isEqualTo("3");
    }

    private static CoveTable crew(int slot, String slotName, String goods) {
        return scene(
                        "{'players': [{'team': {'" + slotName + "': 'L01'}, 'corruption': ['C', 'CC+B'], 'goods': "
                                + goods + "}, {}]}",
                        new UseCrew(0, 0))
                .says(0, "{'crew': " + slot + "}");
    }

    @Test
    @Shows("chrono.crew.recombobulator")
    @DisplayName("Recombobulator: a relic for one of another colour")
    void theRecombobulatorSwapsColours() {
        var game = crew(0, "recombobulator", "['small-red', 'small-blue', 'small-blue', 'small-blue']");
        assertThat(game.options())
                .containsExactly(
                        "give=small-red, take=small-green",
                        "give=small-red, take=small-yellow",
                        "give=small-blue, take=small-red",
                        "give=small-blue, take=small-green",
                        "give=small-blue, take=small-yellow");
        game.says(0, "{'give': 'small-red', 'take': 'small-yellow'}");
        assertThat(game.stall(0)).containsExactly("small-blue", "small-blue", "small-blue", "small-yellow");
    }

    @Test
    @Shows("chrono.crew.enlarger")
    @DisplayName("Enlarger: a relic for the artefact of its colour")
    void theEnlargerMakesAnArtefact() {
        var game = crew(1, "enlarger", "['small-red', 'small-green', 'large-red', 'large-red']");
        assertThat(game.options()).as("no red artefact is left").containsExactly("swap=small-green");
        assertThat(game.says(0, "{'swap': 'small-green'}").stall(0))
                .containsExactly("small-red", "large-red", "large-red", "large-green");
    }

    @Test
    @Shows("chrono.crew.breaker")
    @DisplayName("Breaker: an artefact for two relics of its colour")
    void theBreakerMakesTwoRelics() {
        var game = crew(2, "breaker", "['large-yellow', 'large-red', 'small-red', 'small-red']");
        assertThat(game.options()).as("only one red relic is left").containsExactly("swap=large-yellow");
        assertThat(game.says(0, "{'swap': 'large-yellow'}").stall(0))
                .containsExactly("small-red", "small-red", "small-yellow", "small-yellow", "large-red");
    }

    @Test
    @Shows("chrono.crew.overseer")
    @DisplayName("Overseer: choose and discard 1 of your corruption cards")
    void theOverseerDiscardsACard() {
        var game = crew(3, "overseer", "[]").says(0, "{'discard': 'CC+B'}");
        assertThat(game.corruption(0)).containsExactly("C");
    }

    @Test
    @Shows("chrono.portal.crew")
    @DisplayName("Chronomancer p. 6: \"you may use each ability\": a lone Breaker need not break anything")
    void theCrewMayRest() {
        var game = scene("{'players': [{'team': {'breaker': 'L01'}, 'goods': ['large-red']}, {}]}", new UseCrew(0, 0));
        assertThat(game.options()).containsExactly("crew=2", "done=true");
        game.says(0, "{'done': true}");
        assertThat(game.stall(0)).containsExactly("large-red");
        assertThat(game.prompt()).isEqualTo("move-figure");
    }
}
