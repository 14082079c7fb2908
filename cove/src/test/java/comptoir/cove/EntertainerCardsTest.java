package comptoir.cove;

import static comptoir.cove.StageScenes.cards;
import static comptoir.cove.StageScenes.composing;
import static comptoir.cove.StageScenes.singing;
import static comptoir.cove.StageScenes.stage;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every card of the fact file, N8. */
class EntertainerCardsTest {

    private static final String ONE_OF_EACH =
            "'piers': {'bazaar': {'warrior': 1, 'bard': 1, 'wizard': 1, 'noble': 1}},";

    @ParameterizedTest(name = "{0}")
    @DisplayName("Skills: hourglasses, upper icons, lower icons for volume, what discarding brings")
    @CsvSource({
        "hum-warrior, 1, warrior, 1, 2, warrior, 1, 1, 0",
        "hum-bard, 1, bard, 1, 2, bard, 1, 1, 0",
        "hum-wizard, 1, wizard, 1, 2, wizard, 1, 1, 0",
        "hum-noble, 1, noble, 1, 2, noble, 1, 1, 0",
        "ballad-warrior, 2, warrior, 2, 3, bard, 2, 2, 1",
        "ballad-bard, 2, bard, 2, 3, wizard, 2, 2, 1",
        "ballad-wizard, 2, wizard, 2, 3, noble, 2, 2, 1",
        "ballad-noble, 2, noble, 2, 3, warrior, 2, 2, 1",
        "air-warrior, 2, warrior, 1, 2, bard, 1, 2, 0",
        "air-bard, 2, bard, 1, 2, wizard, 1, 2, 0",
        "air-wizard, 2, wizard, 1, 2, noble, 1, 2, 0",
        "air-noble, 2, noble, 1, 2, warrior, 1, 2, 0",
        "anthem-warrior, 2, warrior, 2, 3, warrior, 3, 2, 0",
        "anthem-bard, 2, bard, 2, 3, bard, 3, 2, 0",
        "anthem-wizard, 2, wizard, 2, 3, wizard, 3, 2, 0",
        "anthem-noble, 2, noble, 2, 3, noble, 3, 2, 0",
    })
    void skills(
            String card,
            int hours,
            String clan,
            int icons,
            int volume,
            String lower,
            int lowerIcons,
            int gain,
            int corruption) {
        var other = card.equals("hum-warrior") ? "hum-bard" : "hum-warrior";
        var discarding = composing("'hand': ['" + card + "', '" + other + "']");
        discarding
                .says(0, "{'play': '" + other + "'}")
                .says(0, "{'discard': '" + card + "'}")
                .says(0, "{'turn': " + hours + "}");
        assertThat(discarding.hour(0)).isEqualTo(String.valueOf(1 + hours));
        assertThat(stage(discarding, "volume")).isEqualTo(gain);
        assertThat(discarding.corruption(0)).hasSize(corruption);

        var shop = "'hand': ['" + other + "'], 'singing': true, 'volume': 3, 'song': ['" + card + "'], 'discard': ['"
                + (card.equals("hum-wizard") ? "hum-noble" : "hum-wizard") + "']";
        var above = composing(shop, ONE_OF_EACH);
        above.says(0, "{'place': 'bazaar'}").says(0, "{'sing': '" + clan + "'}").says(0, "{'top': '" + card + "'}");
        above.says(0, "{'done': true}");
        assertThat(above.gold(0)).isEqualTo(icons);
        assertThat(stage(above, "volume")).isEqualTo(3);
        var below = composing(shop, ONE_OF_EACH);
        below.says(0, "{'place': 'bazaar'}")
                .says(0, "{'sing': '" + lower + "'}")
                .says(0, "{'bottom': '" + card + "'}");
        below.says(0, "{'done': true}");
        assertThat(below.gold(0)).isEqualTo(lowerIcons);
        assertThat(stage(below, "volume")).isEqualTo(3 - volume);
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("Improvs with paladin icons")
    @CsvSource({"chorus, 2", "encore, 2", "serenade, 2"})
    void paladins(String card, int icons) {
        var game = singing("'song': ['" + card + "', 'hum-bard', 'hum-noble']", ONE_OF_EACH);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'wizard'}").says(0, "{'improv': '" + card + "'}");
        game.says(0, "{'done': true}");
        assertThat(game.gold(0)).isEqualTo(icons);
    }

    @Test
    @DisplayName("Chorus: one paladin for each skill in the song; with none it is no source")
    void chorusCountsSkills() {
        var game = singing("'song': ['chorus', 'encore']", "'piers': {'bazaar': {'warrior': 1}},");
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}");
        assertThat(game.options()).containsExactly("improv=encore");
    }

    @Test
    @DisplayName("Hat Round: 4 gold. Crescendo: 3 volume, which pays for lower halves at once")
    void hatRoundAndCrescendo() {
        var game =
                singing("'song': ['hat-round', 'crescendo', 'ballad-noble']", "'piers': {'bazaar': {'warrior': 2}},");
        assertThat(game.options()).as("no volume for the warriors below").doesNotContain("place=bazaar");
        game.says(0, "{'use': 'crescendo'}").says(0, "{'use': 'hat-round'}");
        assertThat(game.gold(0)).isEqualTo(4);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}").says(0, "{'bottom': 'ballad-noble'}");
        game.says(0, "{'done': true}");
        assertThat(game.gold(0)).isEqualTo(4 + 4);
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName("Creatures with a stone and a corruption card")
    @CsvSource({"echo-bat", "stone-toad"})
    void stones(String card) {
        var game = singing("'volume': 3, 'boast': ['" + card + "']", "");
        game.fate("C+B").says(0, "{'boast': true}");
        assertThat(stage(game, "stones")).isEqualTo(1);
        assertThat(game.corruption(0)).containsExactly("C+B");
        assertThat(cards(game, "discard")).contains(card);
    }

    @Test
    @DisplayName(
            "Magpie: 5 gold. Court Peacock: the patronage of one hall. White Owl: discard up to 2 corruption cards")
    void theOtherCreatures() {
        var magpie = singing("'volume': 3, 'boast': ['magpie']", "");
        magpie.says(0, "{'boast': true}");
        assertThat(magpie.gold(0)).isEqualTo(5);
        var peacock = singing("'volume': 3, 'boast': ['peacock']", "'halls': {'wizard': 6},");
        peacock.says(0, "{'boast': true}").says(0, "{'hall': 'wizard'}");
        assertThat(peacock.gold(0)).isEqualTo(6);
        var owl = CoveTable.scene("""
            {'clock': {'hours': [1, 12]}, 'players': [{'merchant': 'entertainer', 'corruption': ['C', 'CC+R', 'CC+G'],
             'shop': {'volume': 3, 'boast': ['white-owl'], 'singing': true, 'discard': ['hum-bard']}}, {}]}
            """);
        owl.says(0, "{'boast': true}").says(0, "{'discard': 'CC+R'}").says(0, "{'discard': 'CC+G'}");
        assertThat(owl.corruption(0)).containsExactly("C");
        assertThat(owl.prompt()).isEqualTo("sing");
    }
}
