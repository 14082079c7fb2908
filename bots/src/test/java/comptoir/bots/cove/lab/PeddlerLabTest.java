package comptoir.bots.cove.lab;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.cove.peddler.Level;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether the Peddler is an opponent: what it earns against a greedy player with each merchant. */
class PeddlerLabTest {

    private static final int GAMES = Integer.getInteger("comptoir.greedy", 10);

    @ParameterizedTest
    @DisplayName("The Peddler earns about what the facts aim at, 167 and 197 gold, and greedy players keep up with it")
    @CsvSource({"chronomancer, NORMAL", "chronomancer, HARD", "entertainer, NORMAL", "entertainer, HARD"})
    void thePeddlerIsAnOpponent(String merchant, Level level) {
        var figures = PeddlerLab.measure(merchant, level, GAMES, 1);
        System.out.println(figures.text().en());
        assertThat(figures.peddler()).isBetween(140.0, 235.0);
        assertThat(figures.person()).isBetween(110.0, 235.0);
        assertThat(figures.won()).isBetween(0.0, 1.0);
    }
}
