package comptoir.bots.arena;

import comptoir.bots.AtAGlance;
import comptoir.bots.HouseBots;
import comptoir.engine.BadInput;
import comptoir.engine.Bot;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** A level of an installed bot, thinking with a given budget. */
public record Level(Bot bot, String name, Budget budget) implements Contender {

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

    public static Contender named(Game<?> game, String name, Budget budget) {
        if (name.equals(ByChance.NAME)) return new ByChance();
        if (name.equals(Newcomer.NAME) && names(game).contains(name)) return new Newcomer();
        for (var bot : INSTALLED) if (bot.levels(game).contains(name)) return new Level(bot, name, budget);
        throw new BadInput("no bot of level \"" + name + "\" plays " + game.id() + "; there are " + names(game));
    }

    @Override
    public <P extends Position<P>> Sitting sit(Chair<P> chair) {
        var seeds = new QuickFate(chair.seed());
        return () -> choose(chair.referee(), chair.seat(), seeds.nextLong());
    }

    private <P extends Position<P>> int choose(Referee<P> referee, int seat, long seed) throws Forfeit {
        int option;
        try {
            option = bot.advise(referee.game(), referee.moment(), seat, name, budget, seed)
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
