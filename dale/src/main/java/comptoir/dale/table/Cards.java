package comptoir.dale.table;

import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.Collections;
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
    private static final List<Animalfolk> FOLKS =
            SETS.stream().map(CardSet::folk).toList();
    private static final List<Card> ALL = all();
    private static final Card[] BY_NUMBER = ALL.toArray(Card[]::new);
    private static final Map<String, Card> BY_ID = byId();

    private Cards() {}

    private static List<CardSet> sets() {
        var sets = new ArrayList<CardSet>();
        for (var set : ServiceLoader.load(CardSet.class, CardSet.class.getClassLoader())) sets.add(set);
        return List.copyOf(sets);
    }

    private static List<Card> all() {
        var all = new ArrayList<Card>();
        for (var set : SETS) all.addAll(set.cards());
        all.add(JUNK);
        for (int place = 0; place < all.size(); place++) all.get(place).number(place);
        for (int place = 0; place < SETS.size(); place++) SETS.get(place).folk().number(place);
        return Collections.unmodifiableList(all);
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

    /**
     * The sets there are, in the order in which they are registered: the six of this game, then those of the first game. A
     * new one is added at the end.
     */
    public static List<CardSet> inBox() {
        return SETS;
    }

    public static List<Animalfolk> folks() {
        return FOLKS;
    }

    /** The set that a text names. */
    public static Animalfolk folk(Tree tree) {
        for (var folk : FOLKS) if (folk.id().equals(tree.text())) return folk;
        throw tree.wrong(Text.say(
                "is \"{0}\", not one of {1}",
                tree.text(), FOLKS.stream().map(Animalfolk::id).toList()));
    }

    public static List<Card> of(Animalfolk folk) {
        return ALL.stream().filter(card -> card.folk() == folk).toList();
    }

    public static @Nullable Card named(String id) {
        return BY_ID.get(id);
    }

    public static Card numbered(int number) {
        return BY_NUMBER[number];
    }

    /** How many numbers of kinds there are. */
    public static int numbers() {
        return BY_NUMBER.length;
    }
}
