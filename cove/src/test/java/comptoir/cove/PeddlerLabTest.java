package comptoir.cove;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.lab.PeddlerLab;
import comptoir.cove.peddler.Level;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whether the Peddler is an opponent: what it earns against a greedy Chronomancer. */
class PeddlerLabTest {

    private static final int GAMES = Integer.getInteger("comptoir.greedy", 20);

    @ParameterizedTest
    @DisplayName("The Peddler earns about what the facts aim at, 167 and 197 gold, and can be beaten")
    @EnumSource(Level.class)
    void thePeddlerIsAnOpponent(Level level) {
        var figures = PeddlerLab.measure("chronomancer", level, GAMES, 1);
        System.out.println(figures.text().en());
        assertThat(figures.peddler()).isBetween(140.0, 225.0);
        assertThat(figures.person()).isBetween(140.0, 225.0);
        assertThat(figures.won()).isBetween(0.05, 0.95);
    }
}
