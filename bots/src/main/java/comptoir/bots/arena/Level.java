package comptoir.bots.arena;

import comptoir.bots.AtAGlance;
import comptoir.bots.HouseBots;
import comptoir.bots.speed.ProcessorTime;
import comptoir.engine.BadInput;
import comptoir.engine.Bot;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/**
 * A level of an installed bot, thinking with a given budget.
 *
 * @param name what it is called in the arena: its level, and its budget where it has one of its own
 */
public record Level(Bot bot, String level, String name, Budget budget) implements Contender {

    /** What stands between a level and a budget of its own: {@code master@4000}. */
    private static final char WITH_BUDGET = '@';

    private static final List<Bot> INSTALLED = ServiceLoader.load(Bot.class).stream()
            .map(ServiceLoader.Provider::get)
            .toList();

    /** The levels there are for a game, the weakest first: chance, a newcomer, then those of the installed bots. */
    public static List<String> names(Game<?> game) {
        var names = new ArrayList<String>();
        names.add(ByChance.NAME);
        for (var bot : INSTALLED) for (var level : bot.levels(game)) if (!names.contains(level)) names.add(level);
        if (names.contains(HouseBots.BEGINNER)) names.add(1, Newcomer.NAME);
        return names;
    }

    /** A level by its name, such as {@code master}; {@code master@4000} thinks with so many iterations whatever others do. */
    public static Contender named(Game<?> game, String name, Budget budget) {
        int at = name.indexOf(WITH_BUDGET);
        var level = at < 0 ? name : name.substring(0, at);
        if (name.equals(ByChance.NAME)) return new ByChance();
        if (name.equals(Newcomer.NAME) && names(game).contains(name)) return new Newcomer();
        var own = at < 0 ? budget : Budget.iterations(iterations(name, name.substring(at + 1)));
        for (var bot : INSTALLED) if (bot.levels(game).contains(level)) return new Level(bot, level, name, own);
        if (HouseBots.former(game).contains(level)) return new Level(new HouseBots(), level, name, own);
        var all = new ArrayList<>(names(game));
        all.addAll(HouseBots.former(game));
        throw new BadInput(Text.say("no bot of level \"{0}\" plays {1}; there are {2}", level, game.id(), all));
    }

    private static int iterations(String name, String given) {
        try {
            int iterations = Integer.parseInt(given);
            if (iterations > 0) return iterations;
        } catch (NumberFormatException none) {
            // Said below.
        }
        throw new BadInput(Text.say("\"{0}\" names no number of iterations above 0 after the @", name));
    }

    /** Bots of the house think in the thread that plays: what counts is its processor time, not what it waits for a core. */
    @Override
    public long clock() {
        return ProcessorTime.now();
    }

    @Override
    public <P extends Position<P>> Sitting sit(Chair<P> chair) {
        var seeds = new QuickFate(chair.seed());
        return () -> choose(chair.referee(), chair.seat(), seeds.nextLong());
    }

    private <P extends Position<P>> int choose(Referee<P> referee, int seat, long seed) throws Forfeit {
        int option;
        try {
            option = bot.advise(referee.game(), referee.moment(), seat, level, budget, seed)
                    .option();
        } catch (RuntimeException | StackOverflowError fault) {
            throw new Forfeit("failed: " + fault + at(fault), fault);
        }
        int options = referee.options(seat).size();
        if (option < 0 || option >= options) throw new Forfeit("chose option " + option + " of " + options);
        return option;
    }

    private static String at(Throwable fault) {
        return fault.getStackTrace().length == 0 ? "" : " at " + fault.getStackTrace()[0];
    }

    /** A player who chooses at first sight: the yardstick for the weakest level. */
    public record Newcomer() implements Contender {

        public static final String NAME = "newcomer";

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public <P extends Position<P>> Sitting sit(Chair<P> chair) {
            var seeds = new QuickFate(chair.seed());
            var referee = chair.referee();
            return () -> AtAGlance.choose(referee.game(), referee.moment(), chair.seat(), seeds.nextLong());
        }
    }

    /** Takes any option with the same chance: the yardstick that is always there. */
    public record ByChance() implements Contender {

        public static final String NAME = "random";

        @Override
        public String name() {
            return NAME;
        }

        @Override
        public <P extends Position<P>> Sitting sit(Chair<P> chair) {
            var luck = new QuickFate(chair.seed());
            return () -> luck.below(chair.referee().options(chair.seat()).size());
        }
    }
}
