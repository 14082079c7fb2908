package comptoir.engine;

import java.util.List;
import java.util.Map;

/** A seat took back its last answer. */
public record TookBack(int seat) implements Event {

    @Override
    public Notice toldTo(int viewer) {
        var text = Text.of("Player {0} takes back the last choice.", "Le joueur {0} reprend son dernier choix.");
        return new Notice("took-back", seat, List.of(), text.with(seat + 1), Map.of());
    }
}
