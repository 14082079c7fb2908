package comptoir.bots;

import comptoir.engine.Bot;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/**
 * The bots of the house. The beginner takes any answer that looks about as good as the best, the apprentice answers at first sight, the trader looks to the end of its turn, the master
 * searches as far as its budget allows. None of them ever looks at what is hidden from its seat.
 */
public final class HouseBots implements Bot {

    public static final String BEGINNER = "beginner";
    public static final String APPRENTICE = "apprentice";
    public static final String TRADER = "trader";
    public static final String MASTER = "master";

    private static final List<String> LEVELS = List.of(BEGINNER, APPRENTICE, TRADER, MASTER);

    /** How often the trader tries to play its turn to the end. */
    private static final int TRADER_TRIES = 400;

    private static final Map<String, Brain<?>> BRAINS = load();

    @Override
    public List<String> levels(Game<?> game) {
        return BRAINS.containsKey(game.id()) ? LEVELS : List.of();
    }

    @Override
    public <P extends Position<P>> Advice advise(
            Game<P> game, Moment<P> moment, int seat, String level, Budget budget, long seed) {
        var brain = brain(game);
        if (brain == null) throw new IllegalArgumentException("no bot plays " + game.id());
        var luck = new QuickFate(seed);
        var position = game.unwatched(moment.redealt(game, seat, luck).now());
        var options = Play.question(position).options(position, seat);
        var thought = new Thought<>(brain, position, seat, options);
        if (options.size() == 1) return thought.only();
        return switch (level) {
            case BEGINNER -> thought.amongNearEqual(luck);
            case APPRENTICE -> thought.atFirstSight(luck);
            case TRADER ->
                thought.after(Search.ofTurn(game, brain, moment, seat, luck.nextLong())
                        .run(new Budget(Math.min(budget.iterations(), TRADER_TRIES), budget.millis())));
            case MASTER ->
                thought.after(Search.ofGame(game, brain, moment, seat, brain.reach(), luck.nextLong())
                        .run(budget));
            default -> throw new IllegalArgumentException("there is no level " + level);
        };
    }

    /** What the house knows of a game; empty where it does not play it. */
    public static <P extends Position<P>> Optional<Brain<P>> knowing(Game<P> game) {
        return Optional.ofNullable(brain(game));
    }

    /** The brain for a game; null where the house does not play it. */
    @SuppressWarnings("unchecked") // each brain stands under the name of its own game
    static <P extends Position<P>> @Nullable Brain<P> brain(Game<P> game) {
        return (Brain<P>) BRAINS.get(game.id());
    }

    @SuppressWarnings("rawtypes") // a service is looked up by its bare class
    private static Map<String, Brain<?>> load() {
        var brains = new HashMap<String, Brain<?>>();
        for (Brain brain : ServiceLoader.load(Brain.class, Brain.class.getClassLoader()))
            brains.put(brain.game(), brain);
        return Map.copyOf(brains);
    }
}
