package comptoir.dale;

/**
 * A change of value for the rest of a turn, packed into one number: for one card or for every card its player uses. They are
 * kept in the order in which they were made and apply in that order.
 */
final class Modifier {

    private static final int EVERY_CARD = (1 << 12) - 1;

    private static final int ADD = 0;
    private static final int TIMES = 1;
    private static final int SET = 2;

    private Modifier() {}

    /** Every card used this turn counts this much more. */
    static int moreForAll(int more) {
        return packed(EVERY_CARD, ADD, more);
    }

    static int more(int card, int more) {
        return packed(card, ADD, more);
    }

    static int times(int card, int factor) {
        return packed(card, TIMES, factor);
    }

    static int set(int card, int value) {
        return packed(card, SET, value);
    }

    private static int packed(int card, int change, int number) {
        return card | change << 12 | number << 16;
    }

    /** The value of a card after all modifiers. */
    static int apply(Pile modifiers, int card, int value) {
        int result = value;
        for (int i = 0; i < modifiers.size(); i++) {
            int modifier = modifiers.get(i);
            int target = modifier & EVERY_CARD;
            if (target != EVERY_CARD && target != card) continue;
            int number = modifier >> 16;
            result = switch (modifier >> 12 & 3) {
                case ADD -> result + number;
                case TIMES -> result * number;
                default -> number;
            };
        }
        return result;
    }

    /** The modifiers without those of a card that left the hand. */
    static Pile without(Pile modifiers, int card) {
        var left = modifiers;
        for (int i = left.size() - 1; i >= 0; i--) if ((left.get(i) & EVERY_CARD) == card) left = left.withoutPlace(i);
        return left;
    }

    /** How much more every card counts, for the view. */
    static int moreForAll(Pile modifiers) {
        int more = 0;
        for (int i = 0; i < modifiers.size(); i++)
            if ((modifiers.get(i) & EVERY_CARD) == EVERY_CARD) more += modifiers.get(i) >> 16;
        return more;
    }
}
