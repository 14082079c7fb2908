package comptoir.engine;

import java.util.List;
import java.util.Map;

/** A seat took back its last answer. */
public record TookBack(int seat) implements Event {

    /** The kind of this event in every game. */
    public static final String KIND = "took-back";

    @Override
    public Notice toldTo(int viewer) {
        var text = Text.say("{0?You take|{0} takes} back the last choice.", Text.who(seat));
        return new Notice(KIND, seat, List.of(), text, Map.of());
    }
}
