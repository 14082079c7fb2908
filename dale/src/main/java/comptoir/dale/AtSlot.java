package comptoir.dale;

import comptoir.engine.Text;
import java.util.LinkedHashMap;
import java.util.Map;

/** The card of a market slot; slots are counted from the left. */
record AtSlot(int slot, Card card) implements DaleAnswer {

    static AtSlot of(Dale dale, int slot) {
        return new AtSlot(slot, dale.card(dale.market().slots().get(slot)));
    }

    @Override
    public Text text() {
        return Text.of("{0}, slot {1}", "{0}, emplacement {1}").with(card.name(), slot + 1);
    }

    @Override
    public Map<String, Object> data() {
        var data = new LinkedHashMap<String, Object>();
        data.put("card", card.id());
        data.put("slot", slot);
        return data;
    }
}
