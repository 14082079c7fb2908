package comptoir.bots.training;

import comptoir.bots.Brain;
import comptoir.bots.HouseBots;
import comptoir.bots.Learnt;
import comptoir.bots.Manner;
import comptoir.bots.arena.Arena;
import comptoir.bots.arena.InOrder;
import comptoir.bots.arena.Tally;
import comptoir.bots.value.LearntJudge;
import comptoir.bots.value.Network;
import comptoir.bots.value.NetworkText;
import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * A course of training. Each generation plays games against itself, learns from them who wins, and is then tested against the
 * one before it. The first has rules of thumb before it, and has been to school: many quick games at first sight, from which it
 * has what all games have in common, so that the few careful ones are enough for the rest. All of it follows from the plan alone, on any number of threads: a
 * course that was interrupted goes on from its last whole generation as if nothing had happened.
 */
public final class Course<P extends Position<P>> {

    /** School is broad rather than deep: of so many turns one is looked at, and all of it is gone through so often. */
    private static final int SCHOOL_TURNS = 3;

    private static final int SCHOOL_PASSES = 3;

    /** Who has been to school goes on more slowly, lest it forget. */
    private static final double AFTER_SCHOOL = 0.5;

    /** Of so many games one is kept to ask about, and not learnt from. */
    private static final int KEPT = 10;

    private final Game<P> game;
    private final Brain<P> brain;
    private final Plan plan;

    /**
     * @param fate all chance follows from this text
     * @param school how many games at first sight the first generation learns from
     * @param games how many games a generation plays against itself
     * @param iterations how hard it thinks about a move
     * @param hidden how many hidden units a network has
     * @param passes how often it goes through what is to be learnt
     * @param tests how many games it plays against the generation before
     */
    public record Plan(String fate, int school, int games, int iterations, int hidden, int passes, int tests) {}

    /**
     * What became of a generation.
     *
     * @param examples how many positions it learnt from
     * @param surprise how much the games it had not learnt from surprised it, before it learnt and after each pass
     * @param thumb how much they surprised the rules of thumb
     * @param test how it did against the generation before
     */
    public record Generation(
            int number, int examples, List<Double> surprise, double thumb, Tally test, String weights) {}

    /** Hears of each game that was played. */
    public interface Played {
        void game();
    }

    public Course(Game<P> game, Plan plan) {
        var known = HouseBots.knowing(game);
        if (known.isEmpty()) throw new BadInput(Text.say("no bot plays {0}", game.id()));
        this.game = game;
        this.brain = known.get();
        this.plan = plan;
    }

    /**
     * The next generation.
     *
     * @param last the weights of the one before; null where this is the first
     */
    public Generation next(int number, @Nullable String last, int threads, Played played) {
        var features = brain.features();
        var luck = QuickFate.of(plan.fate + "/learning/" + number);
        var network = last == null ? schooled(luck, threads, played) : NetworkText.read(features, last);
        // A copy: the network goes on learning after the games.
        var before = new Learnt<>(brain, NetworkText.read(features, NetworkText.write(features, network)));
        var games = games(number, before, plan.games, plan.iterations, 1, threads, played);
        var learnt = new ArrayList<Example>();
        var kept = new ArrayList<Example>();
        for (int i = 0; i < games.size(); i++) (isKept(i) ? kept : learnt).addAll(games.get(i));
        if (learnt.isEmpty() || kept.isEmpty())
            throw new BadInput(Text.say(
                    "nothing can be learnt from {0} games: at least {1} are needed that come to an end",
                    plan.games, 2 * KEPT));

        var learning = new Learning(network);
        var surprise = new ArrayList<Double>();
        surprise.add(Learning.surprise(network, kept));
        for (int pass = 0; pass < plan.passes; pass++) {
            learning.learn(learnt, luck, AFTER_SCHOOL * (1 - (double) pass / plan.passes));
            surprise.add(Learning.surprise(network, kept));
        }
        var weights = NetworkText.write(features, network);
        // What is tested is what is written, to the last digit.
        var test = test(number, NetworkText.read(features, weights), last, threads, played);
        return new Generation(number, learnt.size(), List.copyOf(surprise), thumb(kept), test, weights);
    }

    /** Games come in pairs, of the usual table and of another: so do those that are kept. */
    private static boolean isKept(int game) {
        return game / 2 % KEPT == KEPT - 1;
    }

    private Network schooled(QuickFate luck, int threads, Played played) {
        var features = brain.features();
        var network =
                Learning.beginning(features.common().size(), features.special().size(), plan.hidden, luck);
        var learning = new Learning(network);
        var examples = new ArrayList<Example>();
        for (var game : games(0, new Learnt<>(brain, null), plan.school, 0, SCHOOL_TURNS, threads, played))
            examples.addAll(game);
        for (int pass = 0; pass < SCHOOL_PASSES; pass++)
            learning.learn(examples, luck, 1 - (double) pass / SCHOOL_PASSES);
        return network;
    }

    private List<List<Example>> games(
            int number, Learnt<P> before, int many, int iterations, int every, int threads, Played played) {
        var tables = new Tables<>(game, plan.fate);
        var games = new ArrayList<Callable<List<Example>>>();
        for (int i = 0; i < many; i++) {
            var setup = tables.of(i);
            var seed = plan.fate + "/" + number + "/" + i;
            games.add(() -> {
                var examples = new SelfPlay<>(game, brain, before.judge(), brain.manner(), iterations)
                        .play(setup, seed, every);
                played.game();
                return examples;
            });
        }
        return InOrder.played(threads, games);
    }

    private Tally test(int number, Network network, @Nullable String last, int threads, Played played) {
        var features = brain.features();
        var pupil = new Pupil<>(
                game,
                "generation " + number,
                brain,
                () -> new LearntJudge<>(features, network),
                brain.manner(),
                plan.iterations);
        var before = last == null
                ? new Pupil<>(game, "rules of thumb", brain, () -> brain, Manner.OF_2026, plan.iterations)
                : new Pupil<>(
                        game,
                        "generation " + (number - 1),
                        brain,
                        () -> new LearntJudge<>(features, NetworkText.read(features, last)),
                        brain.manner(),
                        plan.iterations);
        var arena = new Arena<>(
                game,
                new Tables<>(game, plan.fate).of(0),
                plan.fate + "/test/" + number,
                threads,
                Arena.MOST_DECISIONS);
        var series = List.of(new Arena.Series(List.of(pupil, before), plan.tests));
        return Tally.of(arena.play(series, result -> played.game()).getFirst());
    }

    private double thumb(List<Example> kept) {
        double sum = 0;
        for (var example : kept) sum += example.thumb();
        return sum / kept.size();
    }
}
