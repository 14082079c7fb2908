package comptoir.cove;

import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.StageScenes.cards;
import static comptoir.cove.StageScenes.ids;
import static comptoir.cove.StageScenes.stage;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.parts.Good;
import comptoir.kit.Shows;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class EntertainerSetUpTest {

    private static CoveTable table() {
        return CoveTable.start(2, "{'merchants': ['entertainer', 'chronomancer'], 'rogues': 'criminals'}");
    }

    @Test
    @Shows({
        "enter.setup.components",
        "enter.setup.deck",
        "enter.setup.creatures",
        "enter.setup.improvs",
        "enter.setup.skills"
    })
    @DisplayName("Entertainer p. 1: a deck of 14; 4 creatures, 4 improvs and 4 skills in piles on the main board")
    void twentySixCards() {
        var game = table();
        long all = game.inventory().entrySet().stream()
                .filter(entry -> entry.getKey().startsWith("entertainer card "))
                .mapToInt(Map.Entry::getValue)
                .sum();
        assertThat(all).isEqualTo(26);
        int inPlay = cards(game, "hand").size()
                + (int) stage(game, "deckCount")
                + cards(game, "song").size()
                + cards(game, "boast").size();
        assertThat(inPlay).isEqualTo(14);
        assertThat(cards(game, "creatures")).containsExactlyInAnyOrder("stone-toad", "magpie", "white-owl", "peacock");
        assertThat(stage(game, "improvsLeft")).isEqualTo(4);
        assertThat(stage(game, "skillsLeft")).isEqualTo(4);
        assertThat(stage(game, "stonesLeft")).isEqualTo(3);
        assertThat(stage(game, "crests")).isEqualTo(6);
        assertThat(stage(game, "runes")).isEqualTo(4);
    }

    @Test
    @Shows({
        "enter.setup.volume",
        "enter.setup.song-marker",
        "enter.setup.crests",
        "enter.setup.runes",
        "enter.setup.instrument",
        "enter.setup.dial"
    })
    @DisplayName(
            "Entertainer p. 1: volume 0 of 6, crests and runes on the board, instrument on its front, dial upper right")
    void everythingInItsPlace() {
        var game = table();
        assertThat(stage(game, "volume")).isEqualTo(0);
        assertThat(stage(game, "mostVolume")).isEqualTo(6);
        assertThat(stage(game, "instrument"))
                .as("so the song marker is on its shelf")
                .isEqualTo("front");
        assertThat(stage(game, "crests")).isEqualTo(6);
        assertThat(stage(game, "runes")).isEqualTo(4);
        assertThat(stage(game, "coins")).as("coins uncovered").isEqualTo(0);
        assertThat(stage(game, "price")).isEqualTo(1);
        assertThat(stage(game, "handLimit")).isEqualTo(2);
        assertThat(seen(stage(game, "dial"), "quarter")).containsExactly("upper-right");
    }

    @Test
    @Shows("enter.setup.hand")
    @DisplayName(
            "Entertainer p. 1: draw until 2 skills are in hand; creatures go to the boast area, improvs into the song")
    void theFirstHand() {
        // Fate: four townsfolk, the stack of hourglasses, then the deck.
        var seen = CoveTable.start(2, "{'merchants': ['entertainer', 'chronomancer']}");
        var drawn = seen.drawn();
        int first = 0;
        while (!drawn.get(first).matches("(hum|ballad|air)-.*|chorus|echo-bat")) first++;
        assertThat(first).as("the deck comes after the Town Square").isEqualTo(4);
        var game = CoveTable.start(
                2,
                "{'merchants': ['entertainer', 'chronomancer']}",
                "L01",
                "L02",
                "L03",
                "L04",
                "as it lies",
                "chorus",
                "air-noble",
                "echo-bat",
                "hum-bard");
        assertThat(cards(game, "hand")).containsExactlyInAnyOrder("air-noble", "hum-bard");
        assertThat(cards(game, "song")).containsExactly("chorus");
        assertThat(cards(game, "boast")).containsExactly("echo-bat");
        assertThat(stage(game, "deckCount")).isEqualTo(10);
    }

    @Test
    @Shows("enter.no-goods")
    @DisplayName("Entertainer: no goods, no team, nobody to recruit")
    void noGoodsAndNoTeam() {
        var game = table();
        assertThat(game.stall(0)).isEmpty();
        for (int good = 0; good < Good.KINDS; good++)
            assertThat(game.cove().player(0).supply(game.cove().pack(), good)).isZero();
        assertThat(game.team(0)).isEmpty();
    }

    @Test
    @DisplayName("Several Entertainers have their own components; chance deals out merchants")
    void mirror() {
        var game = CoveTable.start(3, "{'merchants': ['entertainer', 'entertainer', 'entertainer'], 'mirror': true}");
        for (int seat = 0; seat < 3; seat++)
            assertThat(stage(game, seat, seat).get("crests")).isEqualTo(6);
        assertThat(game.inventory()).containsEntry("entertainer card magpie", 3);
    }

    @Test
    @DisplayName("Others see how many cards are in hand, and which may be in hand or deck")
    void theHandIsItsOwnersSecret() {
        var game = StageScenes.composing("'hand': ['hum-warrior', 'air-noble'], 'discard': ['hum-bard']");
        var own = stage(game, 0, 0);
        var others = stage(game, 0, 1);
        assertThat(ids(own.get("hand"))).containsExactly("hum-warrior", "air-noble");
        assertThat(others.get("hand")).isNull();
        assertThat(others.get("handCount")).isEqualTo(2);
        assertThat(ids(others.get("unseen")))
                .contains("hum-warrior", "air-noble", "chorus")
                .doesNotContain("hum-bard");
        assertThat(ids(own.get("unseen"))).doesNotContain("hum-warrior", "air-noble");
    }
}
