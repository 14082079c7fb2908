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

    /** The master as it was before it learnt from its own games: whom the arena may compare others with. */
    public static final String MASTER_OF_2026 = "master-2026";

    private static final List<String> LEVELS = List.of(BEGINNER, APPRENTICE, TRADER, MASTER);

    /** How often the trader tries to play its turn to the end. */
    private static final int TRADER_TRIES = 400;

    private static final Map<String, Learnt<?>> LEARNT = load();

    @Override
    public List<String> levels(Game<?> game) {
        return LEARNT.containsKey(game.id()) ? LEVELS : List.of();
    }

    @Override
    public <P extends Position<P>> Advice advise(
            Game<P> game, Moment<P> moment, int seat, String level, Budget budget, long seed) {
        var learnt = learnt(game);
        if (learnt == null) throw new IllegalArgumentException("no bot plays " + game.id());
        var brain = learnt.brain();
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
                thought.after(Search.ofGame(game, brain, learnt.judge(), learnt.manner(), moment, seat, luck.nextLong())
                        .run(budget));
            case MASTER_OF_2026 ->
                thought.after(Search.ofGame(game, brain, brain, Manner.OF_2026, moment, seat, luck.nextLong())
                        .run(budget));
            default -> throw new IllegalArgumentException("there is no level " + level);
        };
    }

    /** What the house knows of a game; empty where it does not play it. */
    public static <P extends Position<P>> Optional<Brain<P>> knowing(Game<P> game) {
        return Optional.ofNullable(brain(game));
    }

    /** Levels that are not offered at a table: what the arena compares others with. */
    public static List<String> former(Game<?> game) {
        return LEARNT.containsKey(game.id()) ? List.of(MASTER_OF_2026) : List.of();
    }

    /** The brain for a game; null where the house does not play it. */
    static <P extends Position<P>> @Nullable Brain<P> brain(Game<P> game) {
        var learnt = learnt(game);
        return learnt == null ? null : learnt.brain();
    }

    @SuppressWarnings("unchecked") // each stands under the name of its own game
    private static <P extends Position<P>> @Nullable Learnt<P> learnt(Game<P> game) {
        return (Learnt<P>) LEARNT.get(game.id());
    }

    @SuppressWarnings({"rawtypes", "unchecked"}) // a service is looked up by its bare class
    private static Map<String, Learnt<?>> load() {
        var learnt = new HashMap<String, Learnt<?>>();
        for (Brain brain : ServiceLoader.load(Brain.class, Brain.class.getClassLoader()))
            learnt.put(brain.game(), Learnt.of(brain));
        return Map.copyOf(learnt);
    }
}
