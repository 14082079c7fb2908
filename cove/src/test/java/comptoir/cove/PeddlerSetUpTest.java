package comptoir.cove;

import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.PeddlerTable.PEDDLER;
import static comptoir.cove.PeddlerTable.card;
import static comptoir.cove.PeddlerTable.cards;
import static comptoir.cove.PeddlerTable.peddlersTurn;
import static comptoir.cove.PeddlerTable.reserve;
import static comptoir.cove.PeddlerTable.shop;
import static comptoir.cove.PeddlerTable.stall;
import static comptoir.cove.PeddlerTable.story;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.BadInput;
import comptoir.engine.Place;
import comptoir.engine.Seats;
import comptoir.kit.Shows;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Peddler: set-up, Arrival, what is public, the end")
class PeddlerSetUpTest {

    @Test
    @Shows({"peddler.use.solo", "peddler.setup.clock", "peddler.setup.colour"})
    @DisplayName("Peddler p. 1: one person meets it in a game set up for two, with its hourglass on top")
    void onePersonMeetsThePeddler() {
        var game = CoveTable.start(1, "{}");
        assertThat(game.asked()).containsExactly(0);
        assertThat(game.cove().terms().seats()).isEqualTo(1);
        assertThat(game.cove().players().size()).isEqualTo(2);
        assertThat(game.rulesTold()).contains("peddler.use.solo", "peddler.setup.colour");
        var loads = game.cove().terms().loads();
        assertThat(List.of(loads[2 * 3 + 1], loads[2 * 9 + 1], loads[2 * 11 + 1]))
                .containsExactly(1, 2, 2);
        assertThat(story(game).stream().filter(line -> line.contains("hourglass on top")))
                .first()
                .isEqualTo("Nozama the Peddler has the hourglass on top and begins.");
        assertThat(shop(game).get("level")).isEqualTo("normal");
    }

    @Test
    @Shows("peddler.use.solo")
    @DisplayName("Peddler p. 1: whoever has more gold after 3 rounds wins, and the Peddler has a place")
    void moreGoldWins() {
        var won = peddlersTurn("'gold': 99", "'phase': 'final', 'round': 3");
        assertThat(places(won)).containsExactly(Map.entry(1, 1), Map.entry(0, 2));
        assertThat(new CoveGame().places(won.cove()).getFirst().score()).containsEntry("peddler", true);
        var lost = peddlersTurn("'gold': -1", "'phase': 'final', 'round': 3");
        assertThat(places(lost)).containsExactly(Map.entry(0, 1), Map.entry(1, 2));
        assertThat(new CoveGame().places(lost.cove()).getFirst().score()).doesNotContainKey("peddler");
    }

    private static List<Map.Entry<Integer, Integer>> places(CoveTable game) {
        assertThat(game.referee().over()).isTrue();
        return new CoveGame()
                .places(game.cove()).stream()
                        .map((Place place) -> Map.entry(place.seat(), place.place()))
                        .toList();
    }

    @Test
    @Shows({"peddler.use.third", "peddler.setup.colour"})
    @DisplayName("Peddler p. 1, variant: it joins two people, and the clock is set up for three")
    void itJoinsTwoPeople() {
        var game = CoveTable.start(2, "{'peddler': 'hard'}");
        assertThat(game.cove().terms().seats()).isEqualTo(2);
        assertThat(game.cove().players().size()).isEqualTo(3);
        assertThat(game.rulesTold()).contains("peddler.use.third").doesNotContain("peddler.setup.clock");
        var loads = game.cove().terms().loads();
        assertThat(List.of(loads[2 * 9 + 1], loads[2 * 11 + 1])).containsExactly(1, 2);
        assertThat(story(game)).contains("Nozama the Peddler has the hourglass on top and begins.");
    }

