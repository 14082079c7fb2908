package comptoir.dale;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.kit.GameKit;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Random games, every invariant checked at every decision")
class RandomGamesTest {

    @Test
    void twoPlayers() {
        var report = GameKit.of(new DaleGame()).seats(2).games(3).check();
        assertThat(report.games()).isEqualTo(3);
    }

    @Test
    void theThreeFirstSets() {
        GameKit.of(new DaleGame())
                .seats(2)
                .options(Map.of("sets", List.of("platypuses", "sloths", "crocodiles")))
                .games(3)
                .check();
    }
}
