package comptoir.cove;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.engine.Tree;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether the components make a game: what a plain greedy player earns. */
class GreedyPlayerTest {

    private static final int GAMES = Integer.getInteger("comptoir.greedy", 20);

    @ParameterizedTest
    @DisplayName("Greedy Chronomancers earn what a solid game of the rulebook's scale earns")
    @ValueSource(ints = {2, 3, 4})
    void greedyChronomancersEarnASolidGame(int seats) {
        var game = new CoveGame();
        var options = Map.<String, Object>of("merchants", Collections.nCopies(seats, "chronomancer"));
        var start = game.unwatched(game.setUp(game.setup(seats, Tree.of("options", options))));
        var greedy = new GreedyPlayer();
        double gold = 0;
        double lair = 0;
        double goods = 0;
        for (int i = 0; i < GAMES; i++) {
            var end = greedy.play(start, i);
            lair += Crowd.rogues(end.harbour().halls());
            for (int seat = 0; seat < seats; seat++) {
                gold += end.player(seat).gold();
                goods += end.player(seat).stall().sum();
            }
        }
        System.out.printf(
                "greedy Chronomancers, %d seats, %d games: %.1f gold, %.1f goods unsold, Lair %.1f%n",
                seats, GAMES, gold / GAMES / seats, goods / GAMES / seats, lair / GAMES);
        assertThat(gold / GAMES / seats).isBetween(90.0, 230.0);
    }
}
