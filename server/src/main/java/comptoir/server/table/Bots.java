package comptoir.server.table;

import comptoir.engine.Bot;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** The bots that are installed, and one that plays by chance, so that there is always somebody to play with. */
public final class Bots {

    public static final String RANDOM = "random";

    private static final List<Bot> INSTALLED = ServiceLoader.load(Bot.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    private Bots() {}

    /** The levels for a game, the weakest first. */
    public static List<String> levels(Game<?> game) {
        var levels = new ArrayList<>(List.of(RANDOM));
        for (var bot : INSTALLED) for (var level : bot.levels(game)) if (!levels.contains(level)) levels.add(level);
        return levels;
    }

    /** What a bot of the level would do in a seat that is asked; it knows what the seat knows. */
    public static <P extends Position<P>> Bot.Advice advise(
            Snapshot<P> snapshot, int seat, String level, int budget, long seed) {
        for (var bot : INSTALLED)
            if (bot.levels(snapshot.game()).contains(level))
                return bot.advise(snapshot.game(), snapshot.moment(), seat, level, budget, seed);
        int options = snapshot.options(seat);
        int option = new QuickFate(seed).below(options);
        return new Bot.Advice(option, Text.of("by chance", "au hasard"), List.of());
    }
}
