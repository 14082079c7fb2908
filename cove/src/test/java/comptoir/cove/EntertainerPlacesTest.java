package comptoir.cove;

import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.StageScenes.cards;
import static comptoir.cove.StageScenes.singing;
import static comptoir.cove.StageScenes.singingWith;
import static comptoir.cove.StageScenes.stage;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Undo;
import comptoir.kit.Shows;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class EntertainerPlacesTest {

    private static final String BAZAAR = "'piers': {'bazaar': {'warrior': 2}},";

    @Test
    @Shows({"enter.pier.buy", "enter.card.new", "enter.card.cost"})
    @DisplayName("Entertainer p. 7: each action at a pier allows buying a card, which goes face down on the deck")
    void buyingACard() {
        var game = singingWith(1, "'fans': ['L01'], 'song': ['hum-warrior', 'hum-bard', 'hum-noble']", BAZAAR);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}").says(0, "{'top': 'hum-warrior'}");
        game.says(0, "{'done': true}");
        assertThat(game.prompt()).isEqualTo("buy-card");
        assertThat(game.options()).containsExactly("buy=skill", "buy=improv", "done=true");
        game.says(0, "{'buy': 'skill'}");
        assertThat(game.gold(0)).isEqualTo(1 + 2 - 1);
        assertThat(stage(game, "skillsLeft")).isEqualTo(3);
        assertThat(stage(game, "bought")).isEqualTo(List.of("skill"));
        assertThat(game.referee().undo(0)).as("nobody has seen it").isInstanceOf(Undo.Fair.class);

        // A second action, to nobody, allows a second card; it comes to lie on top.
        game.says(0, "{'sing': 'bard'}").says(0, "{'top': 'hum-bard'}").says(0, "{'done': true}");
        assertThat(game.gold(0)).isEqualTo(2);
        game.says(0, "{'buy': 'improv'}");
        assertThat(stage(game, "bought")).isEqualTo(List.of("skill", "improv"));
        game.fate("crescendo", "anthem-noble").says(0, "{'done': true}");
        assertThat(cards(game, "song")).as("the improv lay on top").containsExactly("crescendo");
        assertThat(cards(game, "hand")).contains("anthem-noble").hasSize(3);
        assertThat(StageScenes.ids(stage(game, 0, 1).get("skillsUnseen")))
                .as("which anthem it is, only its owner knows")
                .hasSize(4);
    }

    @Test
    @Shows("enter.card.cost")
    @DisplayName(
            "Entertainer p. 7: a card costs 1, plus 1 for each coin uncovered by a rune and each gem uncovered by a"
                    + " crest")
    void cardsBecomeDearer() {
        var shop = "'runes': ['bard', 'noble'], 'fans': ['L01', 'L02', 'L03', 'L04'], 'song': ['hum-warrior']";
        var game = singingWith(3, shop, BAZAAR);
        assertThat(stage(game, "price")).isEqualTo(1 + 2 + 2);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}").says(0, "{'top': 'hum-warrior'}");
        game.says(0, "{'done': true}").says(0, "{'buy': 'improv'}");
        assertThat(game.gold(0)).isEqualTo(3 + 2 - 5);
        var poor = singingWith(2, shop, BAZAAR);
        poor.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}").says(0, "{'top': 'hum-warrior'}");
        poor.says(0, "{'done': true}");
        assertThat(poor.prompt()).as("4 gold do not suffice").isEqualTo("sing");
    }

    @Test
    @Shows("enter.pier.buy")
    @DisplayName("An empty pile sells nothing")
    void anEmptyPile() {
        var game = singingWith(9, "'bought': ['skill', 'skill', 'skill', 'skill'], 'song': ['hum-warrior']", BAZAAR);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}").says(0, "{'top': 'hum-warrior'}");
        game.says(0, "{'done': true}");
        assertThat(game.options()).containsExactly("buy=improv", "done=true");
        assertThat(game.refusal(0, "{'buy': 'skill'}").rule().id()).isEqualTo("enter.pier.buy");
    }

    @Test
    @Shows({"enter.square.fan", "enter.square.fan-cost"})
    @DisplayName("Entertainer p. 7: a fan costs 1 icon plus 1 for each fan already had, of any colours")
    void fansCostMoreAndMore() {
        var game = singing(
                "'song': ['hum-warrior', 'hum-bard', 'hum-noble', 'hum-wizard']",
                "'square': ['L05', 'L06', 'L07', 'L08'],");
        game.says(0, "{'place': 'town-square'}");
        assertThat(game.options()).startsWith("fan=L05", "fan=L06", "fan=L07", "fan=L08");
        game.says(0, "{'fan': 'L07'}").says(0, "{'top': 'hum-warrior'}");
        assertThat(game.options()).as("L07 bears a crest already").startsWith("fan=L05", "fan=L06", "fan=L08");
        game.says(0, "{'fan': 'L05'}").says(0, "{'top': 'hum-bard'}");
        assertThat(game.prompt()).as("1 of 2 icons").isEqualTo("lay-sources");
        game.says(0, "{'top': 'hum-noble'}");
        assertThat(stage(game, "crests")).isEqualTo(4);
        assertThat(seen(stage(game, "fans"), "townsfolk")).contains("L07", "L05");
        assertThat(seen(stage(game, "fans"), "where")).contains("town-square");
        assertThat(game.options()).as("3 icons are not there").noneMatch(option -> option.startsWith("fan="));

        var none = singing("'fans': ['L01', 'L02', 'L03'], 'song': ['hum-warrior']", "");
        var refusal = none.refusal(0, "{'place': 'town-square'}");
        assertThat(refusal.rule().id()).isEqualTo("enter.square.fan-cost");
        assertThat(List.of(refusal.needed(), refusal.had())).isEqualTo(List.of(4, 1));
        var all = singing("'fans': ['L01', 'L02', 'L03', 'L04', 'L05', 'L06'], 'stones': 3", "");
        assertThat(all.refusal(0, "{'place': 'town-square'}").rule().id()).isEqualTo("enter.square.fan");
    }

    @Test
    @Shows("enter.square.hand-limit")
    @DisplayName("Entertainer p. 6: hand limit 2, 3, 4; the last four crests uncover gems")
    void theCrestTrack() {
        var fans = List.of("L01", "L02", "L03", "L04", "L05", "L06");
        for (int count = 0; count <= 6; count++) {
            var shop = "'fans': "
                    + fans.subList(0, count).stream()
                            .map(fan -> "'" + fan + "'")
                            .toList();
            var game = StageScenes.composing(shop);
            assertThat(stage(game, "handLimit")).isEqualTo(Math.min(2 + count, 4));
            assertThat(stage(game, "gems")).isEqualTo(Math.max(0, count - 2));
            assertThat(stage(game, "price")).isEqualTo(1 + Math.max(0, count - 2));
        }
    }

    @Test
    @Shows({"enter.hall.rune", "enter.hall.once"})
    @DisplayName("Entertainer p. 7: more icons than adventurers put a rune on a hall, once; never in the Lair")
    void runesOnHalls() {
        var game = singing(
                "'dial': 'lower-left', 'song': ['ballad-warrior', 'hum-warrior', 'hum-bard', 'hum-noble']", """
                'halls': {'warrior': 2, 'bard': 1, 'noble': 0},
                """);
        var bards = game.refusal(0, "{'place': 'bard-hall'}");
        assertThat(bards.rule().id()).isEqualTo("enter.hall.rune");
        assertThat(List.of(bards.needed(), bards.had())).isEqualTo(List.of(2, 1));
        game.says(0, "{'place': 'warrior-hall'}").says(0, "{'rune': 'warrior'}").says(0, "{'top': 'ballad-warrior'}");
        assertThat(game.prompt()).as("2 icons are not more than 2 warriors").isEqualTo("lay-sources");
        game.says(0, "{'top': 'hum-warrior'}");
        assertThat(stage(game, "runes")).isEqualTo(3);
        assertThat(stage(game, "coins")).isEqualTo(1);
        assertThat(stage(game, "price")).isEqualTo(2);
        assertThat(game.refusal(0, "{'place': 'lair'}").rule().id()).isEqualTo("enter.hall.once");
        game.says(0, "{'place': 'noble-hall'}").says(0, "{'rune': 'noble'}").says(0, "{'top': 'hum-noble'}");
        assertThat(stage(game, "runesOn")).isEqualTo(List.of("warrior", "noble"));

        var again = singing("'runes': ['warrior'], 'stones': 3", "");
        assertThat(again.refusal(0, "{'place': 'warrior-hall'}").rule().id()).isEqualTo("enter.hall.once");
    }

    private static final String SEA = """
        'boats': [{'warrior': 2, 'noble': 1}, [], {'warrior': 1}, {'bard': 3}, {'noble': 2}, []], 'square': ['L01'],
        """;

    @Test
    @Shows({"enter.island.need-rune", "enter.island.sing", "enter.island.creature"})
    @DisplayName("Entertainer p. 7: from Dragon Island to the boats at sea of one side, for each hall with a rune once")
    void singingToTheBoatsOfOneSide() {
        var without = singing("'song': ['ballad-warrior']", SEA);
        assertThat(without.refusal(0, "{'place': 'dragon-island'}").rule().id()).isEqualTo("enter.island.need-rune");

        var game = singing(
                "'runes': ['warrior', 'noble'], 'song': ['ballad-warrior', 'hum-noble', 'hum-bard', 'ballad-noble']",
                SEA);
        game.says(0, "{'place': 'dragon-island'}");
        assertThat(game.options())
                .as("no rune on the bards' hall; nobles on both sides")
                .startsWith("side=left, sing=warrior", "side=left, sing=noble", "side=right, sing=noble")
                .noneMatch(option -> option.endsWith("sing=bard"));
        game.says(0, "{'sing': 'warrior', 'side': 'left'}")
                .says(0, "{'top': 'ballad-warrior'}")
                .says(0, "{'done': true}");
        assertThat(game.gold(0)).isEqualTo(2 * 3);
        assertThat(game.prompt()).isEqualTo("sing-for-another");
        assertThat(game.options()).as("the same side").containsExactly("side=left, sing=noble", "done=true");
        game.says(0, "{'sing': 'noble', 'side': 'left'}")
                .says(0, "{'top': 'hum-noble'}")
                .says(0, "{'done': true}");
        assertThat(game.gold(0)).isEqualTo(6 + 1);
        assertThat(game.prompt()).as("one creature for the action").isEqualTo("take-creature");
        assertThat(game.options())
                .containsExactly("creature=stone-toad", "creature=magpie", "creature=white-owl", "creature=peacock");
        game.says(0, "{'creature': 'white-owl'}");
        assertThat(cards(game, "boast")).containsExactly("white-owl");
        assertThat(cards(game, "creatures")).doesNotContain("white-owl");
        assertThat(game.options()).as("the action there is over").noneMatch(option -> option.contains("sing="));
    }

    @Test
    @Shows("enter.island.creature")
    @DisplayName("No creature is left, or the sea is empty")
    void nothingOnTheIsland() {
        var game = singing(
                "'runes': ['bard'], 'boast': ['stone-toad', 'magpie', 'white-owl', 'peacock'], 'song': ['hum-bard']",
                SEA);
        game.says(0, "{'place': 'dragon-island'}").says(0, "{'sing': 'bard', 'side': 'right'}");
        game.says(0, "{'top': 'hum-bard'}").says(0, "{'done': true}");
        assertThat(game.gold(0)).isEqualTo(3);
        assertThat(game.prompt()).isEqualTo("sing");
        var calm = singing("'runes': ['wizard'], 'song': ['hum-wizard']", SEA);
        assertThat(calm.refusal(0, "{'place': 'dragon-island'}").rule().id()).isEqualTo("enter.island.sing");
    }
}
