package comptoir.cove;

import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.StageScenes.cards;
import static comptoir.cove.StageScenes.stage;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.Shows;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class EntertainerExampleTest {

    @Test
    @Shows({
        "enter.song.example",
        "enter.song.moves",
        "enter.song.stone",
        "enter.song.improv",
        "enter.song.paladin",
        "enter.song.bottom-volume",
        "enter.island.creature",
        "enter.hall.rune",
        "enter.square.fan",
        "enter.square.hand-limit",
        "enter.song.boast"
    })
    @DisplayName("Entertainer p. 8, example of a song: 32 gold, a creature, a stone, a corruption card, hand limit 4")
    void theSongOfTheExampleBrings32Gold() {
        var game = CoveTable.scene("""
            {'clock': {'hours': [5, 12]}, 'square': ['L05', 'L06', 'L07', 'L01'],
             'boats': [[], [], [], {'warrior': 3}, {'warrior': 1, 'bard': 1}, []],
             'players': [{'merchant': 'entertainer',
                          'shop': {'singing': true, 'dial': 'lower-left', 'volume': 6, 'stones': 1, 'fans': ['L01'],
                                   'song': ['chorus', 'ballad-warrior', 'hum-bard', 'ballad-noble'],
                                   'hand': ['air-wizard'], 'discard': ['air-bard']}}, {}]}
            """);
        assertThat(stage(game, "instrument")).as("1. on its back").isEqualTo("back");

        // 2. The warriors' hall holds 1 adventurer: 2 warrior icons put a rune there.
        game.says(0, "{'place': 'warrior-hall'}").says(0, "{'rune': 'warrior'}");
        assertThat(game.options()).contains("top=ballad-warrior", "bottom=ballad-noble", "improv=chorus", "stone=true");
        game.says(0, "{'top': 'ballad-warrior'}");
        assertThat(stage(game, "runesOn")).isEqualTo(java.util.List.of("warrior"));

        // 3. Two further places: at the Town Square the 2 noble icons win the second fan.
        game.says(0, "{'place': 'town-square'}").says(0, "{'fan': 'L06'}").says(0, "{'top': 'ballad-noble'}");
        assertThat(stage(game, "handLimit")).isEqualTo(4);

        // 4. Dragon Island, right side: 2 icons for 3 volume, 3 of the stone, 3 of the improv.
        game.says(0, "{'place': 'dragon-island'}").says(0, "{'sing': 'warrior', 'side': 'right'}");
        game.says(0, "{'bottom': 'ballad-noble'}").says(0, "{'stone': true}").says(0, "{'improv': 'chorus'}");
        assertThat(seen(stage(game, "plan"), "icons")).containsExactly(8);
        assertThat(seen(stage(game, "plan"), "crowd")).containsExactly(4);
        assertThat(seen(stage(game, "plan"), "gold")).containsExactly(32);
        game.says(0, "{'done': true}");
        assertThat(game.gold(0)).isEqualTo(32);
        game.says(0, "{'creature': 'stone-toad'}");
        assertThat(cards(game, "boast")).containsExactly("stone-toad");

        // 5. No further place; 3 volume are left for a boast.
        assertThat(game.options()).containsExactly("boast=true", "done=true");
        game.fate("C").says(0, "{'boast': true}");
        assertThat(stage(game, "stones")).isEqualTo(1);
        assertThat(stage(game, "volume")).isEqualTo(0);
        assertThat(game.corruption(0)).containsExactly("C");
        assertThat(cards(game, "boast")).isEmpty();
        assertThat(cards(game, "discard")).contains("stone-toad");

        // 6. The bard comes back; in the rest step the hand is filled up to 4.
        game.says(0, "{'done': true}");
        while (!game.prompt().equals("play-skill")) game.says(0, "{'boat': 0}");
        assertThat(cards(game, "hand")).hasSize(4).contains("air-wizard");
        assertThat(cards(game, "song")).as("at most improvs drawn anew").doesNotContain("ballad-warrior", "hum-bard");
        assertThat(stage(game, "instrument")).isEqualTo("front");
        assertThat(game.hour(0)).isEqualTo("7");
    }
}
