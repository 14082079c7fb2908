package comptoir.server.table;

import comptoir.engine.Bot;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.Play;
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

    /** The levels that are offered for a game, the weakest first; chance is offered where there is nothing better. */
    public static List<String> levels(Game<?> game) {
        var levels = new ArrayList<String>();
        for (var bot : INSTALLED) for (var level : bot.levels(game)) if (!levels.contains(level)) levels.add(level);
        return levels.isEmpty() ? List.of(RANDOM) : levels;
    }

    /** Whether a seat may be given to that level. */
    public static boolean knows(Game<?> game, String level) {
        return level.equals(RANDOM) || levels(game).contains(level);
    }

    /** How strong a level is among those of a game: the place in their order. */
    static int strength(Game<?> game, String level) {
        return level.equals(RANDOM) ? -1 : levels(game).indexOf(level);
    }

    /** What a bot of the level would do in a seat that is asked; it knows what the seat knows. */
    public static <P extends Position<P>> Bot.Advice advise(
            Game<P> game, Moment<P> moment, int seat, String level, Budget budget, long seed) {
        for (var bot : INSTALLED)
            if (bot.levels(game).contains(level)) return bot.advise(game, moment, seat, level, budget, seed);
        int options = Play.question(moment.now()).options(moment.now(), seat).size();
        return new Bot.Advice(
                new QuickFate(seed).below(options), Text.say("by chance"), Text.say("by chance"), List.of());
    }

    public static <P extends Position<P>> Bot.Advice advise(
            Snapshot<P> snapshot, int seat, String level, Budget budget, long seed) {
        return advise(snapshot.game(), snapshot.moment(), seat, level, budget, seed);
    }
}
