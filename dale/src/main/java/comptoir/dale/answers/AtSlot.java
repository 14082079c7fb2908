package comptoir.dale.answers;

import comptoir.dale.table.Card;
import comptoir.dale.table.Dale;
import comptoir.engine.Text;
import java.util.LinkedHashMap;
import java.util.Map;

/** The card of a market slot; slots are counted from the left. */
public record AtSlot(int slot, Card card) implements DaleAnswer {

    public static AtSlot of(Dale dale, int slot) {
        return new AtSlot(slot, dale.card(dale.market().slots().get(slot)));
    }

    @Override
    public Text text() {
        return Text.say("{0}, slot {1}").with(card.name(), slot + 1);
    }

    @Override
    public Map<String, Object> data() {
        var data = new LinkedHashMap<String, Object>();
        data.put("card", card.id());
        data.put("slot", slot);
        return data;
    }
}
