package comptoir.cove;

import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.StageScenes.cards;
import static comptoir.cove.StageScenes.composing;
import static comptoir.cove.StageScenes.stage;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Undo;
import comptoir.kit.Shows;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class EntertainerTurnTest {

    @Test
    @Shows({
        "enter.turn.steps",
        "enter.compose.play",
        "enter.compose.discard",
        "enter.compose.bottom",
        "enter.rest.clock"
    })
    @DisplayName(
            "Entertainer p. 3: play one card, discard the other: dial, volume, hours; no song before a full rotation")
    void aTurnWithoutASong() {
        var game = composing("'hand': ['hum-warrior', 'air-noble']");
        assertThat(game.options()).containsExactly("play=hum-warrior", "play=air-noble");
        game.says(0, "{'play': 'hum-warrior'}");
        assertThat(cards(game, "song")).as("it lies in the song at once").contains("hum-warrior");
        assertThat(game.options()).containsExactly("discard=air-noble");
        assertThat(game.refusal(0, "{'discard': 'hum-warrior'}").rule().id()).isEqualTo("enter.compose.discard");
        game.says(0, "{'discard': 'air-noble'}").says(0, "{'turn': 2}");
        assertThat(cards(game, "song")).contains("hum-warrior");
        assertThat(cards(game, "discard")).containsExactly("air-noble");
        assertThat(seen(stage(game, "dial"), "quarter")).containsExactly("lower-left");
        assertThat(stage(game, "volume")).isEqualTo(2);
        assertThat(game.hour(0)).isEqualTo("3");
        assertThat(game.corruption(0)).isEmpty();
        assertThat(game.prompt()).as("the next turn: there was no song").isEqualTo("play-skill");
        assertThat(cards(game, "hand")).hasSize(2);
    }

    @Test
    @Shows("enter.compose.discard")
    @DisplayName("With more than two cards: play one, discard one, keep the rest")
    void theRestOfTheHandIsKept() {
        var game = composing("'fans': ['L01', 'L02'], 'hand': ['hum-warrior', 'hum-bard', 'air-noble', 'air-bard']");
        game.says(0, "{'play': 'hum-bard'}")
                .says(0, "{'discard': 'hum-warrior'}")
                .says(0, "{'turn': 1}");
        assertThat(cards(game, "hand")).hasSize(4).contains("air-noble", "air-bard");
    }

    @Test
    @Shows("enter.compose.corruption-nudge")
    @DisplayName(
            "Entertainer p. 3: a corruption card turns the dial one quarter more or less, but at least one quarter")
    void theDialCanBeNudged() {
        var one = composing("'hand': ['hum-warrior', 'hum-bard']");
        one.says(0, "{'play': 'hum-bard'}").says(0, "{'discard': 'hum-warrior'}");
        assertThat(one.options()).containsExactly("turn=1", "turn=2");
        assertThat(one.refusal(0, "{'turn': 0}").rule().id()).isEqualTo("enter.compose.corruption-nudge");
        one.fate("C+R").says(0, "{'turn': 2}");
        assertThat(seen(stage(one, "dial"), "quarter")).containsExactly("lower-left");
        assertThat(one.corruption(0)).containsExactly("C+R");
        assertThat(one.hour(0)).as("the hours are those of the card").isEqualTo("2");

        var two = composing("'hand': ['hum-warrior', 'air-bard']");
        two.says(0, "{'play': 'hum-warrior'}").says(0, "{'discard': 'air-bard'}");
        assertThat(two.options()).containsExactly("turn=2", "turn=3", "turn=1");
        two.fate("C").says(0, "{'turn': 1}");
        assertThat(seen(stage(two, "dial"), "quarter")).containsExactly("lower-right");
        assertThat(two.corruption(0)).containsExactly("C");
        assertThat(two.hour(0)).isEqualTo("3");
    }

    @Test
    @Shows("enter.compose.bottom")
    @DisplayName("Entertainer p. 3: the bottom of the discarded card moves the volume and brings corruption")
    void theBottomOfTheDiscardedCard() {
        var game = composing("'volume': 1, 'hand': ['hum-warrior', 'ballad-bard']");
        game.says(0, "{'play': 'hum-warrior'}").says(0, "{'discard': 'ballad-bard'}");
        game.fate("CC+G").says(0, "{'turn': 2}");
        assertThat(stage(game, "volume")).isEqualTo(3);
        assertThat(game.corruption(0)).containsExactly("CC+G");
        assertThat(game.rulesTold()).contains("enter.compose.bottom");
    }

    @Test
    @Shows("enter.volume.track")
    @DisplayName("Entertainer p. 6: volume beyond 6 is lost")
    void theVolumeTrackEnds() {
        var game = composing("'volume': 5, 'hand': ['hum-warrior', 'air-bard']");
        game.says(0, "{'play': 'hum-warrior'}")
                .says(0, "{'discard': 'air-bard'}")
                .says(0, "{'turn': 2}");
        assertThat(stage(game, "volume")).isEqualTo(6);
        assertThat(game.rulesTold()).contains("enter.volume.track");
    }

    @Test
    @Shows("enter.compose.full-turn")
    @DisplayName("Entertainer p. 3: a rune icon that passes the shelf flips the instrument, and a song follows")
    void aFullRotationBringsASong() {
        var game = composing("'dial': 'upper-left', 'hand': ['hum-warrior', 'hum-bard']");
        game.says(0, "{'play': 'hum-warrior'}")
                .says(0, "{'discard': 'hum-bard'}")
                .says(0, "{'turn': 1}");
        assertThat(game.prompt()).isEqualTo("sing");
        assertThat(stage(game, "instrument")).isEqualTo("back");
        assertThat(seen(stage(game, "dial"), "quarter")).containsExactly("upper-right");
        assertThat(game.rulesTold()).contains("enter.compose.full-turn");
        assertThat(game.hour(0)).as("the clock moves after the song").isEqualTo("1");

        var almost = composing("'dial': 'lower-left', 'hand': ['hum-warrior', 'hum-bard']");
        almost.says(0, "{'play': 'hum-warrior'}")
                .says(0, "{'discard': 'hum-bard'}")
                .says(0, "{'turn': 1}");
        assertThat(almost.prompt()).as("upper left: not past the shelf yet").isEqualTo("play-skill");
    }

    @Test
    @Shows("enter.rest.clear")
    @DisplayName("Entertainer p. 4: after a song its cards are discarded, and bard, marker and instrument go back")
    void theSongAreaIsCleared() {
        var game = StageScenes.singing("'song': ['hum-warrior', 'chorus'], 'boast': ['echo-bat']", "");
        game.says(0, "{'done': true}");
        assertThat(cards(game, "discard"))
                .contains("hum-warrior", "chorus", "air-bard")
                .doesNotContain("echo-bat");
        assertThat(cards(game, "song")).isEmpty();
        assertThat(cards(game, "boast")).containsExactly("echo-bat");
        assertThat(stage(game, "instrument")).isEqualTo("front");
        assertThat(stage(game, 0, 0).get("bard")).isNull();
        assertThat(game.rulesTold()).contains("enter.rest.clear");
    }

    @Test
    @Shows("enter.rest.draw")
    @DisplayName(
            "Entertainer p. 4: draw up to the hand limit; creatures and improvs go to their areas and do not count")
    void drawingGoesOnForSkills() {
        var game = composing("'hand': ['hum-warrior', 'hum-bard']");
        game.says(0, "{'play': 'hum-warrior'}").says(0, "{'discard': 'hum-bard'}");
        game.fate("echo-bat", "air-noble", "chorus", "air-wizard").says(0, "{'turn': 1}");
        assertThat(cards(game, "hand")).containsExactlyInAnyOrder("air-noble", "air-wizard");
        assertThat(cards(game, "boast")).containsExactly("echo-bat");
        assertThat(cards(game, "song")).containsExactlyInAnyOrder("hum-warrior", "chorus");
        assertThat(game.told(1).stream().map(notice -> notice.text().en()))
                .as("others see that skills were drawn, not which")
                .contains("Player 1 draws a skill card.")
                .noneMatch(text -> text.contains("Nobles’ Air"));
    }

    @Test
    @Shows("enter.rest.reshuffle")
    @DisplayName(
            "Entertainer p. 4: an empty deck is made anew from the discard pile at once; with both empty drawing stops")
    void anEmptyDeckIsMadeAnew() {
        var game = composing("""
            'hand': ['hum-warrior', 'hum-bard'], 'deck': ['air-noble'],
            'discard': ['air-bard', 'air-wizard', 'air-warrior', 'ballad-warrior', 'ballad-bard', 'ballad-wizard',
                        'ballad-noble', 'hum-wizard', 'hum-noble', 'chorus', 'echo-bat']
            """);
        game.says(0, "{'play': 'hum-warrior'}").says(0, "{'discard': 'hum-bard'}");
        game.fate("air-noble", "hum-bard").says(0, "{'turn': 1}");
        assertThat(cards(game, "hand")).containsExactlyInAnyOrder("air-noble", "hum-bard");
        assertThat(cards(game, "discard")).isEmpty();
        assertThat(stage(game, "deckCount")).isEqualTo(11);
        assertThat(game.rulesTold()).contains("enter.rest.reshuffle");
        assertThat(StageScenes.ids(stage(game, 0, 1).get("handKnown")))
                .as("the card drawn from the last of the old deck is no secret")
                .containsExactly("air-noble");

        var poor = composing("'hand': ['hum-warrior', 'hum-bard'], 'deck': []", "'loose': true,");
        poor.says(0, "{'play': 'hum-warrior'}")
                .says(0, "{'discard': 'hum-bard'}")
                .says(0, "{'turn': 1}");
        assertThat(cards(poor, "hand")).as("one card is all there is").containsExactly("hum-bard");
        assertThat(poor.prompt()).as("it is discarded, for time must pass").isEqualTo("discard-skill");
        poor.says(0, "{'discard': 'hum-bard'}").says(0, "{'turn': 1}");
        assertThat(poor.hour(0)).isEqualTo("3");
    }

    @Test
    @DisplayName("Nothing is told of the compose step before the dial turns, and until then it can be taken back")
    void composingIsADraft() {
        var game = composing("'hand': ['hum-warrior', 'air-noble']");
        game.says(0, "{'play': 'hum-warrior'}").says(0, "{'discard': 'air-noble'}");
        assertThat(game.referee().latest()).isEmpty();
        assertThat(game.referee().moment().drafter()).isZero();
        assertThat(game.referee().undo(0)).isInstanceOf(Undo.Fair.class);
        game.referee().takeBack(0);
        game.referee().takeBack(0);
        assertThat(game.prompt()).isEqualTo("play-skill");
        game.says(0, "{'play': 'air-noble'}")
                .says(0, "{'discard': 'hum-warrior'}")
                .says(0, "{'turn': 1}");
        assertThat(game.referee().undo(0)).isInstanceOf(Undo.Unfair.class);
    }
}
