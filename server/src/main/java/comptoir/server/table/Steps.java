package comptoir.server.table;

import comptoir.engine.Event;
import comptoir.engine.Log;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What one message of a seat does to a game, answer by answer, and what everybody is told of it. */
final class Steps<P extends Position<P>> {

    private final Referee<P> referee;
    private final int seat;
    private final @Nullable String id;
    private final List<Counting.Step> taken = new ArrayList<>();

    Steps(Referee<P> referee, int seat, @Nullable String id) {
        this.referee = referee;
        this.seat = seat;
        this.id = id;
    }

    void answer(Choice choice) {
        choice.give(referee, seat);
        taken.add(step(false, false));
    }

    void takeBack(boolean granted) {
        // What others have let happen they are told of, but once, however many answers it was made of.
        boolean silent = referee.moment().drafter() == seat && !(granted && taken.isEmpty());
        if (granted) referee.takeBackGranted(seat);
        else referee.takeBack(seat);
        taken.add(step(true, silent));
    }

    /** What fate said comes by itself. */
    void follow(Log.Entry entry) {
        switch (entry) {
            case Log.TakenBack(var _, boolean granted) -> takeBack(granted);
            case Log.Answered _ -> {
                referee.follow(entry);
                taken.add(step(false, false));
            }
            case Log.Drawn _, Log.Shuffled _ -> {}
        }
    }

    private Counting.Step step(boolean takesBack, boolean silent) {
        var events = silent ? List.<Event>of() : referee.latest();
        var told = taken.isEmpty() ? OwnId.told(id, seat, events) : events;
        int drafter = referee.moment().drafter();
        return new Counting.Step(new EventsUpTo(referee.number(), told), seat, drafter, takesBack, silent);
    }

    List<Counting.Step> taken() {
        return List.copyOf(taken);
    }

    /** What everybody is told of the latest. */
    List<Event> latest() {
        return taken.getLast().told().events();
    }
}
