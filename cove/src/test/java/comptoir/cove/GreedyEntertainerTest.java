package comptoir.cove;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.entertainer.GreedyEntertainer;
import comptoir.engine.Play;
import comptoir.engine.QuickFate;
import comptoir.engine.Tree;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whether the Entertainer's cards make a game: what a plain greedy player earns beside a greedy Chronomancer. */
class GreedyEntertainerTest {

    private static final int GAMES = Integer.getInteger("comptoir.greedy", 10);

    @Test
    @DisplayName("A greedy Entertainer earns about what a greedy Chronomancer earns")
    void aGreedyEntertainerEarnsASolidGame() {
        var game = new CoveGame();
        var options = Map.<String, Object>of("merchants", List.of("entertainer", "chronomancer"));
        var start = game.unwatched(game.setUp(game.setup(2, Tree.of("options", options))));
        double[] gold = new double[2];
        int wins = 0;
        for (int i = 0; i < GAMES; i++) {
            var end = play(start, i);
            for (int seat = 0; seat < 2; seat++)
                gold[seat] += (double) end.player(seat).gold() / GAMES;
            if (end.player(0).gold() > end.player(1).gold()) wins++;
        }
        System.out.printf(
                "greedy Entertainer %.1f gold, Chronomancer %.1f, %d games, the Entertainer wins %d%n",
                gold[0], gold[1], GAMES, wins);
        assertThat(gold[0]).isBetween(90.0, 230.0);
    }

    private static Cove play(Cove start, long seed) {
        var entertainer = new GreedyEntertainer();
        var chronomancer = new GreedyPlayer();
        var luck = new QuickFate(seed);
        var cove = Play.on(start, luck);
        while (!cove.over()) {
            int seat = Integer.numberOfTrailingZeros(Play.question(cove).asked(cove));
            var answer = seat == 0 ? entertainer.choose(cove, seat) : chronomancer.choose(cove, seat);
            cove = Play.answer(cove, seat, answer, luck);
        }
        return cove;
    }
}
