package comptoir.dale;

/**
 * A card as it is used now, packed into one number: which physical card it is, which kind it counts as (a copying card
 * counts as another), and what it is worth at this moment.
 */
final class Use {

    /** No card. */
    static final int NONE = -1;

    /** Junk is unlimited, so there may be far more cards than in the box. */
    static final int CARD_BITS = 16;

    private static final int KIND_BITS = 7;
    private static final int MOST = (1 << 8) - 1;

    private Use() {}

    static int of(int card, int kind, int value) {
        return card | kind << CARD_BITS | Math.min(value, MOST) << (CARD_BITS + KIND_BITS);
    }

    /** The physical card. */
    static int card(int use) {
        return use & (1 << CARD_BITS) - 1;
    }

    static int kind(int use) {
        return use >> CARD_BITS & (1 << KIND_BITS) - 1;
    }

    /** What it counts as. */
    static Card as(int use) {
        return Cards.numbered(kind(use));
    }

    static int value(int use) {
        return use >> (CARD_BITS + KIND_BITS);
    }

    /** The physical cards of a pile of uses. */
    static Pile cards(Pile uses) {
        var cards = new int[uses.size()];
        for (int i = 0; i < cards.length; i++) cards[i] = card(uses.get(i));
        return Pile.of(cards);
    }

    static int sum(Pile uses) {
        int sum = 0;
        for (int i = 0; i < uses.size(); i++) sum += value(uses.get(i));
        return sum;
    }

    /** Whether one of the uses has the trait. */
    static boolean has(Pile uses, Trait trait) {
        for (int i = 0; i < uses.size(); i++) if (as(uses.get(i)).has(trait)) return true;
        return false;
    }

    /** How many of the uses have the trait. */
    static int count(Pile uses, Trait trait) {
        int count = 0;
        for (int i = 0; i < uses.size(); i++) if (as(uses.get(i)).has(trait)) count++;
        return count;
    }

    /** Whether the physical card is among the uses. */
    static boolean holds(Pile uses, int card) {
        for (int i = 0; i < uses.size(); i++) if (card(uses.get(i)) == card) return true;
        return false;
    }
}
