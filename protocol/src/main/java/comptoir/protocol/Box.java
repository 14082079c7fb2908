package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Setup;
import comptoir.engine.Text;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What a game takes from its box. Chance may choose what is played with, so several games are set up: of each kind there are
 * as many as in one of them, and as many in all.
 */
final class Box {

    private static final int GAMES = 60;

    private final Map<String, Set<Integer>> counts = new HashMap<>();
    private final Set<Integer> totals = new HashSet<>();

    <P extends Position<P>> Box(Game<P> game, Setup setup, Runnable goOn) {
        for (int seed = 0; seed < GAMES; seed++) {
            goOn.run();
            var taken = game.inventory(
                    Referee.start(game, setup, new QuickFate(seed)).moment().now());
            totals.add(total(taken));
            taken.forEach((kind, count) ->
                    counts.computeIfAbsent(kind, _ -> new HashSet<>()).add(count));
        }
    }

    private static int total(Map<String, Integer> taken) {
        return taken.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** @throws BadInput where a position has what the box has not */
    void holds(Map<String, Integer> found) {
        found.forEach((kind, count) -> {
            var known = counts.getOrDefault(kind, Set.of());
            if (!known.contains(count))
                throw new BadInput(Text.say(
                        "the position has {0} {1} times, and the box {2}",
                        kind, count, known.stream().sorted().toList()));
        });
        if (!totals.contains(total(found)))
            throw new BadInput(Text.say(
                    "the position has {0} components, and the game {1}",
                    total(found), totals.stream().sorted().toList()));
    }
}
