package comptoir.dale.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Every kind of card there is. */
public final class Cards {

    /** How many Junk cards lie in the box; when they run out, unused cards stand in for more. */
    public static final int JUNK_IN_BOX = 20;

    public static final Card JUNK = Card.junk();

    private static final List<CardSet> SETS = sets();
    private static final List<Card> ALL = all();
    private static final Card[] BY_NUMBER = byNumber();
    private static final Map<String, Card> BY_ID = byId();

    private Cards() {}

    private static List<CardSet> sets() {
        var sets = new ArrayList<CardSet>();
        for (var set : ServiceLoader.load(CardSet.class, CardSet.class.getClassLoader())) sets.add(set);
        sets.sort(Comparator.comparing(set -> set.cards().getFirst().folk()));
        return List.copyOf(sets);
    }

    private static List<Card> all() {
        var all = new ArrayList<Card>();
        for (var set : SETS) all.addAll(set.cards());
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

    /** The sets there are, in the order of {@link Animalfolk}. */
    public static List<CardSet> inBox() {
        return SETS;
    }

    public static List<Card> of(Animalfolk folk) {
        return ALL.stream().filter(card -> card.folk() == folk).toList();
    }

    public static @Nullable Card named(String id) {
        return BY_ID.get(id);
    }

    /** The card whose text a rule holds. */
    public static Card of(DaleRule rule) {
        return BY_NUMBER[rule.cardNumber()];
    }

    public static Card numbered(int number) {
        return BY_NUMBER[number];
    }

    /** How many numbers of kinds there are. */
    public static int numbers() {
        return BY_NUMBER.length;
    }
}
