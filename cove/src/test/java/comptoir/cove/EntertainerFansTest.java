package comptoir.cove;

import static comptoir.cove.CoveTable.seen;
import static comptoir.cove.StageScenes.stage;
import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.Shows;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class EntertainerFansTest {

    /** The Chronomancer (seat 1) recruits for its portal's cost; L01 has two warrior icons. */
    private static CoveTable recruiting(String fans, String others) {
        return CoveTable.scene("{'clock': {'hours': [12, 1" + (others.isEmpty() ? "" : ", 12")
                + "]}, 'square': ['L09', 'L10', 'L11', 'L01'], 'halls': {'warrior': 3, 'noble': 2},"
                + " 'players': [{'merchant': 'entertainer', 'shop': {'fans': " + fans
                + "}}, {'team': {'overseer': 'L04'}}"
                + others + "]}");
    }

    @Test
    @Shows("enter.fan.recruited")
    @DisplayName("Entertainer p. 7: who recruits a fan and the Entertainer each receive its patronage at once")
    void bothArePaid() {
        var game = recruiting("['L01']", "");
        game.says(1, "{'figure': 'assistant', 'space': 'upper-3'}").says(1, "{'townsfolk': 'L01'}");
        assertThat(game.gold(0)).isEqualTo(2 * 3);
        assertThat(game.gold(1)).isEqualTo(2 * 3);
        assertThat(game.rulesTold()).contains("enter.fan.recruited");
        game.says(1, "{'slot': 0}");
        assertThat(game.team(1)).contains("L01");
        assertThat(seen(stage(game, "fans"), "townsfolk")).as("still a fan").containsExactly("L01");
        assertThat(seen(stage(game, "fans"), "where")).containsExactly("elsewhere");

        var stranger = recruiting("['L09']", "");
        stranger.says(1, "{'figure': 'assistant', 'space': 'upper-3'}").says(1, "{'townsfolk': 'L01'}");
        assertThat(stranger.gold(0) + stranger.gold(1)).isZero();
    }

    @Test
    @Shows("enter.fan.recruited")
    @DisplayName("A fan of two Entertainers pays both of them, and the recruiter once")
    void twoEntertainersWithOneFan() {
        var game = recruiting("['L01']", ", {'merchant': 'entertainer', 'shop': {'fans': ['L01']}}");
        game.says(1, "{'figure': 'assistant', 'space': 'upper-3'}").says(1, "{'townsfolk': 'L01'}");
        assertThat(game.gold(0)).isEqualTo(6);
        assertThat(game.gold(1)).isEqualTo(6);
        assertThat(game.gold(2)).isEqualTo(6);
    }

    @Test
    @Shows("enter.fan.discarded")
    @DisplayName(
            "Entertainer p. 7: a fan replaced in a team goes beside the Entertainer's board and pays its patronage")
    void aReplacedFanComesToTheEntertainer() {
        var game = recruiting("['L04']", "");
        game.says(1, "{'figure': 'assistant', 'space': 'upper-3'}")
                .says(1, "{'townsfolk': 'L12'}".replace("L12", "L09"));
        if (game.prompt().equals("discard-corruption")) game.says(1, "{'done': true}");
        game.says(1, "{'slot': 3}");
        assertThat(game.gold(0)).isEqualTo(2 * 2);
        assertThat(game.gold(1)).isZero();
        assertThat(game.under()).doesNotContain("L04");
        assertThat(seen(stage(game, "fans"), "townsfolk")).contains("L04");
        assertThat(seen(stage(game, "fans"), "where")).contains("beside");
        assertThat(game.inventory()).containsEntry("townsfolk L04", 1);
    }

    @Test
    @Shows("enter.fan.discarded")
    @DisplayName(
            "Entertainer p. 7: a fan that Clean-up would remove goes beside the board; with two crests all are paid")
    void cleanUpLeavesFansAlone() {
        var game = CoveTable.scene("""
            {'phase': 'clean-up', 'square': ['L09', 'L10', 'L11', 'L01'], 'halls': {'warrior': 3},
             'players': [{}, {'merchant': 'entertainer', 'shop': {'fans': ['L01']}},
                         {'merchant': 'entertainer', 'shop': {'fans': ['L01']}}]}
            """);
        assertThat(game.under()).isEmpty();
        assertThat(game.gold(0)).isZero();
        assertThat(game.gold(1)).isEqualTo(6);
        assertThat(game.gold(2)).isEqualTo(6);
        assertThat(seen(stage(game, 1, 1), "fans.where")).contains("beside");
        assertThat(seen(stage(game, 2, 2), "fans.where")).contains("elsewhere");
        assertThat(game.inventory()).containsEntry("townsfolk L01", 1);
    }

    @Test
    @Shows("enter.fan.scoring")
    @DisplayName("Entertainer p. 7: fans count their clan icons at the end, wherever they are; corruption icons do not"
            + " count")
    void fansScoreWhereverTheyAre() {
        // L01: two warriors, at the Town Square. M05: two wizards and a corruption icon, in a team. L04: beside the
        // board.
        var game = CoveTable.scene("""
            {'phase': 'final', 'round': 3, 'square': ['L09', 'L10', 'L11', 'L01'], 'lair': 3,
             'halls': {'warrior': 5, 'bard': 4, 'wizard': 2, 'noble': 1},
             'players': [{'merchant': 'entertainer', 'shop': {'fans': ['L01', 'M05', 'L04'], 'beside': ['L04']}},
                         {'team': {'overseer': 'M05'}}]}
            """);
        assertThat(game.gold(0)).isEqualTo(2 * 5 + 2 * 2 + 2 * 1);
        assertThat(game.gold(1)).isEqualTo(2 * 2 - 3);
    }
}
