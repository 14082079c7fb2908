package comptoir.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

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
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The bounds are wider than what docs/performance.md states, since a test plays fewer games. */
@DisplayName("The beginner")
class BeginnerTest {

    /** In the arena each plays either merchant as often. */
    static List<Arguments> tables() {
        return List.of(
                arguments("dale", "{}"),
                arguments("cove", "{\"merchants\":[\"chronomancer\",\"chronomancer\"],\"mirror\":true}"),
                arguments("cove", "{\"merchants\":[\"chronomancer\",\"entertainer\"]}"));
    }

    @ParameterizedTest
    @MethodSource("tables")
    @DisplayName("is about as strong as somebody who chooses at first sight")
    void isAsStrongAsANewcomer(String game, String options) {
        assertThat(share(Games.named(game), options, "beginner", "newcomer")).isBetween(0.3, 0.7);
    }

    @ParameterizedTest
    @MethodSource("tables")
    @DisplayName("loses to the apprentice")
    void losesToTheApprentice(String game, String options) {
        assertThat(share(Games.named(game), options, "apprentice", "beginner")).isGreaterThan(0.7);
    }

    private static <P extends Position<P>> double share(Game<P> game, String options, String first, String second) {
        var setup = game.setup(2, Tree.of("options", Json.readObject(options)));
        var arena = new Arena<>(game, setup, "beginner", 1, 4000);
        var contenders = List.<Contender>of(
                Level.named(game, first, Budget.iterations(1)), Level.named(game, second, Budget.iterations(1)));
        var results =
                arena.play(List.of(new Arena.Series(contenders, 100)), _ -> {}).getFirst();
        return Tally.of(results).rows().getFirst().share();
    }
}
