package comptoir.cove;

import static comptoir.cove.PeddlerTable.PEDDLER;
import static comptoir.cove.PeddlerTable.peddlersTurn;
import static comptoir.cove.PeddlerTable.recruits;
import static comptoir.cove.PeddlerTable.reserve;
import static comptoir.cove.PeddlerTable.story;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.parts.Pier;
import comptoir.kit.Shows;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In these scenes its hourglass goes from 3 to 5 and passes the mark at 3:30, unless they say otherwise. */
@DisplayName("The Peddler loads the boats")
class PeddlerLoadingTest {

    private static final String AT_THREE = "'clock': {'hours': [3, 3], 'stack': [1, 0]}";

    @Test
    @Shows({"peddler.load.choice", "peddler.load.slide"})
    @DisplayName("Peddler p. 3: a customer for the rightmost good that matches anybody; then the reserve slides left")
    void theRightmostMatchingGoodDecides() {
        var game = peddlersTurn(
                "'goods': ['small-red', 'large-blue', null, 'small-yellow'],"
                        + " 'shop': {'right': '14', 'reserve': ['rogue', 'warrior', 'wizard', 'bard']}",
                AT_THREE,
                "2");
        assertThat(story(game))
                .contains(
                        "Nozama the Peddler loads a wizard: its rightmost good that matches somebody in the reserve is"
                                + " the large blue good on space 2.");
        assertThat(game.boat(3)).as("right half, inner").containsExactly("wizard");
        assertThat(reserve(game)).containsExactly("rogue", "warrior", "bard");
        assertThat(game.rulesTold()).contains("peddler.load.slide");
    }

    @Test
    @Shows("peddler.load.choice")
    @DisplayName("Peddler p. 3: if no good matches a customer, a rogue of the reserve")
    void withoutAMatchARogue() {
        var game = peddlersTurn(
                "'goods': ['small-yellow'], 'shop': {'right': '14', 'reserve': ['warrior', 'rogue']}", AT_THREE, "2");
        assertThat(game.boat(3)).containsExactly("rogue");
        assertThat(reserve(game)).containsExactly("warrior");
    }

    @Test
    @Shows("peddler.load.choice")
    @DisplayName("Peddler p. 3: with neither, one at random from the bag; customers that match nothing stay")
    void withNeitherOneFromTheBag() {
        var game = peddlersTurn(
                "'goods': ['small-yellow'], 'shop': {'right': '14', 'reserve': ['warrior', 'bard']}",
                AT_THREE,
                "2",
                "rogue");
        assertThat(game.boat(3)).containsExactly("rogue");
        assertThat(reserve(game)).containsExactly("warrior", "bard");
    }

    @ParameterizedTest
    @Shows({"peddler.load.boat", "peddler.load.boats-fixed"})
    @DisplayName("Peddler p. 3: the icons pick a boat at sea; boats keep their places, so a gap is passed over")
    @CsvSource({"1, 13, 1", "1, 14, 2", "2, 14, 3", "2, 13, 5"})
    void theIconsPickABoat(String left, String right, int boat) {
        var game = peddlersTurn(
                "'goods': ['small-red'], 'shop': {'right': '" + right + "', 'reserve': ['warrior']}",
                "'docks': [0, null, null, 4], " + AT_THREE,
                left);
        assertThat(game.boat(boat)).containsExactly("warrior");
    }

    @Test
    @Shows({"peddler.load.boat", "peddler.location.fallback"})
    @DisplayName("Peddler p. 3: with no boat in its half, the other half, inner/outer as before")
    void withoutABoatTheOtherHalf() {
        var game = peddlersTurn(
                "'goods': ['small-red'], 'shop': {'right': '13', 'reserve': ['warrior']}",
                "'docks': [0, 1, null, null], 'boats': ['docked', 'docked', 'gone'], " + AT_THREE,
                "1");
        assertThat(game.boat(5)).containsExactly("warrior");
        assertThat(game.rulesTold()).contains("peddler.location.fallback");
    }

