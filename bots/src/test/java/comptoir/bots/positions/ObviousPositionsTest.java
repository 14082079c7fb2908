package comptoir.bots.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.protocol.Games;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The positions with an obvious answer")
class ObviousPositionsTest {

    private static final int HUNDRED = 100;
    private static final int RIGHT_AT_LEAST = 95;

    /** What a bot is given where nobody says otherwise. */
    private static final int USUAL = 1000;

    private static final int VERY_LONG = 20 * USUAL;

    @ParameterizedTest
    @CsvSource({"dale", "cove"})
    @DisplayName("are a hundred for each game, each with a right answer and a wrong one")
    void areDecisions(String game) {
        var positions = ObviousPosition.of(game);
        assertThat(positions).hasSize(HUNDRED);
        assertThat(positions).extracting(ObviousPosition::name).doesNotHaveDuplicates();
        for (var position : positions) isDecision(Games.named(game), position);
    }

    private static <P extends Position<P>> void isDecision(Game<P> game, ObviousPosition position) {
        assertThat(position.why()).endsWith(".");
        assertThat(position.right()).as(position.name()).isNotEmpty().doesNotHaveDuplicates();
        assertThat(position.options(position.lay(game)))
                .as(position.name())
                .containsAll(position.right())
                .hasSizeGreaterThan(position.right().size());
    }

    @ParameterizedTest
    @CsvSource({"dale, trader", "dale, master", "cove, trader", "cove, master"})
    @DisplayName("are answered rightly by trader and master in 95 of 100 at least")
    void noAbsurdMoves(String game, String level) {
        var wrong = wrong(Games.named(game), level, Budget.iterations(USUAL));
        assertThat(wrong)
                .as("answered wrongly by the %s of %s", level, game)
                .hasSizeLessThanOrEqualTo(HUNDRED - RIGHT_AT_LEAST);
    }

    @ParameterizedTest
    @CsvSource({"dale", "cove"})
    @DisplayName("are obvious: a master who thinks twenty times as long agrees with each")
    void areObvious(String game) {
        assumeTrue(Boolean.getBoolean("comptoir.long"), "some minutes of thinking: in a long check");
        assertThat(wrong(Games.named(game), "master", Budget.iterations(VERY_LONG)))
                .isEmpty();
    }

    private static <P extends Position<P>> List<String> wrong(Game<P> game, String level, Budget budget) {
        var wrong = new ArrayList<String>();
        for (var position : ObviousPosition.of(game.id())) {
            var answer = position.answer(game, level, budget);
            if (!position.right().contains(answer))
                wrong.add(position.name() + ": " + answer + " instead of " + position.right());
        }
        for (var line : wrong) System.out.println(level + " of " + game.id() + ", " + line);
        return wrong;
    }
}
