package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveRule;
import comptoir.engine.Event;
import comptoir.engine.Notice;
import comptoir.engine.Rule;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A player drew a corruption card: its owner sees the face, the others that there is one more. */
public record CorruptionDrawn(int player, Object name, String face, Text shown, List<Rule> rules, boolean seated)
        implements Event {

    static CorruptionDrawn by(Cove cove, int player, int face, Rule because) {
        var card = cove.pack().corruption(face);
        var rules = new ArrayList<>(List.of(because, CoveRule.CORRUPTION_SECRET));
        var own = cove.shop(player).ownRule(because);
        if (own != null) rules.add(own);
        return new CorruptionDrawn(
                player,
                cove.name(player),
                card.id(),
                card.text(),
                List.copyOf(rules),
                player < cove.terms().seats());
    }

    @Override
    public Notice toldTo(int viewer) {
        if ((seated && viewer == player) || viewer == Seats.ALL_SEEING) {
            var text = Text.say("{0?You draw|{0} draws} a corruption card: {1}.");
            return new Notice("corruption", player, rules, text.with(name, shown), Map.of("card", face));
        }
        var text = Text.say("{0?You draw|{0} draws} a corruption card.");
        return new Notice("corruption", player, rules, text.with(name), Map.of());
    }

    @Override
    public int learners() {
        return seated ? Seats.bit(player) : 0;
    }
}
