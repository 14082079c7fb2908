package comptoir.bots;

import comptoir.bots.value.Judge;
import comptoir.engine.Answer;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.Options;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import java.util.ArrayList;
import java.util.List;

/**
 * A Monte Carlo tree search on information sets. Every iteration deals everything that is hidden from the seat anew, in a
 * way that fits all it has been shown; walks down the tree by answers that are possible there, preferring those that did
 * well or look good and were seldom tried; adds one branch; and plays on from there to see what comes of it. It can be
 * stopped at any time, and the same seed and number of iterations give the same tree.
 */
public final class Search<P extends Position<P>> {

    /** An answer that was never tried is taken to be somewhat worse than the others. */
    private static final double DOUBT = 0.08;

    /** Every answer gets a part of this share of attention, however bad it looks. */
    private static final double OPEN_MIND = 0.15;

    /** A win later on is worth a little less with each answer before it, lest a sure win be put off for ever. */
    private static final double HASTE = 0.9995;

    /** After so many looks at one answer alone, another is looked at once, however sure the first seems. */
    private static final int SECOND_LOOK = 8;

    private static final int LONGEST_LINE = 64;

    /** A turn that goes on so long after a playout was to end is not waited for. */
    private static final int PATIENCE = 40;

    private final Game<P> game;
    private final Brain<P> brain;
    private final P real;
    private final P bare;
    private final P known;
    private final int seat;
    private final QuickFate fate;
    private final boolean oneTurn;
    private final Judge<P> judge;
    private final Manner manner;
    private final double[] chances;
    private final Node root = new Node();
    private final List<Node.Branch> line = new ArrayList<>();
    private double[] weights = new double[64];
    private long steps;

    /** A search that looks no further than to the end of the turn. */
    static <P extends Position<P>> Search<P> ofTurn(
            Game<P> game, Brain<P> brain, Moment<P> moment, int seat, long seed) {
        return new Search<>(game, brain, brain, Manner.OF_2026, moment, seat, true, seed);
    }

    /** A search of the game, with somebody who judges where its playouts end. */
    public static <P extends Position<P>> Search<P> ofGame(
            Game<P> game, Brain<P> brain, Judge<P> judge, Manner manner, Moment<P> moment, int seat, long seed) {
        return new Search<>(game, brain, judge, manner, moment, seat, false, seed);
    }

    private Search(
            Game<P> game,
            Brain<P> brain,
            Judge<P> judge,
            Manner manner,
            Moment<P> moment,
            int seat,
            boolean oneTurn,
            long seed) {
        this.game = game;
        this.brain = brain;
        this.judge = judge;
        this.manner = manner;
        this.real = moment.seenBy(seat);
        this.bare = game.unwatched(real);
        this.seat = seat;
        this.oneTurn = oneTurn;
        this.chances = new double[game.seats().getLast()];
        this.fate = new QuickFate(seed);
        this.known = redealt();
    }

    public Search<P> run(Budget budget) {
        long end = budget.isTimed() ? System.nanoTime() + budget.millis() * 1_000_000 : Long.MAX_VALUE;
        for (int i = 0; i < budget.iterations(); i++) {
            if (budget.isTimed() && i % 8 == 0 && System.nanoTime() - end > 0 && i > 0) break;
            iterate();
        }
        return this;
    }

    /** How many answers were taken in all. */
    long steps() {
        return steps;
    }

    int iterations() {
        return root.visits;
    }

    /** The option that the search kept coming back to. */
    public int favourite(Options options) {
        var branches = branches(options);
        int best = 0;
        for (int i = 1; i < branches.size(); i++) if (isBetter(branches.get(i), branches.get(best))) best = i;
        return best;
    }

    /** Whether the search trusts one branch more than another. */
    static boolean isBetter(Node.Branch one, Node.Branch other) {
        if (one.visits() != other.visits()) return one.visits() > other.visits();
        return one.visits() > 0 && one.chance() > other.chance();
    }

    /** What was learned of each of the options, in their order. */
    List<Node.Branch> branches(Options options) {
        var found = new ArrayList<Node.Branch>();
        for (var answer : options) found.add(root.find(seat, answer));
        return found;
    }