    @ParameterizedTest
    @Shows("peddler.load.dock")
    @DisplayName("Peddler p. 3: it docks where inner or outer says, or at the other dock of that half")
    @CsvSource({
        "13, '[null, null, null, null]', BLACK_MARKET",
        "14, '[null, null, null, null]', TOWN_SQUARE",
        "13, '[null, null, null, 4]', TOWN_SQUARE",
        "14, '[null, null, 4, null]', BLACK_MARKET",
    })
    void itDocksByTheInnerOrOuterIcon(String right, String docks, Pier pier) {
        var boats = "'boats': [[], [], [], ['bard', 'bard', 'bard'], [], ['bard', 'bard', 'bard']]";
        var game = peddlersTurn(
                "'goods': ['small-red'], 'shop': {'right': '" + right + "', 'reserve': ['warrior']}",
                boats + ", 'docks': " + docks + ", " + AT_THREE,
                "2");
        assertThat(game.pier(pier)).containsExactly("warrior", "bard", "bard", "bard");
        assertThat(game.rulesTold()).contains("peddler.load.dock");
    }

    @Test
    @Shows("peddler.load.double")
    @DisplayName("Peddler p. 3: on a double mark the first is fully placed, docking included, before the second")
    void theSecondAdventurerComesAfterTheFirstHasDocked() {
        var game = peddlersTurn(
                "'goods': ['small-red', 'small-green'], 'shop': {'right': '13', 'reserve': ['warrior', 'bard']}",
                "'boats': [[], [], [], [], [], ['noble', 'noble', 'noble']],"
                        + " 'clock': {'hours': [9, 9], 'stack': [1, 0]}",
                "2");
        assertThat(game.pier(Pier.BLACK_MARKET)).containsExactly("bard", "noble", "noble", "noble");
        assertThat(game.boat(4)).as("the outermost at sea by then").containsExactly("warrior");
        assertThat(reserve(game)).isEmpty();
        assertThat(game.rulesTold()).contains("peddler.load.double");
    }

    @Test
    @Shows("peddler.example")
    @DisplayName(
            "Peddler p. 2, example: right and outer: fourth townsfolk, outermost boat of the right, rightmost dock")
    void theExampleOfTheRulebook() {
        var game = peddlersTurn(
                "'goods': ['small-red'], 'shop': {'right': '11', 'reserve': ['warrior']}",
                "'square': ['L01', 'L02', 'L03', 'L04'],"
                        + " 'boats': [[], [], [], [], [], ['bard', 'bard', 'bard']], "
                        + AT_THREE,
                "2",
                "noble",
                "noble",
                "L05");
        assertThat(recruits(game)).containsExactly("L04");
        assertThat(game.pier(Pier.BLACK_MARKET)).containsExactly("warrior", "bard", "bard", "bard");
        assertThat(story(game))
                .contains("Nozama the Peddler puts the warrior on boat 6 (right half, outer).")
                .contains("Docking (right half, outer): the dock of the Black Market.");
        assertThat(game.hour(PEDDLER)).isEqualTo("5");
    }

    @Test
    @Shows("peddler.rogue.thieves")
    @DisplayName("Peddler p. 4: it never uses the thieves")
    void itLeavesTheThievesIdle() {
        var game = peddlersTurn(
                "'shop': {'right': '13', 'reserve': ['rogue']}",
                "'rogues': 'thieves', 'boats': [[], [], [], [], ['bard'], ['bard', 'noble']], " + AT_THREE,
                "2");
        assertThat(game.boat(5)).containsExactly("bard", "noble", "rogue");
        assertThat(game.corruption(PEDDLER)).isEmpty();
        assertThat(game.prompt()).as("the person's own turn").isEqualTo("move-figure");
    }

    @Test
    @Shows("peddler.rogue.criminals")
    @DisplayName("Peddler p. 4: criminals have no effect")
    void criminalsDoNothing() {
        var game = peddlersTurn(
                "'shop': {'right': '13', 'reserve': ['rogue']}", "'rogues': 'criminals', " + AT_THREE, "2");
        assertThat(game.boat(5)).containsExactly("rogue");
        assertThat(game.corruption(PEDDLER)).isEmpty();
        assertThat(game.gold(PEDDLER)).as("its action of this turn alone").isEqualTo(2);
    }
}
