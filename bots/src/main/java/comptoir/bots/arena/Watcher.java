package comptoir.bots.arena;

import comptoir.engine.Event;
import comptoir.engine.Options;
import comptoir.engine.Place;
import java.util.List;

/** Somebody who looks on at a game of the arena and sees everything. For one game, on its thread. */
public interface Watcher {

    /** A seat chooses one of its options, of which there may be only one. */
    void chose(int seat, String kind, Options options, int option);

    void happened(List<Event> events);

    /** The game has come to its end; not called where it was left. */
    void over(List<Place> standings);
}
