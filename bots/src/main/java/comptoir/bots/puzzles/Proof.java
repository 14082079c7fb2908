package comptoir.bots.puzzles;

import comptoir.bots.Brain;
import comptoir.bots.HouseBots;
import comptoir.bots.coach.Outcomes;
import comptoir.engine.Bot;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;

/** Whether one choice of a position is clearly best. The same seed gives the same finding. */
final class Proof<P extends Position<P>> {

    /** By how much the best choice raises the chance to win above each other one. */
    static final double MARGIN = 0.08;

    /** And so much of it must be left when the error is taken off. */
    static final double SURE = 0.04;

    /** Puzzles have some choice, and not more than a person can look at. */
    private static final int FEWEST = 3;

    private static final int MOST = 20;

    /** What everybody does at first sight is no puzzle. */
    private static final double OBVIOUS = 0.6;

    private static final int FIRST_LOOK = 80;
    private static final int SECOND_LOOK = 1500;
    private static final int FEW_PLAYOUTS = 40;
    private static final int MANY_PLAYOUTS = 300;

    private final Game<P> game;
    private final Brain<P> brain;
    private final QuickFate seeds;
    private final Outcomes<P> outcomes;
    private final HouseBots bots = new HouseBots();

    Proof(Game<P> game, long seed) {
        this.game = game;
        this.brain = HouseBots.knowing(game).orElseThrow();
        this.seeds = new QuickFate(seed);
        this.outcomes = new Outcomes<>(game, brain, seeds.nextLong());
    }

    /**
     * A choice that stands out.
     *
     * @param lead over the next best
     */
    record Best(int option, double lead) {
        static final Best NONE = new Best(-1, 0);
    }

    /** The choice that is clearly best and not what everybody sees at once; none where there is no such choice. */
    Best find(Moment<P> moment, int seat) {
        var position = moment.now();
        int options = Play.question(position).options(position, seat).size();
        if (options < FEWEST || options > MOST) return Best.NONE;
        var first = advice(moment, seat, FIRST_LOOK);
        if (!standsOut(first) || isObvious(position, seat, first.option())) return Best.NONE;
        if (lead(moment, seat, first.option(), options, FEW_PLAYOUTS) < MARGIN) return Best.NONE;
        if (advice(moment, seat, SECOND_LOOK).option() != first.option()) return Best.NONE;
        double lead = lead(moment, seat, first.option(), options, MANY_PLAYOUTS);
        return lead < MARGIN ? Best.NONE : new Best(first.option(), lead);
    }

    /** How far the choice is ahead of the next best; 0 where that is not sure. */
    private double lead(Moment<P> moment, int seat, int best, int options, int playouts) {
        double least = 1;
        for (int other = 0; other < options; other++) {
            if (other == best) continue;
            var compared = outcomes.compared(moment, seat, best, other, playouts);
            least = Math.min(least, compared.lead());
            boolean sure = playouts < MANY_PLAYOUTS || compared.lead() - compared.error() >= SURE;
            if (least < SURE || !sure) return 0;
        }
        return least;
    }

    /** How far the choice is ahead of the next best, looked at as hard as when it was found. */
    double least(Moment<P> moment, int seat, int best) {
        var position = moment.now();
        int options = Play.question(position).options(position, seat).size();
        double least = 1;
        for (int other = 0; other < options; other++)
            if (other != best)
                least = Math.min(
                        least,
                        outcomes.compared(moment, seat, best, other, MANY_PLAYOUTS)
                                .lead());
        return least;
    }

    private Bot.Advice advice(Moment<P> moment, int seat, int iterations) {
        return bots.advise(game, moment, seat, HouseBots.MASTER, Budget.iterations(iterations), seeds.nextLong());
    }

    private static boolean standsOut(Bot.Advice advice) {
        var all = advice.alternatives();
        double best = 0;
        for (var each : all) if (each.option() == advice.option()) best = each.worth();
        for (var each : all) if (each.option() != advice.option() && each.worth() > best - SURE) return false;
        return !all.isEmpty();
    }

    private boolean isObvious(P position, int seat, int option) {
        var bare = game.unwatched(position);
        var question = Play.question(bare);
        var options = question.options(bare, seat);
        var weights = new double[options.size()];
        brain.weigh(bare, question, seat, options, weights);
        double total = 0;
        for (double weight : weights) total += weight;
        return weights[option] > OBVIOUS * total;
    }
}
