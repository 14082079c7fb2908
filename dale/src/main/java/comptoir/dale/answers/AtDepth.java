package comptoir.dale.answers;

import comptoir.dale.table.Card;
import comptoir.dale.table.Pile;
import comptoir.engine.Text;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A card of a discard pile. The order of a pile is open and matters, so its depth is named: 0 is the top. Of equal cards that
 * lie next to each other only the topmost is offered, since taking any of them leaves the same pile.
 */
public record AtDepth(Card card, int depth) implements DaleAnswer {

    @Override
    public Text text() {
        return depth == 0
                ? Text.say("{0}, on top").with(card.name())
                : Text.say("{0}, under {1#{1} other|{1} others}").with(card.name(), depth);
    }

    /** The card it means in a pile. */
    public int in(Pile pile) {
        return pile.get(pile.size() - 1 - depth);
    }

    @Override
    public Map<String, Object> data() {
        var data = new LinkedHashMap<String, Object>();
        data.put("card", card.id());
        data.put("depth", depth);
        return data;
    }
}
