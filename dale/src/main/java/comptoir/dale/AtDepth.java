package comptoir.dale;

import comptoir.engine.Text;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A card of a discard pile. The order of a pile is open and matters, so its depth is named: 0 is the top. Of equal cards that
 * lie next to each other only the topmost is offered, since taking any of them leaves the same pile.
 */
record AtDepth(Card card, int depth) implements DaleAnswer {

    @Override
    public Text text() {
        return depth == 0
                ? Text.of("{0}, on top", "{0}, sur le dessus").with(card.name())
                : Text.of("{0}, under {1} other(s)", "{0}, sous {1} autre(s)").with(card.name(), depth);
    }

    /** The card it means in a pile. */
    int in(Pile pile) {
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
