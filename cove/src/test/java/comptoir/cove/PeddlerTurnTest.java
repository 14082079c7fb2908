package comptoir.cove;

import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.PeddlerTable.PEDDLER;
import static comptoir.cove.PeddlerTable.card;
import static comptoir.cove.PeddlerTable.cards;
import static comptoir.cove.PeddlerTable.peddlersTurn;
import static comptoir.cove.PeddlerTable.recruits;
import static comptoir.cove.PeddlerTable.reserve;
import static comptoir.cove.PeddlerTable.stall;
import static comptoir.cove.PeddlerTable.story;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.Shows;
import comptoir.protocol.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The Peddler: its cards and what they have it do")
class PeddlerTurnTest {

    @Test
    @Shows({"peddler.turn.sequence", "peddler.turn.discard"})
    @DisplayName(
            "Peddler p. 2: the right half of the left card and the left half of the right card; then the cards move on")
    void theFacingHalvesMakeTheTurn() {
        var game = peddlersTurn("'shop': {'right': '1'}", "", "2");
        assertThat(story(game))
                .contains("Nozama the Peddler lays card 2 beside card 1. Facing halves: ×1, right and large red good,"
                        + " outer; cost, once: 3 hours.");
        assertThat(stall(game)).containsExactly("large-red");
        assertThat(game.hour(PEDDLER)).isEqualTo("4");
        assertThat(card(game, "left")).isEmpty();
        assertThat(card(game, "right")).isEqualTo("2");
        assertThat(cards(game, "discards")).containsExactly("1");
        assertThat(seen(PeddlerTable.shop(game), "last.left")).containsExactly("2");
        assertThat(seen(PeddlerTable.shop(game), "last.right")).containsExactly("1");
        assertThat(seen(PeddlerTable.shop(game), "last.times")).containsExactly(1);
        assertThat(game.asked()).containsExactly(0);
    }

    @Test
    @Shows({"peddler.turn.multiplier", "peddler.patronage", "peddler.clock.cost"})
    @DisplayName("Peddler p. 2 and 3: with ×2 the action is done twice, and its cost is paid once")
    void theMultiplierRepeatsTheActionAndNotTheCost() {
        var game = peddlersTurn("'shop': {'right': '13'}", "'halls': {'warrior': 4, 'noble': 1}", "16", "C");
        assertThat(game.gold(PEDDLER)).as("twice 2 gold for each of 4 warriors").isEqualTo(2 * 2 * 4);
        assertThat(game.hour(PEDDLER)).as("1 hour and 1 hour").isEqualTo("3");
        assertThat(game.corruption(PEDDLER)).containsExactly("C");
    }

    @Test
    @Shows("peddler.turn.deck-empty")
    @DisplayName("An empty Peddler deck is made anew from the discarded cards")
    void anEmptyDeckIsRebuilt() {
        var game = peddlersTurn("'shop': {'right': '1', 'deck': []}", "", "2");
        assertThat(game.rulesTold()).contains("peddler.turn.deck-empty");
        assertThat(cards(game, "deck")).hasSize(14).doesNotContain("1", "2");
        assertThat(cards(game, "discards")).containsExactly("1");
    }

    @ParameterizedTest
    @Shows("peddler.location.icons")
    @DisplayName("Peddler p. 2: left or right names the half, inner or outer what is nearest the centre or the edge")
    @CsvSource({"1, 11, L01", "1, 12, L02", "2, 12, L03", "2, 11, L04"})
    void theIconsPickATownsfolk(String left, String right, String townsfolk) {
        var game = peddlersTurn("'shop': {'right': '" + right + "'}", "'square': ['L01', 'L02', 'L03', 'L04']", left);
        assertThat(recruits(game)).containsExactly(townsfolk);
    }

