package comptoir.bots.arena;

import comptoir.engine.Event;
import comptoir.engine.Place;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import java.util.List;

/** Somebody who can be sent into the arena: a level of a bot, or a program. Used by several games at once. */
public interface Contender {

    String name();

    /** The clock its time for a move is taken by, in nanoseconds: the one on the wall, for one that thinks elsewhere. */
    default long clock() {
        return System.nanoTime();
    }

    /** Sits down for one game. */
    <P extends Position<P>> Sitting sit(Chair<P> chair);

    /**
     * A place at one game.
     *
     * @param number the number of the game
     * @param seed all the chance a contender takes follows from it
     */
    record Chair<P extends Position<P>>(Referee<P> referee, int seat, int number, long seed) {}

    /** A contender within one game; for one thread. */
    interface Sitting extends AutoCloseable {

        /** Chooses among the options of its seat, of which there are at least two. */
        int choose() throws Forfeit;

        /** Things happened at the table; it may know what its seat is told. */
        default void heard(List<Event> events) {}

        /** The game has come to its end. */
        default void over(List<Place> standings) {}

        /** Leaves the table, whatever happened. */
        @Override
        default void close() {}
    }
}
