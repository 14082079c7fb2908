package comptoir.bots.cove.lab;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.CoveGame;
import comptoir.cove.parts.Crowd;
import comptoir.engine.QuickFate;
import comptoir.engine.Tree;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whether the components make a game: what a plain greedy player earns with each merchant. */
class GreedyPlayerTest {

    private static final int GAMES = Integer.getInteger("comptoir.greedy", 6);
    private static final String CHRONOMANCER = "chronomancer";
    private static final String ENTERTAINER = "entertainer";

    static Stream<List<String>> tables() {
        return Stream.of(
                List.of(CHRONOMANCER, CHRONOMANCER),
                List.of(ENTERTAINER, CHRONOMANCER),
                List.of(CHRONOMANCER, ENTERTAINER, CHRONOMANCER),
                List.of(CHRONOMANCER, CHRONOMANCER, CHRONOMANCER, CHRONOMANCER));
    }

    @ParameterizedTest
    @DisplayName("Greedy players earn what a solid game of the rulebook's scale earns, with any merchant")
    @MethodSource("tables")
    void greedyPlayersEarnASolidGame(List<String> merchants) {
        var game = new CoveGame();
        int seats = merchants.size();
        var setup = game.setup(seats, Tree.of("options", Map.of("merchants", merchants, "mirror", true)));
        double[] gold = new double[seats];
        double lair = 0;
        for (int i = 0; i < GAMES; i++) {
            var end = new GreedyPlayer(game, 2, i).play(setup, new QuickFate(i));
            lair += (double) Crowd.rogues(end.harbour().halls()) / GAMES;
            for (int seat = 0; seat < seats; seat++)
                gold[seat] += (double) end.player(seat).gold() / GAMES;
        }
        for (int seat = 0; seat < seats; seat++) {
            System.out.printf(
                    "greedy %s among %d, %d games: %.1f gold, Lair %.1f%n",
                    merchants.get(seat), seats, GAMES, gold[seat], lair);
            assertThat(gold[seat]).isBetween(80.0, 240.0);
        }
    }
}
