package comptoir.dale.table;

/**
 * A card as it is used now, packed into one number: which physical card it is, which kind it counts as (a copying card
 * counts as another), and what it is worth at this moment.
 */
public final class Use {

    /** No card. */
    public static final int NONE = -1;

    /** Junk is unlimited, so there may be far more cards than in the box. */
    public static final int CARD_BITS = 16;

    private static final int KIND_BITS = 7;
    private static final int MOST = (1 << 8) - 1;

    private Use() {}

    public static int of(int card, int kind, int value) {
        return card | kind << CARD_BITS | Math.min(value, MOST) << (CARD_BITS + KIND_BITS);
    }

    /** The physical card. */
    public static int card(int use) {
        return use & (1 << CARD_BITS) - 1;
    }

    public static int kind(int use) {
        return use >> CARD_BITS & (1 << KIND_BITS) - 1;
    }

    /** What it counts as. */
    public static Card as(int use) {
        return Cards.numbered(kind(use));
    }

    public static int value(int use) {
        return use >> (CARD_BITS + KIND_BITS);
    }

    /** The physical cards of a pile of uses. */
    public static Pile cards(Pile uses) {
        var cards = new int[uses.size()];
        for (int i = 0; i < cards.length; i++) cards[i] = card(uses.get(i));
        return Pile.of(cards);
    }

    public static int sum(Pile uses) {
        int sum = 0;
        for (int i = 0; i < uses.size(); i++) sum += value(uses.get(i));
        return sum;
    }

    /** Whether one of the uses has the trait. */
    public static boolean has(Pile uses, Trait trait) {
        for (int i = 0; i < uses.size(); i++) if (as(uses.get(i)).has(trait)) return true;
        return false;
    }

    /** How many of the uses have the trait. */
    public static int count(Pile uses, Trait trait) {
        int count = 0;
        for (int i = 0; i < uses.size(); i++) if (as(uses.get(i)).has(trait)) count++;
        return count;
    }

    /** Whether the physical card is among the uses. */
    public static boolean holds(Pile uses, int card) {
        for (int i = 0; i < uses.size(); i++) if (card(uses.get(i)) == card) return true;
        return false;
    }
}
