package comptoir.bots;

import comptoir.bots.value.Features;
import comptoir.bots.value.Judge;
import comptoir.engine.Options;
import comptoir.engine.Position;
import comptoir.engine.Question;
import comptoir.engine.Text;

/**
 * What a bot knows of one game: how a position is to be judged, which answers look good at first sight, where a turn ends,
 * and how to speak of it. The search knows nothing of any game, and a brain nothing of searching.
 * Brains are found as services: the bots of the house play every game for which there is one.
 *
 * <p>A brain only ever sees positions in which everything hidden from its seat has been dealt anew.
 */
public interface Brain<P extends Position<P>> extends Judge<P> {

    /** The game it knows. */
    String game();

    /**
     * How good each answer looks at first sight: playouts choose by these weights, and the search looks at heavy ones
     * first.
     *
     * @param weights filled in, one above 0 for each option
     */
    void weigh(P position, Question<P> question, int seat, Options options, double[] weights);

    /** Beginners are less sure of what looks good: at 1 they would follow the weights, at 0 pure chance. */
    default double sureness() {
        return 0.7;
    }

    /**
     * Who has just learnt the rules sees no difference between answers that look nearly as good as the best one: those with at
     * least this share of its weight. What looks worse than that they leave alone, too.
     */
    default double nearEqual() {
        return 0.016;
    }

    /** Whether a turn that was being played before is over now, so that a bot that looks one turn ahead stops there. */
    boolean turnOver(P before, P now, int seat);

    /** What a value that is learnt looks at. */
    Features<P> features();

    /** How the master searches, with such a value. */
    Manner manner();

    /** What the seat has gained between two positions, in the game's own terms, such as stacks or gold. */
    double gained(P before, P now, int seat);

    /** Such a gain in words. */
    Text gain(double gained);

    /** Why one would choose this answer, in a few words that fit behind a colon. */
    Text because(P position, Question<P> question, int seat, int option, Options options);
}
