package comptoir.bots.training;

import comptoir.bots.lab.LineUps;
import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Setup;
import comptoir.engine.TableOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The tables a bot learns at: every second one has two seats, the others go through all numbers of seats, each with and
 * without whatever can be switched on there, such as teams. What else there is to choose varies from table to table.
 */
final class Tables<P extends Position<P>> {

    private static final int TWO = 2;

    private final List<LineUps<P>> all = new ArrayList<>();
    private final LineUps<P> usual;

    Tables(Game<P> game, String seed) {
        usual = LineUps.of(game, game.seats().contains(TWO) ? TWO : game.seats().getFirst(), Map.of(), seed);
        for (int seats : game.seats()) {
            all.add(LineUps.of(game, seats, Map.of(), seed));
            for (var option : game.options())
                if (option.kind() == TableOption.Kind.FLAG) addWith(game, seats, option, seed);
        }
    }

    private void addWith(Game<P> game, int seats, TableOption flag, String seed) {
        try {
            all.add(LineUps.of(game, seats, Map.of(flag.id(), true), seed));
        } catch (BadInput notThere) {
            // It cannot be switched on with that many seats.
        }
    }

    Setup of(int number) {
        int half = number / 2;
        return number % 2 == 0 ? usual.setup(half) : all.get(half % all.size()).setup(half / all.size());
    }
}
