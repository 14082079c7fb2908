package comptoir.dale.answers;

import comptoir.dale.table.Card;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Use;
import comptoir.engine.Text;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A card of a hand or a deck. Cards are named by their kind; of a hand also by what they are worth and whether they have
 * been used, since two cards of one kind can differ in that.
 *
 * @param as what it is used as; the card itself unless it copies another
 */
public record Pick(Card card, Card as, int value, boolean used) implements DaleAnswer {

    private static final Pick[] PLAIN = plain();

    private static Pick[] plain() {
        var picks = new Pick[Cards.numbers()];
        for (var card : Cards.every()) picks[card.number()] = new Pick(card, card, card.value(), false);
        return picks;
    }

    public static Pick of(Card card) {
        return PLAIN[card.number()];
    }

    public static Pick of(Dale dale, int use) {
        int card = Use.card(use);
        var plain = PLAIN[dale.faces().kind(card)];
        return plain.means(dale, use)
                ? plain
                : new Pick(plain.card, Use.as(use), Use.value(use), dale.turn().hasUsedCard(card));
    }

    public boolean means(Dale dale, int use) {
        int card = Use.card(use);
        return dale.faces().of(card) == this.card
                && Use.as(use) == as
                && Use.value(use) == value
                && dale.turn().hasUsedCard(card) == used;
    }

    @Override
    public Text text() {
        var text = card.name();
        if (as != card) text = Text.say("{0} as {1}").with(text, as.name());
        if (value != as.value()) text = Text.say("{0}, now worth {1}").with(text, value);
        return used ? Text.say("{0} (used)").with(text) : text;
    }

    @Override
    public Map<String, Object> data() {
        return described("card");
    }

    public Map<String, Object> described(String field) {
        var data = new LinkedHashMap<String, Object>();
        data.put(field, card.id());
        if (as != card) data.put("as", as.id());
        if (value != as.value()) data.put("value", value);
        if (used) data.put("used", true);
        return data;
    }
}
