package comptoir.server.table;

import comptoir.engine.Event;
import comptoir.engine.Notice;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The ids of what the server itself decides. They begin with a sign that no client's id may begin with, so that nobody can
 * use one up beforehand; and they say in the history who really decided.
 */
enum OwnId {
    /** A bot plays its seat, or one that it stands in for. */
    BOT,
    /** The time of a seat was up, and a bot has answered for it. */
    TIME_UP,
    /** An order of the seat has answered, which nobody but the seat is told. */
    ORDER,
    /** All the others let a seat take back. */
    GRANTED,
    /** A seat that plays with bots alone takes back what was no longer fair. */
    ALONE;

    static final String SIGN = "~";

    String at(int number) {
        return SIGN + name() + "-" + number;
    }

    boolean is(@Nullable String id) {
        return id != null && id.startsWith(SIGN + name() + "-");
    }

    /** What everybody is told of a decision: who really made it comes first. */
    static List<Event> told(@Nullable String id, int seat, List<Event> events) {
        var why = TIME_UP.is(id)
                ? new TimeUp(seat)
                : ALONE.is(id) ? new TookBackAlone(seat) : ORDER.is(id) ? new ByOrder(seat) : null;
        if (why == null) return events;
        var all = new ArrayList<Event>();
        all.add(why);
        all.addAll(events);
        return List.copyOf(all);
    }

    /** Those that a viewer is told of at all. */
    static List<Event> toldTo(int viewer, List<Event> events) {
        return events.stream()
                .filter(event -> !(event instanceof ByOrder order) || order.seat() == viewer)
                .toList();
    }

    /** An order has answered: for the seat itself alone. */
    record ByOrder(int seat) implements Event {
        @Override
        public Notice toldTo(int viewer) {
            return new Notice("by-order", seat, List.of(), Text.say("Answered by your order."), Map.of());
        }
    }

    /** The time of a seat was up. */
    record TimeUp(int seat) implements Event {
        @Override
        public Notice toldTo(int viewer) {
            var text = Text.say("Time was up: a bot answered for {0?you|{0}}.", Text.who(seat));
            return new Notice("time-up", seat, List.of(), text, Map.of());
        }
    }

    /** A seat took back what was no longer fair to take back, and nobody had to be asked. */
    record TookBackAlone(int seat) implements Event {
        @Override
        public Notice toldTo(int viewer) {
            var text = Text.say(
                    "{0?You play|{0} plays} with bots alone, and {0?take|takes} back a choice though something has been"
                            + " seen since.",
                    Text.who(seat));
            return new Notice("took-back-alone", seat, List.of(), text, Map.of());
        }
    }
}
