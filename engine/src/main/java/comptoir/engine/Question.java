package comptoir.engine;

import java.util.List;
import java.util.Optional;

/**
 * A step that waits for one seat or for several at once. Several seats answer in any order; a question keeps the answers
 * it has (sealed, since nothing is told of them) by putting itself back on the agenda, and opens them together.
 *
 * <p>{@link #asked}, {@link #options} and {@link #answered} are the hot path of every search. The other methods are for
 * people and are called on demand only.
 */
public non-sealed interface Question<P extends Position<P>> extends Step<P> {

    /** The seats still asked, one bit for each; 0 where the sentence cannot be carried out, and play goes on. */
    int asked(P position);

    /** Every legal answer of a seat that is asked, without duplicates, in a stable order; never empty. */
    Options options(P position, int seat);

    /** The position after a legal answer; it comes with this question already taken off its agenda. */
    P answered(P position, int seat, Answer answer);

    /** What is asked, in words, and by which rule. */
    Prompt prompt(P position, int seat);

    /** One of the answers in words. */
    Text label(P position, int seat, Answer answer);

    /** What orders of a seat that is asked may answer, since another has the turn; nothing where a person must. */
    default Optional<OffTurn> offTurn(P position, int seat) {
        return Optional.empty();
    }

    /** What a player might expect to be able to do here and cannot, and why. */
    default List<Refusal> refusals(P position, int seat) {
        return List.of();
    }
}