    @ParameterizedTest
    @Shows("peddler.location.fallback")
    @DisplayName("Peddler p. 3: with no option in its half, the left/right icon is ignored and inner/outer holds")
    @CsvSource({"1, 11, L04", "1, 12, L03"})
    void withoutAnOptionTheOtherHalfServes(String left, String right, String townsfolk) {
        var game = peddlersTurn("'shop': {'right': '" + right + "'}", "'square': ['L03', 'L04']", left);
        assertThat(recruits(game)).containsExactly(townsfolk);
        assertThat(game.rulesTold()).contains("peddler.location.fallback");
        assertThat(story(game)).anyMatch(line -> line.contains("nothing in the left half, so right half, "));
    }

    @Test
    @Shows({"peddler.recruit", "peddler.recruit.cost"})
    @DisplayName(
            "Peddler p. 2: the townsfolk lies beside its board without limit, its ability and its price do not count")
    void itRecruitsWithoutAbilityAndPrice() {
        var game = peddlersTurn(
                "'corruption': ['C'], 'shop': {'right': '11', 'townsfolk': ['L05', 'L06', 'L07', 'L08', 'L09']}",
                "'square': ['M09', 'L01', 'L02', 'L03']",
                "1",
                "bard",
                "rogue",
                "L10");
        assertThat(recruits(game)).containsExactly("L05", "L06", "L07", "L08", "L09", "M09");
        assertThat(stall(game)).as("the ability of M09 is a large red good").isEmpty();
        assertThat(reserve(game)).containsExactly("bard", "rogue");
        assertThat(game.square()).containsExactly("L10", "L01", "L02", "L03");
        assertThat(game.hour(PEDDLER)).as("1 hour and 1 hour, not 2 and a card").isEqualTo("3");
        assertThat(game.corruption(PEDDLER)).containsExactly("C");
    }

    @Test
    @Shows("peddler.recruit.full")
    @DisplayName("Peddler p. 2: for each adventurer that finds no space it discards a corruption card")
    void aFullReserveSparesItCorruption() {
        var reserve = "'shop': {'right': '11', 'reserve': ['bard', 'bard', 'bard', 'bard', 'bard'%s]}";
        var full = peddlersTurn(
                "'corruption': ['C', 'C+R', 'CC+B'], " + reserve.formatted(", 'noble'"), "", "1", "C+R", "C");
        assertThat(reserve(full)).hasSize(6);
        assertThat(full.corruption(PEDDLER)).containsExactly("CC+B");
        var almost = peddlersTurn("'corruption': ['C', 'C+R'], " + reserve.formatted(""), "", "1", "rogue", "C");
        assertThat(reserve(almost)).hasSize(6).endsWith("rogue");
        assertThat(almost.corruption(PEDDLER)).containsExactly("C+R");
        var without = peddlersTurn(reserve.formatted(", 'noble'"), "", "1");
        assertThat(without.corruption(PEDDLER)).isEmpty();
        assertThat(Json.write(without.told(0))).as("nobody sees the card").doesNotContain("C+R");
    }

    @Test
    @Shows("peddler.recruit.twice")
    @DisplayName("Peddler p. 2: with ×2 the Town Square fills up in between, and the same icons serve")
    void twoRecruitsWithARefillInBetween() {
        var game = peddlersTurn(
                "'shop': {'right': '12'}",
                "'square': ['L01', 'L02', 'L03', 'L04']",
                "9",
                "bard",
                "bard",
                "M01",
                "noble",
                "noble",
                "M02");
        // Left half, inner, is place 2 both times: L02, and then L01, which slid there.
        assertThat(recruits(game)).containsExactly("L02", "L01");
        assertThat(game.square()).containsExactly("M02", "M01", "L03", "L04");
        assertThat(reserve(game)).containsExactly("bard", "bard", "noble", "noble");
        assertThat(game.fateLeft()).isEmpty();
    }

    @Test
    @Shows("peddler.goods")
    @DisplayName("Peddler p. 3: goods go onto the leftmost free spaces, the left kind first, one space each")
    void goodsFillTheStallFromTheLeft() {
        var game = peddlersTurn("'goods': ['large-blue', null, 'small-green'], 'shop': {'right': '7'}", "", "2", "C");
        assertThat(stall(game)).containsExactly("large-blue", "small-yellow", "small-green", "small-red");
        assertThat(game.stall(PEDDLER)).hasSize(4);
    }

