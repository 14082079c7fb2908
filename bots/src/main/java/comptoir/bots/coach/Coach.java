package comptoir.bots.coach;

import comptoir.bots.Brain;
import comptoir.bots.HouseBots;
import comptoir.engine.BadInput;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Log;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Looks back on a game that is over, a decision at a time, so that whoever lets it work can do other things in between. The
 * same log, effort and seed give the same review.
 */
public final class Coach<P extends Position<P>> {

    /** How many decisions are spoken of. */
    private static final int SPOKEN_OF = 5;

    /** A gain that is worth a word, in the game's own terms. */
    private static final double NOTABLE = 0.1;

    private final Game<P> game;
    private final Brain<P> brain;
    private final Effort effort;
    private final int seats;
    private final List<Decision<P>> decisions;
    private final QuickFate seeds;
    private final HouseBots bots = new HouseBots();
    private final Ledger<P> ledger;
    private final Outcomes<P> outcomes;
    private final List<Review.Point> course = new ArrayList<>();
    private final List<Suspect<P>> suspects = new ArrayList<>();
    private final List<Review.Costly> costly = new ArrayList<>();
    private int looked;
    private int lookedAgain;

    /** A decision that seems to have cost something. */
    private record Suspect<P extends Position<P>>(Decision<P> decision, double cost) {}

    /** @throws BadInput where the log does not replay, the game is not over, or nobody knows how it is played */
    public Coach(Game<P> game, Log log, Effort effort, long seed) {
        this(Referee.rehearse(game, log), log.entries(), beginning(game, log), effort, seed);
    }

    /** Looks back on a game that went on from a moment, at which the referee stands: nothing was dealt before it. */
    public static <P extends Position<P>> Coach<P> goingOn(
            Referee<P> referee, List<Log.Entry> entries, Effort effort, long seed) {
        return new Coach<>(referee, entries, referee.moment().now(), effort, seed);
    }

    private Coach(Referee<P> referee, List<Log.Entry> entries, P beginning, Effort effort, long seed) {
        this.game = referee.game();
        this.brain = HouseBots.knowing(game)
                .orElseThrow(() -> new BadInput(Text.say("no bot plays {0}, so that nobody can review it", game.id())));
        this.effort = effort;
        this.seats = referee.setup().seats();
        var dealt = referee.moment().now();
        this.decisions = Decision.of(referee, entries);
        this.seeds = new QuickFate(seed);
        this.ledger = new Ledger<>(game, brain, seats, effort.deals(), seeds.nextLong());
        ledger.begins(beginning, dealt);
        this.outcomes = new Outcomes<>(game, brain, seeds.nextLong());
    }

    /** The game before anything was dealt. */
    private static <P extends Position<P>> P beginning(Game<P> game, Log log) {
        return log.scene() == null ? game.beginning(log.setup()) : game.scene(Tree.of("scene", log.scene()));
    }

    /** How many steps it takes in all. */
    public int steps() {
        return decisions.size() + effort.suspects();
    }

    public int done() {
        return looked + lookedAgain;
    }

    public boolean isDone() {
        return done() == steps();
    }

    /** Looks at the next decision; when all have been looked at, again at one that seems to have cost much. */
    public void step() {
        if (isDone()) return;
        if (looked < decisions.size()) {
            look(decisions.get(looked++));
            return;
        }
        if (lookedAgain == 0) suspects.sort(Comparator.comparingDouble(suspect -> -suspect.cost));
        if (lookedAgain < suspects.size()) lookAgain(suspects.get(lookedAgain).decision);
        lookedAgain++;
    }

    private void look(Decision<P> decision) {
        ledger.enter(decision);
        if (decision.options().size() == 1) return;
        var chances = outcomes.after(decision, effort.playouts());
        course.add(new Review.Point(
                decision.number(),
                decision.seat(),
                Arrays.stream(chances, 0, seats).boxed().toList()));
        int better = best(decision, effort.iterations());
        if (better == decision.option()) return;
        double cost = compared(decision, better, effort.playouts()).lead();
        suspects.add(new Suspect<>(decision, cost));
    }

    private void lookAgain(Decision<P> decision) {
        int better = best(decision, effort.iterations() * effort.again());
        if (better == decision.option()) return;
        var compared = compared(decision, better, effort.playouts() * effort.again());
        // What might as well be nothing is not held against anybody.
        if (compared.lead() <= compared.error()) return;
        var position = decision.before().now();
        var question = Play.question(position);
        var options = decision.options();
        int seat = decision.seat();
        costly.add(new Review.Costly(
                decision.number(),
                seat,
                question.prompt(position, seat).text(),
                question.label(position, seat, options.get(decision.option())),
                question.label(position, seat, options.get(better)),
                brain.because(position, question, seat, better, options),
                compared.gain() < NOTABLE ? null : brain.gain(compared.gain()),
                compared.lead(),
                compared.error()));
    }

    private Outcomes.Comparison compared(Decision<P> decision, int better, int times) {
        return outcomes.compared(decision.before(), decision.seat(), better, decision.option(), times);
    }

    private int best(Decision<P> decision, int iterations) {
        return bots.advise(
                        game,
                        decision.before(),
                        decision.seat(),
                        HouseBots.MASTER,
                        Budget.iterations(iterations),
                        seeds.nextLong())
                .option();
    }

    /** What there is to say, once it is done. */
    public Review review() {
        if (!isDone()) throw new IllegalStateException("looked at " + done() + " of " + steps());
        costly.sort(Comparator.comparingDouble(each -> -each.cost()));
        return new Review(
                List.copyOf(course),
                List.copyOf(costly.subList(0, Math.min(SPOKEN_OF, costly.size()))),
                ledger.accounts(decisions.getLast().after()));
    }
}
