package comptoir.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The figures of the arena")
class FiguresTest {

    @Test
    @DisplayName("Wilson's interval agrees with the textbook: 10 of 20 is 29.9 % to 70.1 %, 0 of 10 is 0 % to 27.8 %")
    void wilson() {
        assertThat(Interval.wilson(10, 20).low()).isEqualTo(0.2993, within(1e-4));
        assertThat(Interval.wilson(10, 20).high()).isEqualTo(0.7007, within(1e-4));
        assertThat(Interval.wilson(0, 10).low()).isZero();
        assertThat(Interval.wilson(0, 10).high()).isEqualTo(0.2775, within(1e-4));
        assertThat(Interval.wilson(0, 0)).isEqualTo(new Interval(0, 1));
    }

    @Test
    @DisplayName("400 points of Elo are ten victories for one; the interval narrows with more games")
    void ladder() {
        var few = Ladder.of(List.of("weak", "strong"), List.of(pairing(0, 1, 10, 100)));
        var many = Ladder.of(List.of("weak", "strong"), List.of(pairing(0, 1, 1000, 10_000)));
        assertThat(few.rungs()).extracting(Ladder.Rung::bot).containsExactly("strong", "weak");
        double apart = many.rungs().getFirst().elo() - many.rungs().getLast().elo();
        assertThat(apart).isEqualTo(400, within(1.0));
        assertThat(many.rungs().getFirst().elo() + many.rungs().getLast().elo()).isEqualTo(3000, within(1e-6));
        assertThat(width(many)).isLessThan(width(few) / 5);
    }

    @Test
    @DisplayName("one who never lost has a finite rating, and three bots come in their order")
    void undefeated() {
        var ladder = Ladder.of(
                List.of("a", "b", "c"), List.of(pairing(0, 1, 0, 50), pairing(1, 2, 10, 40), pairing(0, 2, 0, 50)));
        assertThat(ladder.rungs()).extracting(Ladder.Rung::bot).containsExactly("c", "b", "a");
        assertThat(ladder.rungs()).allSatisfy(rung -> {
            assertThat(rung.elo()).isFinite();
            assertThat(rung.low()).isLessThan(rung.elo());
        });
    }

    private static double width(Ladder ladder) {
        return ladder.rungs().getFirst().high() - ladder.rungs().getFirst().low();
    }

    private static Ladder.Pairing pairing(int one, int other, int wins, int losses) {
        var results = new ArrayList<Result>();
        for (int game = 0; game < wins + losses; game++) {
            double win = game < wins ? 1 : 0;
            results.add(new Result(
                    game,
                    "",
                    List.of(
                            new Result.Player(0, "one", win, null, 0, 0),
                            new Result.Player(1, "other", 1 - win, null, 0, 0)),
                    1,
                    true,
                    List.of(),
                    null));
        }
        return new Ladder.Pairing(one, other, Tally.of(results));
    }
}