    @Test
    @Shows("peddler.goods")
    @DisplayName("Reading: a good that has run out is not gained, and nothing takes its place")
    void aGoodThatHasRunOutIsNotGained() {
        var game = peddlersTurn("'goods': {'large-red': 2}, 'shop': {'right': '1'}", "", "2");
        assertThat(stall(game)).containsExactly("large-red", "large-red");
        assertThat(reserve(game)).isEmpty();
    }

    @Test
    @Shows("peddler.goods.full")
    @DisplayName("Peddler p. 3: for each good without a space an adventurer comes to the reserve, while that has one")
    void aFullStallBringsAdventurers() {
        var stall = "'goods': {'small-red': 3, 'small-green': 2, 'large-blue': 1%s}, 'shop': {'right': '7'%s}";
        var full = peddlersTurn(stall.formatted(", 'large-red': 1", ""), "", "2", "rogue", "noble", "C");
        assertThat(stall(full)).hasSize(7).doesNotContain("small-yellow");
        assertThat(reserve(full)).containsExactly("rogue", "noble");
        var almost = peddlersTurn(stall.formatted("", ""), "", "2", "rogue", "C");
        assertThat(stall(almost)).hasSize(7).endsWith("small-yellow");
        assertThat(reserve(almost)).containsExactly("rogue");
        var six = ", 'reserve': ['bard', 'bard', 'bard', 'bard', 'bard', 'bard']";
        var both = peddlersTurn("'corruption': ['C'], " + stall.formatted(", 'large-red': 1", six), "", "2", "C+R");
        assertThat(reserve(both)).hasSize(6);
        assertThat(both.corruption(PEDDLER)).as("no card goes for goods").containsExactly("C", "C+R");
    }

    @Test
    @Shows("peddler.clock.cost")
    @DisplayName("Peddler p. 3: the icons of both inner halves; first the hours, with what they load, then the cards")
    void hoursComeBeforeCorruption() {
        var turn = peddlersTurn(
                "'shop': {'right': '3'}", "'clock': {'hours': [3, 3], 'stack': [1, 0]}", "16", "noble", "C", "C+R");
        assertThat(turn.hour(PEDDLER)).isEqualTo("5");
        assertThat(turn.corruption(PEDDLER)).containsExactly("C", "C+R");
        assertThat(turn.drawn().subList(0, 4)).containsExactly("16", "noble", "C", "C+R");
    }

    @Test
    @Shows("peddler.clock.hands-few")
    @DisplayName("Peddler p. 3: with 3 goods or fewer it takes a free hand, draws the card and loads nobody")
    void withFewGoodsItTakesTheHand() {
        var game = peddlersTurn(
                "'goods': ['large-blue', 'small-green'], 'shop': {'right': '1'}",
                "'round': 2, 'clock': {'hours': [4, 4], 'stack': [1, 0]}",
                "2",
                "C");
        assertThat(game.rulesTold()).contains("peddler.clock.hands-few");
        assertThat(stall(game)).as("the good of this turn counts").hasSize(3);
        assertThat(game.hour(PEDDLER)).as("4, 5, the hand, 6").isEqualTo("6");
        assertThat(game.corruption(PEDDLER)).containsExactly("C");
        assertThat(game.boat(3)).isEmpty();
        assertThat(game.boat(5)).isEmpty();
    }

    @Test
    @Shows("peddler.clock.hands-many")
    @DisplayName("Peddler p. 3: with 4 goods or more it leaves the hand aside and loads as usual")
    void withManyGoodsItLoads() {
        var game = peddlersTurn(
                "'goods': ['large-blue', 'small-green', 'small-green'], 'shop': {'right': '1', 'reserve': ['warrior']}",
                "'round': 2, 'clock': {'hours': [4, 4], 'stack': [1, 0]}",
                "2");
        assertThat(game.rulesTold()).contains("peddler.clock.hands-many");
        assertThat(game.hour(PEDDLER)).isEqualTo("7");
        assertThat(game.corruption(PEDDLER)).isEmpty();
        assertThat(game.boat(5)).as("right half, outer").containsExactly("warrior");
    }
}
