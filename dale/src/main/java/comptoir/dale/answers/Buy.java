package comptoir.dale.answers;

import comptoir.dale.table.Card;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Market;
import comptoir.engine.Text;
import java.util.LinkedHashMap;
import java.util.Map;

/** Buy the card of a market slot, counted from the left, or the top card of the market's discard pile. */
public record Buy(int slot, Card card) implements DaleAnswer {

    private static final Buy[][] ALL = all();

    private static Buy[][] all() {
        var all = new Buy[Market.TOP_OF_DISCARD + 1][Cards.numbers()];
        for (int slot = 0; slot < all.length; slot++)
            for (var card : Cards.every()) all[slot][card.number()] = new Buy(slot, card);
        return all;
    }

    public static Buy of(Dale dale, int slot) {
        return ALL[slot][dale.faces().kind(dale.market().onSale(slot))];
    }

    private boolean isFromDiscard() {
        return slot == Market.TOP_OF_DISCARD;
    }

    @Override
    public Text text() {
        return isFromDiscard()
                ? Text.say("Buy {0} from the market’s discard pile").with(card.name())
                : Text.say("Buy {0}").with(card.name());
    }

    @Override
    public Map<String, Object> data() {
        var data = new LinkedHashMap<String, Object>();
        data.put("buy", card.id());
        if (isFromDiscard()) data.put("from", "market-discard");
        else data.put("slot", slot);
        return data;
    }
}
