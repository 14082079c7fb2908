package comptoir.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import comptoir.dale.DaleGame;
import comptoir.engine.BadInput;
import comptoir.engine.Setup;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Seats rotate fairly")
class SeatingTest {

    private static Setup table(int seats, boolean teams) {
        return new Setup(seats, Map.of("teams", teams));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    @DisplayName("in as many games as there are contenders, each sits once in each seat")
    void eachInEachSeat(int many) {
        var seating = Seating.of(table(many, false), many);
        for (int round = 0; round < 30; round++)
            for (int seat = 0; seat < many; seat++) {
                var there = new HashSet<Integer>();
                for (int game = round * many; game < (round + 1) * many; game++) there.add(seating.of(game)[seat]);
                assertThat(there).hasSize(many);
            }
    }

    @Test
    @DisplayName("in teams of four contenders each is as often the partner of each other one")
    void partnersChange() {
        var seating = Seating.of(table(4, true), 4);
        var partners = new HashMap<String, Integer>();
        for (int game = 0; game < 24; game++) {
            var seated = seating.of(game);
            for (int seat = 0; seat < 2; seat++) {
                assertThat(seating.side(seat)).isEqualTo(seating.side(seat + 2));
                var pair = new int[] {seated[seat], seated[seat + 2]};
                Arrays.sort(pair);
                partners.merge(Arrays.toString(pair), 1, Integer::sum);
            }
        }
        assertThat(partners)
                .hasSize(6)
                .allSatisfy((pair, times) -> assertThat(times).isEqualTo(8));
    }

    @Test
    void twoContendersAreATeamEach() {
        var seating = Seating.of(table(4, true), 2);
        assertThat(seating.of(0)).containsExactly(0, 1, 0, 1);
        assertThat(seating.of(1)).containsExactly(1, 0, 1, 0);
    }

    @Test
    void theNumberOfSeatsFollowsFromTheBotsNamed() {
        assertThat(Seating.seatsFor(new DaleGame(), 2, true)).isEqualTo(4);
        assertThat(Seating.seatsFor(new DaleGame(), 3, false)).isEqualTo(3);
        assertThatThrownBy(() -> Seating.seatsFor(new DaleGame(), 1, false))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("1 bot was named");
    }
}
