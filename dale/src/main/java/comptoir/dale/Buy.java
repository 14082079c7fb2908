package comptoir.dale;

import comptoir.engine.Text;
import java.util.LinkedHashMap;
import java.util.Map;

/** Buy the card of a market slot; slots are counted from the left. */
record Buy(int slot, Card card) implements DaleAnswer {

    private static final Buy[][] ALL = all();

    private static Buy[][] all() {
        var all = new Buy[Market.SLOTS][Cards.numbers()];
        for (int slot = 0; slot < Market.SLOTS; slot++)
            for (var card : Cards.every()) all[slot][card.number()] = new Buy(slot, card);
        return all;
    }

    static Buy of(Dale dale, int slot) {
        return ALL[slot][dale.faces().kind(dale.market().slots().get(slot))];
    }

    @Override
    public Text text() {
        return Text.of("Buy {0}", "Acheter {0}").with(card.name());
    }

    @Override
    public Map<String, Object> data() {
        var data = new LinkedHashMap<String, Object>();
        data.put("buy", card.id());
        data.put("slot", slot);
        return data;
    }
}