    @Test
    @DisplayName("It joins one or two people, and one person cannot do without it")
    void theOptionFitsTheSeats() {
        assertThat(CoveTable.start(2, "{}").cove().players().size()).isEqualTo(2);
        assertThatThrownBy(() -> CoveTable.start(1, "{'peddler': 'none'}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("you need an opponent");
        assertThatThrownBy(() -> CoveTable.start(3, "{'peddler': 'normal'}"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("one or two people");
    }

    @Test
    @Shows("peddler.setup.level")
    @DisplayName("Peddler p. 4: 16 basic cards; in hard games 4 of them give way to their hard counterparts")
    void hardCardsTakeThePlaceOfBasicOnes() {
        var normal = peddlersTurn("'shop': {'right': '1'}", "'clock': {'stack': [0, 1]}");
        assertThat(cards(normal, "deck"))
                .hasSize(15)
                .contains("5", "6", "11", "12")
                .doesNotContain("5*", "1");
        var hard = peddlersTurn("'shop': {'level': 'hard', 'right': '1'}", "'clock': {'stack': [0, 1]}");
        assertThat(cards(hard, "deck")).hasSize(15).contains("5*", "6*", "11*", "12*");
        assertThat(cards(hard, "deck")).doesNotContainAnyElementsOf(List.of("5", "6", "11", "12"));
    }

    @Test
    @Shows("peddler.setup.fierce")
    @DisplayName(
            "Of our own: fierce cards beside the hard ones, 16 cards as always; normal and hard know nothing of them")
    void fierceCardsBesideTheHardOnes() {
        var fierce = peddlersTurn("'shop': {'level': 'fierce', 'right': '7'}", "'clock': {'stack': [0, 1]}");
        assertThat(cards(fierce, "deck")).hasSize(15).contains("5*", "6*", "11*", "12*", "1!", "2!", "3!", "4!");
        assertThat(cards(fierce, "deck"))
                .doesNotContainAnyElementsOf(List.of("1", "2", "3", "4", "5", "6", "11", "12"));
        for (var level : List.of("normal", "hard")) {
            var game = peddlersTurn("'shop': {'level': '" + level + "', 'right': '7'}", "'clock': {'stack': [0, 1]}");
            assertThat(cards(game, "deck")).hasSize(15).noneMatch(card -> card.endsWith("!"));
        }
        var joined = CoveTable.start(1, "{'peddler': 'fierce'}");
        assertThat(joined.rulesTold()).contains("peddler.setup.fierce");
    }

    @Test
    @Shows("peddler.setup.goods")
    @DisplayName("Peddler p. 1: the goods are those of a merchant nobody plays, not the person's own")
    void itHasGoodsOfItsOwn() {
        var game = CoveTable.scene("""
            {'clock': {'stack': [1, 0]},
             'players': [{'merchant': 'chronomancer', 'goods': {'large-red': 2}},
                         {'merchant': 'peddler', 'shop': {'right': '1'}}]}
            """, "2");
        assertThat(stall(game)).as("the person has all red artefacts").containsExactly("large-red");
        assertThat(CoveTable.start(1, "{'merchants': ['chronomancer']}").rulesTold())
                .contains("peddler.setup.goods");
    }

    @Test
    @Shows({"peddler.arrival.card", "peddler.arrival.customers"})
    @DisplayName(
            "Peddler p. 2: a card onto the right space, then customers onto the free marked spaces; rogues go back")
    void arrivalFillsTheMarkedSpaces() {
        Object[] aboard = new Object[12];
        Arrays.fill(aboard, "warrior");
        aboard[11] = "rogue";
        var game = peddlersTurn(
                "'shop': {'reserve': ['rogue', 'noble']}",
                "'phase': 'arrival', 'rogues': 'cultists', 'clock': {'stack': [0, 1]}",
                aboard);
        // After the usual Arrival, which may put rogues aboard.
        assertThat(game.boat(5)).containsExactly("warrior", "rogue");
        assertThat(game.rulesTold()).contains("peddler.arrival.card", "peddler.arrival.customers");
        assertThat(card(game, "right")).isNotEmpty();
        assertThat(card(game, "left")).isEmpty();
        assertThat(reserve(game)).hasSize(4).startsWith("rogue", "noble");
        assertThat(reserve(game).subList(2, 4)).as("drawn here: customers").doesNotContain("rogue");
        assertThat(game.fateLeft()).isEmpty();
    }

    @Test
    @Shows("peddler.arrival.customers")
    @DisplayName("Peddler p. 2: with the marked spaces taken, nobody is drawn and nobody removed")
    void aFullReserveStaysAsItIs() {
        var game = peddlersTurn(
                "'shop': {'reserve': ['noble', 'noble', 'bard', 'rogue', 'wizard']}",
                "'phase': 'arrival', 'clock': {'stack': [0, 1]}");
        assertThat(reserve(game)).containsExactly("noble", "noble", "bard", "rogue", "wizard");
    }

    @Test
    @DisplayName("Everybody sees its reserve, stall, cards and next half; nobody sees its corruption cards")
    void onlyItsCorruptionCardsAreHidden() {
        var game = peddlersTurn(
                "'corruption': ['C+R', 'CC+B'], 'goods': ['small-red'], 'shop': {'right': '9', 'reserve': ['bard']}",
                "'clock': {'stack': [0, 1]}");
        for (int viewer : List.of(0, PEDDLER, Seats.SPECTATOR)) {
            var seen = ((List<?>) Objects.requireNonNull(game.view(viewer).get("players"))).get(PEDDLER);
            var peddler = (Map<?, ?>) seen;
            assertThat(peddler.get("seated")).isEqualTo(false);
            assertThat(peddler.get("corruptionCards")).isEqualTo(2);
            assertThat(peddler.get("cards")).as("viewer %s", viewer).isNull();
            assertThat(seen(peddler, "clanIcons.warrior")).containsExactly(0);
        }
        assertThat(seen(shop(game), "next.action")).containsExactly("recruit");
        assertThat(seen(shop(game), "next.place")).containsExactly("outer");
        assertThat(cards(game, "deck")).hasSize(15).doesNotContain("9");
    }

    @Test
    @DisplayName("A scene that contradicts the Peddler's components is refused with the reason")
    void scenesAreChecked() {
        assertThatThrownBy(() -> peddlersTurn("'shop': {'discards': ['3'], 'right': '3'}", ""))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("in another place");
        assertThatThrownBy(() -> peddlersTurn("'shop': {'right': '5*'}", "")).hasMessageContaining("not of this level");
        assertThatThrownBy(() -> peddlersTurn("'goods': {'small-red': 3, 'small-green': 3, 'small-blue': 3}", ""))
                .hasMessageContaining("players[1].goods has 9 places, and the stall has 7");
        assertThatThrownBy(() -> CoveTable.scene("{'players': [{'merchant': 'peddler'}, {}]}"))
                .hasMessageContaining("comes after one that plays by itself");
        assertThatThrownBy(() -> CoveTable.scene("{'seats': 2, 'players': [{}, {'merchant': 'peddler'}]}"))
                .hasMessageContaining("seats");
    }
}
