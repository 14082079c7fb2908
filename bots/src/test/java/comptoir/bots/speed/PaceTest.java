package comptoir.bots.speed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Speed beside the yardstick")
class PaceTest {

    @Test
    @DisplayName("is the median of the slices, with the tenth and the ninetieth percentile")
    void theMedianAndItsSpread() {
        var pace = Pace.of(5, 10, List.of(0.9, 0.1, 0.5, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 1.0, 9.0));
        assertThat(pace.perTurn()).isEqualTo(0.6);
        assertThat(pace.low()).isEqualTo(0.2);
        assertThat(pace.high()).isEqualTo(1.0);
    }

    @Test
    void twoSlicesAreMeantInProportion() {
        var pace = Pace.of(5, 10, List.of(1.0, 2.0));
        assertThat(pace.perTurn()).isEqualTo(1.5);
        assertThat(pace.low()).isCloseTo(1.1, within(1e-9));
        assertThatThrownBy(() -> Pace.of(1, 1, List.of())).hasMessageContaining("nothing was measured");
    }

    @Test
    @DisplayName("waiting does not count: work that sleeps most of the time is as fast as work that does not")
    void waitingDoesNotCount() {
        var yardstick = new Yardstick();
        var busy = new Measure().seconds(0.3, () -> turns(yardstick)).pace();
        var idle = new Measure()
                .seconds(0.3, () -> {
                    sleep();
                    return turns(yardstick);
                })
                .pace();
        // The work is the yardstick itself. Within a factor, as a compiler may take them differently; the clock on the
        // wall
        // would tell the second one to be a hundred times as slow.
        assertThat(busy.perTurn()).isBetween(0.2, 5.0);
        assertThat(idle.perTurn()).isBetween(busy.perTurn() / 8, busy.perTurn() * 8);
    }

    private static long turns(Yardstick yardstick) {
        int sum = 0;
        for (int i = 0; i < 1000; i++) sum += yardstick.turn();
        return sum == 42 ? 999 : 1000;
    }

    private static void sleep() {
        try {
            Thread.sleep(2);
        } catch (InterruptedException stop) {
            throw new AssertionError(stop);
        }
    }
}
