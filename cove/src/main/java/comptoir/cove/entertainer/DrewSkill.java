package comptoir.cove.entertainer;

import comptoir.engine.Event;
import comptoir.engine.Notice;
import comptoir.engine.Rule;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.List;
import java.util.Map;

/** A skill came into a hand: its owner sees it, the others that there is one more. */
record DrewSkill(int player, Object name, Card card, Rule rule) implements Event {

    @Override
    public Notice toldTo(int viewer) {
        if (viewer == player || viewer == Seats.ALL_SEEING)
            return new Notice(
                    "card-drawn",
                    player,
                    List.of(rule),
                    Text.say("{0?You draw|{0} draws} {1}.").with(name, card.name()),
                    Map.of("card", card.id()));
        return new Notice(
                "card-drawn",
                player,
                List.of(rule),
                Text.say("{0?You draw|{0} draws} a skill card.").with(name),
                Map.of());
    }

    @Override
    public int learners() {
        return Seats.bit(player);
    }
}
