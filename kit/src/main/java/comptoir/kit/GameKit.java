package comptoir.kit;

import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.SeededFate;
import comptoir.engine.Setup;
import comptoir.engine.Tree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Random games of one kind of table, with every invariant checked at every decision. One line in a game's tests:
 *
 * <pre>GameKit.of(new DaleGame()).seats(3).games(100).check();</pre>
 *
 * A failure names the seed and the number of the decision; {@code .seed("…").games(1)} repeats it.
 */
public final class GameKit<P extends Position<P>> {

    private static final int ENOUGH_TO_COMPARE = 5;

    private final Game<P> game;
    private int seats;
    private Map<String, Object> options = Map.of();
    private int games = 20;
    private String seed = "kit";
    private int longest = 100_000;
    private int most = Integer.MAX_VALUE;
    private boolean thorough = true;

    private GameKit(Game<P> game) {
        this.game = game;
        this.seats = game.seats().getFirst();
    }

    public static <P extends Position<P>> GameKit<P> of(Game<P> game) {
        return new GameKit<>(game);
    }

    public GameKit<P> seats(int seats) {
        this.seats = seats;
        return this;
    }

    public GameKit<P> options(Map<String, Object> options) {
        this.options = options;
        return this;
    }

    /** How many games; ten times as many in a long check ({@code -Dcomptoir.long=true}). */
    public GameKit<P> games(int games) {
        this.games = Boolean.getBoolean("comptoir.long") ? 10 * games : games;
        return this;
    }

    public GameKit<P> seed(String seed) {
        this.seed = seed;
        return this;
    }

    /** After how many decisions a game counts as one that does not end. */
    public GameKit<P> longest(int decisions) {
        this.longest = decisions;
        return this;
    }

    /** Played at random, such games need not end: after so many decisions one is left as it stands. */
    public GameKit<P> atMost(int decisions) {
        this.most = decisions;
        return this;
    }

    /** Only what costs little: options, conservation, the end and the replay. For games by the thousand. */
    public GameKit<P> quick() {
        this.thorough = false;
        return this;
    }

    /** Plays the games; throws an assertion error that says how to repeat it. */
    public Report check() {
        var setup = game.setup(seats, Tree.of("options", options));
        var report = new Report(game);
        for (int i = 0; i < games; i++) {
            var gameSeed = games == 1 ? seed : seed + "-" + i;
            play(setup, gameSeed, report);
        }
        // Where no notice was ever compared, that an onlooker is told nothing hidden has not been looked at.
        if (thorough && seats > 1 && games >= ENOUGH_TO_COMPARE && report.compared == 0)
            throw new AssertionError(game.id() + ": in " + games + " games no notice of a choice could be compared");
        return report;
    }

    private void play(Setup setup, String gameSeed, Report report) {
        int decisions = 0;
        try {
            var referee = Referee.start(game, setup, new SeededFate(gameSeed));
            var checks = new Checks<>(game, referee, gameSeed, report.rules, report.described, () -> report.compared++);
            var luck = new QuickFate(gameSeed.hashCode());
            while (!referee.over() && decisions < most) {
                checks.everyDecision();
                if (thorough) checks.everyDecisionThoroughly();
                var asked = referee.asked();
                int seat = asked.get(luck.below(asked.size()));
                var choices = referee.options(seat);
                checks.answer(seat, luck.below(choices.size()), thorough);
                if (++decisions > longest) throw new AssertionError("the game does not end");
            }
            if (referee.over()) checks.theEnd();
            report.games++;
            report.decisions += decisions;
        } catch (RuntimeException | AssertionError failure) {
            throw new AssertionError(
                    "%s, %d seats, options %s, seed \"%s\", decision %d: %s"
                            .formatted(game.id(), seats, options, gameSeed, decisions, failure.getMessage()),
                    failure);
        }
    }

    /** What the games showed. */
    public static final class Report {
        private int games;
        private long decisions;
        private long compared;
        private final Map<String, Integer> rules = new TreeMap<>();
        private final Described described;

        private Report(Game<?> game) {
            described = new Described(game.description());
        }

        public int games() {
            return games;
        }

        /** How often what an onlooker was told of a choice could be compared with a redealt game, and was not nothing. */
        public long compared() {
            return compared;
        }

        public double meanDecisions() {
            return games == 0 ? 0 : (double) decisions / games;
        }

        /** How often each rule was named by a decision, an event or a refusal. */
        public Map<String, Integer> rules() {
            return new HashMap<>(rules);
        }

        /** What the game's description has and these games did not show. */
        public Set<String> unseen() {
            return described.unseen();
        }

        public List<String> rulesReached() {
            return List.copyOf(rules.keySet());
        }
    }
}
