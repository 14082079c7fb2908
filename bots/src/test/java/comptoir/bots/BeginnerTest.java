package comptoir.bots;

import static org.assertj.core.api.Assertions.assertThat;

import comptoir.bots.arena.Arena;
import comptoir.bots.arena.Contender;
import comptoir.bots.arena.Level;
import comptoir.bots.arena.Tally;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bounds are wider than what docs/performance.md states, since a test plays fewer games. */
@DisplayName("The beginner")
class BeginnerTest {

    private static final String TWO_CHRONOMANCERS =
            "{\"merchants\":[\"chronomancer\",\"chronomancer\"],\"mirror\":true}";

    @ParameterizedTest
    @CsvSource({"dale", "cove"})
    @DisplayName("is about as strong as somebody who chooses at first sight")
    void isAsStrongAsANewcomer(String game) {
        assertThat(share(Games.named(game), "beginner", "newcomer")).isBetween(0.3, 0.7);
    }

    @ParameterizedTest
    @CsvSource({"dale", "cove"})
    @DisplayName("loses to the apprentice")
    void losesToTheApprentice(String game) {
        assertThat(share(Games.named(game), "apprentice", "beginner")).isGreaterThan(0.7);
    }

    private static <P extends Position<P>> double share(Game<P> game, String first, String second) {
        var options = game.id().equals("cove") ? Json.readObject(TWO_CHRONOMANCERS) : null;
        var arena = new Arena<>(game, game.setup(2, Tree.of("options", options)), "beginner", 1, 4000);
        var contenders = List.<Contender>of(
                Level.named(game, first, Budget.iterations(1)), Level.named(game, second, Budget.iterations(1)));
        var results =
                arena.play(List.of(new Arena.Series(contenders, 100)), _ -> {}).getFirst();
        return Tally.of(results).rows().getFirst().share();
    }
}
