package comptoir.engine;

/**
 * A whole game at rest, as immutable values: the table, the agenda of steps still to do, and what each seat has been
 * shown. No seed, no lambda and no thread is in it, so that it can be saved at every decision, forked for nothing and
 * continued by a later version of the rules.
 *
 * @param <P> the game's own position
 */
public interface Position<P extends Position<P>> {

    Agenda<P> agenda();

    P agenda(Agenda<P> agenda);

    /** What has happened since somebody last listened; {@link News#UNHEARD} where nobody does, as in a playout. */
    News news();

    P news(News news);

    /** The game is over once nothing is left to do. */
    default boolean over() {
        return agenda().isEmpty();
    }

    /** Whether anybody listens. Where nobody does, events need not be made, and memory need not be kept. */
    default boolean watched() {
        return news().heard();
    }

    default P tell(Event event) {
        return news(news().and(event));
    }

    /** This position with the step put before all others. */
    default P doFirst(Step<P> step) {
        return agenda(agenda().push(step));
    }
}
