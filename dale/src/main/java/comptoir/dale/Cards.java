package comptoir.dale;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Every kind of card there is. */
public final class Cards {

    /** How many Junk cards lie in the box; when they run out, unused cards stand in for more. */
    static final int JUNK_IN_BOX = 20;

    public static final Card JUNK = Card.junk();

    /** The files of cards, one for each set; the verbs that belong to one card are in them too. */
    static final List<Class<?>> FILES = List.of(
            PlatypusCards.class,
            SlothCards.class,
            CrocodileCards.class,
            FennecCards.class,
            PolecatCards.class,
            OwlCards.class,
            MacawCards.class,
            PandaCards.class,
            RaccoonCards.class,
            SquirrelCards.class,
            OcelotCards.class,
            ChameleonCards.class);

    private static final List<Card> ALL = all();
    private static final Card[] BY_NUMBER = byNumber();
    private static final Map<String, Card> BY_ID = byId();

    private Cards() {}

    private static List<Card> all() {
        var all = new ArrayList<Card>();
        all.addAll(PlatypusCards.ALL);
        all.addAll(SlothCards.ALL);
        all.addAll(CrocodileCards.ALL);
        all.addAll(FennecCards.ALL);
        all.addAll(PolecatCards.ALL);
        all.addAll(OwlCards.ALL);
        all.addAll(MacawCards.ALL);
        all.addAll(PandaCards.ALL);
        all.addAll(RaccoonCards.ALL);
        all.addAll(SquirrelCards.ALL);
        all.addAll(OcelotCards.ALL);
        all.addAll(ChameleonCards.ALL);
        all.add(JUNK);
        return Collections.unmodifiableList(all);
    }

    private static Card[] byNumber() {
        var cards = new Card[DaleRule.CARD_JUNK.cardNumber() + 1];
        for (var card : ALL) cards[card.number()] = card;
        return cards;
    }

    private static Map<String, Card> byId() {
        var cards = new LinkedHashMap<String, Card>();
        for (var card : ALL) cards.put(card.id(), card);
        return Collections.unmodifiableMap(cards);
    }

    /** Every kind of card, Junk last. */
    public static List<Card> every() {
        return ALL;
    }

    public static List<Card> of(Animalfolk folk) {
        return ALL.stream().filter(card -> card.folk() == folk).toList();
    }

    public static @Nullable Card named(String id) {
        return BY_ID.get(id);
    }

    static Card numbered(int number) {
        return BY_NUMBER[number];
    }

    /** How many numbers of kinds there are. */
    static int numbers() {
        return BY_NUMBER.length;
    }
}
