package comptoir.dale.answers;

import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Use;
import comptoir.engine.Text;
import java.util.Map;

/** Play this card as a technique. */
public record PlayCard(Pick pick) implements DaleAnswer {

    private static final PlayCard[] PLAIN = plain();

    private static PlayCard[] plain() {
        var plays = new PlayCard[Cards.numbers()];
        for (var card : Cards.every()) plays[card.number()] = new PlayCard(Pick.of(card));
        return plays;
    }

    public static PlayCard of(Dale dale, int use) {
        var plain = PLAIN[dale.faces().kind(Use.card(use))];
        return plain.pick.means(dale, use) ? plain : new PlayCard(Pick.of(dale, use));
    }

    @Override
    public Text text() {
        return Text.say("Play {0}").with(pick.text());
    }

    @Override
    public Map<String, Object> data() {
        return pick.described("play");
    }
}
