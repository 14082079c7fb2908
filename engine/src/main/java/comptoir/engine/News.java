package comptoir.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The events since somebody last listened, shared between positions like the agenda. */
public final class News {

    /** Nobody listens: events are dropped. */
    public static final News UNHEARD = new News(null, null);

    /** Somebody listens, and nothing has happened since. */
    public static final News NONE = new News(null, null);

    private final @Nullable Event latest;
    private final @Nullable News before;

    private News(@Nullable Event latest, @Nullable News before) {
        this.latest = latest;
        this.before = before;
    }

    public News and(Event event) {
        return heard() ? new News(event, this) : this;
    }

    /** Whether anybody listens. */
    @SuppressWarnings("ReferenceEquality") // there is one silence
    public boolean heard() {
        return this != UNHEARD;
    }

    public boolean isEmpty() {
        return latest == null;
    }

    /** The events in the order in which they happened. */
    public List<Event> events() {
        var events = new ArrayList<Event>();
        for (var at = this; at.latest != null; at = Objects.requireNonNull(at.before)) events.add(at.latest);
        Collections.reverse(events);
        return Collections.unmodifiableList(events);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof News that && heard() == that.heard() && events().equals(that.events());
    }

    @Override
    public int hashCode() {
        return events().hashCode();
    }
}