    private void iterate() {
        var position = redealt();
        long before = steps;
        line.clear();
        var node = root;
        root.visits++;
        boolean fresh = false;
        while (!fresh && !position.over() && line.size() < LONGEST_LINE && !isFarEnough(position)) {
            var question = Play.question(position);
            int who = asked(question.asked(position));
            var options = question.options(position, who);
            if (options.size() == 1) {
                position = answer(position, who, options.get(0));
                continue;
            }
            weigh(position, who, options);
            var branch = choose(node, who, options);
            fresh = branch.node.visits == 0;
            branch.node.visits++;
            line.add(branch);
            node = branch.node;
            position = answer(position, who, branch.answer);
        }
        position = playOn(position);
        // At the end there is nothing to learn: the rules say who has won.
        if (position.over()) brain.judge(position, chances);
        else judge.judge(position, chances);
        double gained = brain.gained(known, position, seat);
        double haste = Math.pow(HASTE, (double) (steps - before));
        for (var branch : line) {
            branch.chances += chances[branch.seat];
            branch.worth += chances[branch.seat] * haste;
            if (branch.seat == seat) branch.gains += gained;
        }
    }

    /**
     * The position with everything that is hidden from the seat dealt anew. What the seat remembers says how; nobody needs
     * to remember anything in what follows.
     */
    private P redealt() {
        return game.redealing(real, seat, fate).apply(bare);
    }

    /** The answer to look at: known chance, first sight and curiosity weighed against each other. */
    private Node.Branch choose(Node node, int who, Options options) {
        double total = 0;
        int visits = 0;
        int tried = 0;
        double known = 0;
        for (int i = 0; i < options.size(); i++) {
            total += weights[i];
            var branch = node.find(who, options.get(i));
            if (branch == Node.UNTRIED) continue;
            tried++;
            visits += branch.visits();
            known += branch.worth;
        }
        double untried = visits == 0 ? 0 : known / visits - DOUBT;
        boolean another = node == root && tried == 1 && visits >= SECOND_LOOK;
        double eager = manner.curiosity() * Math.sqrt(visits + 1.0);
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < options.size(); i++) {
            var branch = node.find(who, options.get(i));
            if (another && branch != Node.UNTRIED) continue;
            double sight = (1 - OPEN_MIND) * weights[i] / total + OPEN_MIND / options.size();
            double hope = branch == Node.UNTRIED
                    ? untried + eager * sight
                    : branch.worth() + eager * sight / (1 + branch.visits());
            if (hope > most) {
                most = hope;
                best = i;
            }
        }
        var branch = node.find(who, options.get(best));
        return branch == Node.UNTRIED ? node.grow(who, options.get(best)) : branch;
    }

    /** A playout: everybody answers by first sight, until the game ends or far enough. */
    private P playOn(P from) {
        var position = from;
        int reach = manner.reach();
        for (int i = 0; !position.over() && !isFarEnough(position); i++) {
            if (i >= reach && (!manner.toTurnsEnd() || i >= reach + PATIENCE)) break;
            var question = Play.question(position);
            int who = asked(question.asked(position));
            var options = question.options(position, who);
            int option = 0;
            if (options.size() > 1) {
                weigh(position, who, options);
                option = FirstSight.draw(weights, options.size(), fate);
            }
            var next = answer(position, who, options.get(option));
            if (i >= reach && (next.over() || brain.turnOver(position, next, who))) return next;
            position = next;
        }
        return position;
    }

    private boolean isFarEnough(P position) {
        return oneTurn && brain.turnOver(known, position, seat);
    }

    /** Of several who are asked at once the seat itself comes first. */
    private int asked(int asked) {
        return (asked >> seat & 1) == 1 ? seat : Integer.numberOfTrailingZeros(asked);
    }

    private void weigh(P position, int who, Options options) {
        if (weights.length < options.size()) weights = new double[options.size() * 2];
        brain.weigh(position, Play.question(position), who, options, weights);
    }

    private P answer(P position, int who, Answer answer) {
        steps++;
        return Play.answer(position, who, answer, fate);
    }
}
