package comptoir.bots;

import comptoir.bots.speed.Measure;
import comptoir.bots.speed.Pace;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Setup;

/**
 * How fast the master searches on one core, from the middle of a game, with playouts to the very end.
 *
 * @param stepsPerIteration answers taken in an iteration, in the tree and in its playout
 */
public record SearchSpeed(Pace iterations, double stepsPerIteration) {

    /** Games at first sight that chance draws out longer are left there. */
    private static final int TO_THE_END = 20_000;

    private static final int ITERATIONS = 500;

    public static <P extends Position<P>> SearchSpeed measure(Game<P> game, Setup setup, double seconds, long seed) {
        var brain = HouseBots.brain(game);
        if (brain == null) throw new IllegalArgumentException("no bot plays " + game.id());
        var fate = new QuickFate(seed);
        search(game, brain, setup, seconds / 2, fate); // warm up
        return search(game, brain, setup, seconds, fate);
    }

    private static <P extends Position<P>> SearchSpeed search(
            Game<P> game, Brain<P> brain, Setup setup, double seconds, QuickFate fate) {
        var measure = new Measure();
        long iterations = 0;
        long steps = 0;
        while (measure.taken() < seconds) {
            var middle = middle(game, brain, setup, fate);
            int seat = Integer.numberOfTrailingZeros(Play.question(middle).asked(middle));
            var search = Search.ofGame(
                    game, brain, brain, Manner.TO_THE_END, Moment.shownToAll(middle), seat, fate.nextLong());
            measure.once(() -> {
                search.run(Budget.iterations(ITERATIONS));
                return search.iterations();
            });
            iterations += search.iterations();
            steps += search.steps();
        }
        return new SearchSpeed(measure.pace(), (double) steps / iterations);
    }

    /** Where half the decisions of a game have been made: it is played once to count them, and once more. */
    private static <P extends Position<P>> P middle(Game<P> game, Brain<P> brain, Setup setup, QuickFate fate) {
        long seed = fate.nextLong();
        int decisions = 0;
        var walk = new Walk<>(game, brain, setup, seed);
        while (walk.goesOn() && decisions < TO_THE_END) decisions++;
        var again = new Walk<>(game, brain, setup, seed);
        for (int i = 0; i < decisions / 2; i++) again.goesOn();
        return again.position;
    }

    /** A game played at first sight, watched by all. */
    private static final class Walk<P extends Position<P>> {
        private final Brain<P> brain;
        private final QuickFate fate;
        private P position;

        Walk(Game<P> game, Brain<P> brain, Setup setup, long seed) {
            this.brain = brain;
            this.fate = new QuickFate(seed);
            this.position = Play.on(game.beginning(setup), fate);
        }

        boolean goesOn() {
            var question = Play.question(position);
            int seat = Integer.numberOfTrailingZeros(question.asked(position));
            var options = question.options(position, seat);
            var weights = new double[options.size()];
            brain.weigh(position, question, seat, options, weights);
            var answer = options.get(FirstSight.draw(weights, weights.length, fate));
            var next = Play.answer(position, seat, answer, fate).news(comptoir.engine.News.NONE);
            if (next.over()) return false;
            position = next;
            return true;
        }
    }
}
