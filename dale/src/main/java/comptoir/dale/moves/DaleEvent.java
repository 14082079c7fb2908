package comptoir.dale.moves;

import comptoir.dale.table.Card;
import comptoir.engine.Event;
import comptoir.engine.Notice;
import comptoir.engine.Rule;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Something that happened at a table of Dale. */
public sealed interface DaleEvent extends Event {

    /** Made once: moves name players even where nobody listens. */
    List<Text.Who> PLAYERS = List.of(Text.who(0), Text.who(1), Text.who(2), Text.who(3));

    static Text.Who player(int seat) {
        return PLAYERS.get(seat);
    }

    static Text cards(List<Card> cards) {
        return Text.list(cards.stream().map(Card::name).toList());
    }

    static Text count(int count) {
        return Text.say("{0#a card|{0} cards}", count);
    }

    /**
     * Cards moved or were shown.
     *
     * @param seeing the seats that see the faces of the cards
     */
    record OfCards(Telling told, List<Card> cards, int seeing, int learners, List<Rule> rules) implements DaleEvent {

        @Override
        public Notice toldTo(int viewer) {
            boolean seen = Seats.has(seeing, viewer) || isPublic();
            var facts = new LinkedHashMap<String, Object>();
            facts.put("count", cards.size());
            if (seen) facts.put("cards", cards.stream().map(Card::id).toList());
            var what = seen ? DaleEvent.cards(cards) : count(cards.size());
            return told.notice(rules, what, facts);
        }

        /** Seen by every seat: then spectators see it too. */
        private boolean isPublic() {
            return (seeing & EVERYBODY) == EVERYBODY;
        }
    }

    /** Something in which no card is named. */
    record Plain(Telling told, int learners, List<Rule> rules) implements DaleEvent {

        @Override
        public Notice toldTo(int viewer) {
            return told.notice(rules, "", Map.of());
        }
    }

    /** A mark among the seats that see something: it is open to all, spectators too. */
    int EVERYBODY = 1 << 30;
}
