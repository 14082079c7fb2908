package comptoir.cove;

import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.StageScenes.cards;
import static comptoir.cove.StageScenes.singing;
import static comptoir.cove.StageScenes.singingWith;
import static comptoir.cove.StageScenes.stage;
import static comptoir.cove.StageScenes.swanSong;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Undo;
import comptoir.kit.Shows;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class EntertainerSongTest {

    private static final String CROWDS = """
        'piers': {'bazaar': {'warrior': 3, 'bard': 1}, 'town-square': {'noble': 2}, 'black-market': {'wizard': 1}},
        """;

    @Test
    @Shows("enter.song.place")
    @DisplayName("Entertainer p. 3: the bard is put on one of nine places")
    void nineplaces() {
        var game = singing(
                "'song': ['chorus', 'ballad-warrior', 'ballad-bard', 'ballad-wizard', 'ballad-noble'], 'runes': []",
                CROWDS);
        assertThat(game.options())
                .containsExactly(
                        "place=bazaar",
                        "place=town-square-pier",
                        "place=black-market",
                        "place=town-square",
                        "place=warrior-hall",
                        "place=bard-hall",
                        "place=wizard-hall",
                        "place=noble-hall",
                        "done=true");
        assertThat(game.refusal(0, "{'place': 'dragon-island'}").rule().id()).isEqualTo("enter.island.need-rune");
    }

    @Test
    @Shows("enter.song.moves")
    @DisplayName("Entertainer p. 3: the dial's value is the number of further, different places")
    void furtherPlaces() {
        var one = singing("'dial': 'upper-right', 'song': ['ballad-warrior', 'hum-noble', 'hum-wizard']", CROWDS);
        one.says(0, "{'place': 'bazaar'}");
        assertThat(one.refusal(0, "{'place': 'bazaar'}").rule().id()).isEqualTo("enter.song.moves");
        one.says(0, "{'place': 'town-square-pier'}");
        assertThat(one.options()).noneMatch(option -> option.startsWith("place="));
        assertThat(one.refusal(0, "{'place': 'black-market'}").text().en())
                .isEqualTo("The dial allows no further place.");
        assertThat(one.refusal(0, "{'place': 'bazaar'}").text().en()).contains("has been there");

        var two = singing("'dial': 'lower-left', 'song': ['ballad-warrior', 'hum-noble', 'hum-wizard']", CROWDS);
        two.says(0, "{'place': 'bazaar'}").says(0, "{'place': 'town-square-pier'}");
        assertThat(two.options()).contains("place=black-market").doesNotContain("place=bazaar");
    }

    @Test
    @Shows({"enter.song.spend", "enter.song.top", "enter.pier.sing"})
    @DisplayName("Entertainer p. 7, piers: icons of a colour × adventurers of that colour on the pier; upper halves are"
            + " free")
    void singingAtAPier() {
        var game = singing("'song': ['ballad-warrior', 'hum-warrior', 'hum-bard']", CROWDS);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}").says(0, "{'top': 'ballad-warrior'}");
        assertThat(game.gold(0)).as("only a plan so far").isZero();
        game.says(0, "{'top': 'hum-warrior'}").says(0, "{'done': true}");
        assertThat(game.gold(0)).isEqualTo(3 * 3);
        assertThat(stage(game, "volume")).isEqualTo(0);
        assertThat(game.rulesTold()).contains("enter.pier.sing", "enter.song.top", "enter.song.spend");
        assertThat(game.pier(comptoir.cove.parts.Pier.BAZAAR))
                .as("the crowd stays")
                .hasSize(4);
        game.says(0, "{'done': true}");
        game.says(0, "{'sing': 'bard'}").says(0, "{'top': 'hum-bard'}").says(0, "{'done': true}");
        assertThat(game.gold(0))
                .as("another action at the same place, another colour")
                .isEqualTo(9 + 1);
    }

    @Test
    @Shows("enter.song.once")
    @DisplayName("Entertainer p. 3: icons of a card are spent once per song; icons of several cards may be combined")
    void iconsAreSpentOnce() {
        var game = singing("'dial': 'lower-left', 'song': ['ballad-warrior', 'hum-warrior']", """
            'piers': {'bazaar': {'warrior': 2}, 'black-market': {'warrior': 2}},
            """);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}").says(0, "{'top': 'ballad-warrior'}");
        assertThat(game.refusal(0, "{'top': 'ballad-warrior'}").rule().id()).isEqualTo("enter.song.once");
        game.says(0, "{'done': true}").says(0, "{'done': true}");
        game.says(0, "{'place': 'black-market'}").says(0, "{'sing': 'warrior'}");
        assertThat(game.options()).containsExactly("top=hum-warrior");
        assertThat(game.refusal(0, "{'top': 'ballad-warrior'}").rule().id()).isEqualTo("enter.song.once");
    }

    @Test
    @Shows("enter.song.no-split")
    @DisplayName("Entertainer p. 5: all icons of a source are spent at once, what is too much is lost")
    void aSourceIsSpentWhole() {
        var game = singing("'song': ['ballad-warrior']", "'square': ['L05', 'L06', 'L07', 'L08'],");
        game.says(0, "{'place': 'town-square'}").says(0, "{'fan': 'L05'}").says(0, "{'top': 'ballad-warrior'}");
        assertThat(stage(game, "handLimit")).isEqualTo(3);
        assertThat(game.rulesTold()).contains("enter.song.no-split");
        assertThat(game.options()).as("the second icon is lost").containsExactly("done=true");
    }

    @Test
    @Shows("enter.song.paladin")
    @DisplayName("Entertainer p. 5: paladin icons of a source all stand for one colour")
    void paladinsStandForOneColour() {
        var game = singing("'song': ['encore', 'hum-bard']", CROWDS);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}");
        assertThat(game.options()).containsExactly("improv=encore");
        assertThat(game.refusal(0, "{'top': 'hum-bard'}").rule().id()).isEqualTo("enter.pier.sing");
        game.says(0, "{'improv': 'encore'}").says(0, "{'done': true}");
        assertThat(game.gold(0)).isEqualTo(2 * 3);
        game.says(0, "{'done': true}").says(0, "{'sing': 'bard'}");
        assertThat(game.options()).as("none is left for another colour").containsExactly("top=hum-bard");
    }

    @Test
    @Shows("enter.song.bottom-volume")
    @DisplayName("Entertainer p. 2: icons under the volume cost can be used after spending that volume")
    void lowerHalvesCostVolume() {
        var game = singing("'volume': 3, 'song': ['ballad-noble', 'hum-warrior']", CROWDS);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}");
        assertThat(game.options()).containsExactly("top=hum-warrior", "bottom=hum-warrior", "bottom=ballad-noble");
        game.says(0, "{'bottom': 'ballad-noble'}");
        assertThat(stage(game, "volume")).as("spent when it is sung").isEqualTo(3);
        var refusal = game.refusal(0, "{'bottom': 'hum-warrior'}");
        assertThat(refusal.rule().id()).isEqualTo("enter.song.bottom-volume");
        assertThat(refusal.needed()).isEqualTo(2);
        assertThat(refusal.had()).isEqualTo(0);
        game.says(0, "{'done': true}");
        assertThat(stage(game, "volume")).isEqualTo(0);
        assertThat(game.gold(0)).isEqualTo(2 * 3);
    }

    @Test
    @Shows("enter.volume.track")
    @DisplayName("A plan that needs so many icons never runs into a dead end for want of volume")
    void aPlanCanAlwaysBeCompleted() {
        // 4 volume: the cheap half (2 volume, 1 icon) would leave too little for the other one (3 volume, 2 icons).
        var game = singing("'volume': 4, 'song': ['ballad-warrior', 'hum-bard']", "'halls': {'bard': 1},");
        game.says(0, "{'place': 'bard-hall'}").says(0, "{'rune': 'bard'}");
        assertThat(game.options()).containsExactly("top=hum-bard", "bottom=hum-bard", "bottom=ballad-warrior");
        var tight = singing("'volume': 4, 'song': ['ballad-warrior', 'air-warrior']", "'halls': {'bard': 1},");
        tight.says(0, "{'place': 'bard-hall'}").says(0, "{'rune': 'bard'}");
        assertThat(tight.options()).containsExactly("bottom=ballad-warrior");
    }

    @Test
    @Shows({"enter.song.improv", "enter.song.coins"})
    @DisplayName("Entertainer p. 2 and 6: improvs of the song may be used; a coin icon gives gold")
    void improvsAreUsed() {
        var game = singing("'volume': 4, 'song': ['hat-round', 'crescendo']", "");
        assertThat(game.options()).containsExactly("use=hat-round", "use=crescendo", "done=true");
        game.says(0, "{'use': 'hat-round'}");
        assertThat(game.gold(0)).isEqualTo(4);
        assertThat(game.rulesTold()).contains("enter.song.coins", "enter.song.improv");
        game.says(0, "{'use': 'crescendo'}");
        assertThat(stage(game, "volume")).as("not beyond 6").isEqualTo(6);
        assertThat(game.options()).containsExactly("done=true");
    }

    @Test
    @Shows("enter.song.stone")
    @DisplayName("Entertainer p. 6: a stone gives 3 icons of one colour; there are only three")
    void stones() {
        var game = singing("'stones': 2, 'song': []", CROWDS);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}").says(0, "{'stone': true}");
        game.says(0, "{'stone': true}");
        assertThat(game.options()).containsExactly("done=true");
        game.says(0, "{'done': true}");
        assertThat(game.gold(0)).isEqualTo(6 * 3);
        assertThat(stage(game, "stonesLeft")).isEqualTo(3);

        var full = singing("'stones': 3, 'volume': 3, 'boast': ['echo-bat']", "");
        full.fate("C").says(0, "{'boast': true}");
        assertThat(stage(full, "stones")).as("no fourth stone").isEqualTo(3);
        assertThat(full.corruption(0)).hasSize(1);
    }

    @Test
    @Shows("enter.song.boast")
    @DisplayName("Entertainer p. 5: boast for 3 volume: all creatures, in any order, then under the discard pile")
    void boastingInAnyOrder() {
        var game = singing(
                "'volume': 6, 'boast': ['echo-bat', 'white-owl', 'magpie', 'peacock', 'stone-toad']",
                "'halls': {'noble': 4},");
        game.says(0, "{'boast': true}");
        assertThat(game.options())
                .as("the boast area holds any number")
                .containsExactly(
                        "creature=echo-bat",
                        "creature=stone-toad",
                        "creature=magpie",
                        "creature=white-owl",
                        "creature=peacock");
        game.fate("CC+R").says(0, "{'creature': 'echo-bat'}");
        game.says(0, "{'creature': 'white-owl'}").says(0, "{'discard': 'CC+R'}");
        assertThat(game.corruption(0))
                .as("the card just drawn can be discarded")
                .isEmpty();
        game.says(0, "{'creature': 'magpie'}");
        game.says(0, "{'creature': 'peacock'}").fate("C").says(0, "{'hall': 'noble'}");
        assertThat(game.gold(0)).isEqualTo(5 + 4);
        assertThat(game.corruption(0)).as("the last creature acts by itself").containsExactly("C");
        assertThat(stage(game, "stones")).isEqualTo(2);
        assertThat(cards(game, "boast")).isEmpty();
        assertThat(seen(stage(game, "discardTop"), "id"))
                .as("they lie under it")
                .containsExactly("air-bard");
        assertThat(game.refusal(0, "{'boast': true}").rule().id()).isEqualTo("enter.song.boast");

        var quiet = singing("'volume': 2, 'boast': ['magpie']", "");
        assertThat(quiet.refusal(0, "{'boast': true}").needed()).isEqualTo(3);
    }

    @Test
    @Shows("enter.swan-song")
    @DisplayName(
            "Entertainer p. 4: a swan song before anybody sells, wherever the dial stands; then the song is cleared")
    void theSwanSong() {
        var game = CoveTable.scene("""
            {'phase': 'market', 'piers': {'town-square': {'noble': 2}}, 'clock': {'stack': [1, 0]},
             'players': [{'merchant': 'entertainer', 'shop': {'dial': 'lower-right', 'volume': 3, 'song': ['ballad-noble'],
                          'boast': ['magpie']}},
                         {'goods': ['small-yellow']}]}
            """);
        assertThat(game.asked()).as("before the first sale").containsExactly(0);
        game.says(0, "{'place': 'town-square-pier'}")
                .says(0, "{'sing': 'noble'}")
                .says(0, "{'top': 'ballad-noble'}");
        game.says(0, "{'done': true}").says(0, "{'done': true}").says(0, "{'boast': true}");
        assertThat(game.gold(0)).isEqualTo(4 + 5);
        assertThat(game.asked()).containsExactly(0);
        game.says(0, "{'done': true}");
        assertThat(cards(game, "song")).isEmpty();
        assertThat(cards(game, "discard")).contains("ballad-noble", "magpie");
        assertThat(stage(game, "instrument")).isEqualTo("front");
        assertThat(game.asked()).containsExactly(1);
        assertThat(game.prompt()).isEqualTo("sell");
    }

    @Test
    @Shows("enter.swan-song")
    @DisplayName("A swan song that is not sung leaves the song as it is")
    void noSwanSong() {
        var game = CoveTable.scene("""
            {'phase': 'market', 'piers': {'town-square': {'noble': 2}},
             'players': [{'merchant': 'entertainer', 'shop': {'song': ['ballad-noble']}}, {'goods': ['small-yellow']}]}
            """);
        game.says(0, "{'done': true}");
        assertThat(cards(game, "song")).containsExactly("ballad-noble");
        var nothing = CoveTable.scene("""
            {'phase': 'market', 'piers': {'town-square': {'noble': 2}},
             'players': [{'merchant': 'entertainer'}, {'goods': ['small-yellow']}]}
            """);
        assertThat(nothing.asked()).as("nothing to sing").containsExactly(1);
    }

    @Test
    @Shows("cove.rogue.cultists")
    @DisplayName("Cultists count for a swan song at a pier, for a corruption card each")
    void cultistsListenToSwanSongs() {
        var game = swanSong(
                "'song': ['ballad-noble']", "'rogues': 'cultists', 'piers': {'bazaar': {'rogue': 2, 'noble': 1}},");
        game.says(0, "{'place': 'bazaar'}");
        assertThat(game.options()).containsExactly("done=true", "cultists=1");
        game.fate("C").says(0, "{'cultists': 1}").fate("C").says(0, "{'cultists': 2}");
        game.says(0, "{'sing': 'noble'}").says(0, "{'top': 'ballad-noble'}").says(0, "{'done': true}");
        assertThat(game.gold(0)).isEqualTo(2 * 3);
        assertThat(game.corruption(0)).hasSize(2);
    }

    @Test
    @DisplayName("A plan is a draft: others see nothing of it, and it is taken back source by source")
    void aPlanIsADraft() {
        var game = singing("'song': ['ballad-warrior', 'hum-warrior']", CROWDS);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}").says(0, "{'top': 'ballad-warrior'}");
        assertThat(game.referee().latest()).isEmpty();
        assertThat(seen(stage(game, "plan"), "icons")).containsExactly(2);
        assertThat(seen(stage(game, "plan"), "crowd")).containsExactly(3);
        assertThat(seen(stage(game, "plan"), "gold")).containsExactly(6);
        var mine = ((List<?>) game.view(1).get("players")).getFirst();
        assertThat(seen(mine, "shop.plan")).as("what another sees").isEmpty();
        game.referee().takeBack(0);
        game.referee().takeBack(0);
        assertThat(game.prompt()).isEqualTo("sing");
        game.says(0, "{'sing': 'warrior'}").says(0, "{'top': 'ballad-warrior'}").says(0, "{'done': true}");
        assertThat(game.referee().undo(0))
                .as("what all could foresee can be taken back")
                .isInstanceOf(Undo.Fair.class);
    }

    @Test
    @DisplayName("Songs can be planned with the price of each source in view")
    void everySourceIsPriced() {
        var game = singingWith(0, "'volume': 2, 'song': ['hum-warrior', 'encore']", CROWDS);
        game.says(0, "{'place': 'bazaar'}").says(0, "{'sing': 'warrior'}");
        var question = comptoir.engine.Play.question(game.cove());
        var labels = question.options(game.cove(), 0).stream()
                .map(option -> question.label(game.cove(), 0, option).en())
                .toList();
        assertThat(labels)
                .containsExactly(
                        "Warriors’ Hum, above: 1 icon, 1 × 3 = 3 gold in all",
                        "Encore: 2 icons, 2 × 3 = 6 gold in all",
                        "Warriors’ Hum, below: 1 icon for 2 volume, 1 × 3 = 3 gold in all");
    }
}
