package comptoir.bots.training;

import comptoir.bots.Brain;
import comptoir.bots.FirstSight;
import comptoir.bots.Manner;
import comptoir.bots.Search;
import comptoir.bots.value.Features;
import comptoir.bots.value.Judge;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.News;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Setup;
import java.util.ArrayList;
import java.util.List;

/**
 * A game in which one bot plays all seats with a small search, and what is to be learnt from it: the positions in which a turn
 * had just ended, since that is where searches will want to know who wins.
 */
final class SelfPlay<P extends Position<P>> {

    /** Games that go on for longer are left: nothing is learnt from them. */
    private static final int LONGEST = 1500;

    /** One answer in so many is given at first sight: what nobody would do on purpose must be known, too. */
    private static final int VENTURE = 12;

    private final Game<P> game;
    private final Brain<P> brain;
    private final Judge<P> judge;
    private final Manner manner;
    private final int iterations;

    /** @param iterations how hard it thinks about a move; at 0 it plays at first sight */
    SelfPlay(Game<P> game, Brain<P> brain, Judge<P> judge, Manner manner, int iterations) {
        this.game = game;
        this.brain = brain;
        this.judge = judge;
        this.manner = manner;
        this.iterations = iterations;
    }

    /**
     * The examples of one game; none where it did not end.
     *
     * @param every of so many turns' ends one is a example: those of one game tell much the same
     */
    List<Example> play(Setup setup, String seed, int every) {
        var fate = QuickFate.of(seed);
        var position = Play.on(game.beginning(setup), fate);
        var rests = new ArrayList<P>();
        int turns = 0;
        for (int i = 0; i < LONGEST; i++) {
            var question = Play.question(position);
            int seat = Integer.numberOfTrailingZeros(question.asked(position));
            var options = question.options(position, seat);
            int option = options.size() == 1 ? 0 : choose(position, seat, fate);
            var next = Play.answer(position, seat, options.get(option), fate).news(News.NONE);
            if (next.over()) return examples(rests, next);
            if (brain.turnOver(position, next, seat) && turns++ % every == 0) rests.add(next);
            position = next;
        }
        return List.of();
    }

    private int choose(P position, int seat, QuickFate fate) {
        var question = Play.question(position);
        var options = question.options(position, seat);
        if (iterations == 0 || fate.below(VENTURE) == 0) {
            var weights = new double[options.size()];
            brain.weigh(position, question, seat, options, weights);
            return FirstSight.draw(weights, options.size(), fate);
        }
        return Search.ofGame(game, brain, judge, manner, Moment.shownToAll(position), seat, fate.nextLong())
                .run(Budget.iterations(iterations))
                .favourite(options);
    }

    private List<Example> examples(List<P> rests, P over) {
        var features = brain.features();
        var chances = new double[game.seats().getLast()];
        brain.judge(over, chances);
        var shares = shares(features, over, chances);
        var examples = new ArrayList<Example>();
        for (var rest : rests)
            examples.add(new Example(numbers(features, rest), shares, thumb(features, rest, shares)));
        return examples;
    }

    private double thumb(Features<P> features, P rest, float[] shares) {
        var chances = new double[game.seats().getLast()];
        brain.judge(rest, chances);
        return Learning.surprise(shares(features, rest, chances), shares);
    }

    /** The chances of the seats as those of the sides; what they leave is for the one that runs itself. */
    private float[] shares(Features<P> features, P position, double[] chances) {
        var shares = new float[features.sides(position)];
        int last = 0;
        for (int seat = 0; seat < features.seats(position); seat++) {
            int side = features.side(position, seat);
            shares[side] = (float) chances[seat];
            last = Math.max(last, side);
        }
        float total = 0;
        for (float share : shares) total += share;
        if (last + 1 < shares.length) shares[last + 1] = Math.max(0, 1 - total);
        else for (int side = 0; side < shares.length; side++) shares[side] /= total;
        return shares;
    }

    private float[][] numbers(Features<P> features, P position) {
        int sides = features.sides(position);
        var told = new double[sides][features.numbers()];
        features.tell(position, told);
        var numbers = new float[sides][features.numbers()];
        for (int side = 0; side < sides; side++)
            for (int i = 0; i < told[side].length; i++) numbers[side][i] = (float) told[side][i];
        return numbers;
    }
}
