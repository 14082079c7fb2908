package comptoir.bots.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.protocol.Games;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The puzzles")
class PuzzlesTest {

    /** How many of each game are checked again; in a long check all are. */
    private static final int CHECKED = Boolean.getBoolean("comptoir.long") ? Integer.MAX_VALUE : 2;

    @ParameterizedTest
    @CsvSource({"dale", "cove"})
    @DisplayName("are fifty for each game, and lead to where their solution is possible")
    void replay(String game) {
        var puzzles = Puzzles.of(game);
        assertThat(puzzles).hasSize(50);
        assertThat(puzzles.stream().map(Puzzle::id)).doesNotHaveDuplicates();
        for (var puzzle : puzzles) {
            assertThat(puzzle.lead()).isGreaterThanOrEqualTo(Proof.MARGIN);
            replays(Games.named(game), puzzle);
        }
    }

    private static <P extends Position<P>> void replays(Game<P> game, Puzzle puzzle) {
        var referee = puzzle.lay(game);
        assertThat(referee.asked()).contains(puzzle.seat());
        assertThat(referee.options(puzzle.seat()).size()).isGreaterThan(2);
    }

    @ParameterizedTest
    @CsvSource({"dale", "cove"})
    @DisplayName("have one choice that is clearly best, by other chance than when they were found")
    void areSolved(String game) {
        Puzzles.of(game).stream().limit(CHECKED).forEach(puzzle -> isSolved(Games.named(game), puzzle));
    }

    private static <P extends Position<P>> void isSolved(Game<P> game, Puzzle puzzle) {
        var referee = puzzle.lay(game);
        var proof = new Proof<>(game, 20_26);
        assertThat(proof.least(referee.moment(), puzzle.seat(), puzzle.place(referee)))
                .as(puzzle.id())
                .isGreaterThanOrEqualTo(Proof.SURE);
    }

    @Test
    @DisplayName("have one for each day, all in turn")
    void ofTheDay() {
        var puzzles = Puzzles.of("dale");
        assertThat(IntStream.range(20_000, 20_050).mapToObj(day -> Puzzles.ofDay(puzzles, day)))
                .doesNotHaveDuplicates();
    }

    @Test
    @DisplayName("that there are not are named")
    void named() {
        assertThat(Puzzles.named("dale-7").game()).isEqualTo("dale");
        for (var id : new String[] {"dale-99", "../secret-1", "nothing", ""})
            assertThatThrownBy(() -> Puzzles.named(id)).isInstanceOf(BadInput.class);
    }
}
