package comptoir.dale.table;

import java.util.List;

/**
 * A change of value for the rest of a turn, packed into one number: for one card or for every card its player uses. They are
 * kept in the order in which they were made and apply in that order.
 */
public final class Modifier {

    private static final int CHANGE = Use.CARD_BITS;
    private static final int NUMBER = CHANGE + 2;
    private static final int EVERY_CARD = (1 << Use.CARD_BITS) - 1;
    private static final int NO_CARD = EVERY_CARD - 1;

    private static final int ADD = 0;
    private static final int TIMES = 1;
    private static final int SET = 2;

    private Modifier() {}

    /** Every card used this turn counts this much more. */
    public static int moreForAll(int more) {
        return packed(EVERY_CARD, ADD, more);
    }

    public static int more(int card, int more) {
        return packed(card, ADD, more);
    }

    public static int times(int card, int factor) {
        return packed(card, TIMES, factor);
    }

    public static int set(int card, int value) {
        return packed(card, SET, value);
    }

    private static int packed(int card, int change, int number) {
        return card | change << CHANGE | number << NUMBER;
    }

    /** The words for the changes, in the order of their numbers. */
    public static final List<String> CHANGES = List.of("add", "times", "set");

    public static int of(int card, String change, int number) {
        return packed(card, CHANGES.indexOf(change), number);
    }

    public static int forAll(String change, int number) {
        return of(EVERY_CARD, change, number);
    }

    /** Of a card that has left the hand. */
    public static int forNone(String change, int number) {
        return of(NO_CARD, change, number);
    }

    public static int card(int modifier) {
        return modifier & EVERY_CARD;
    }

    public static boolean isForAll(int modifier) {
        return card(modifier) == EVERY_CARD;
    }

    public static boolean isForNone(int modifier) {
        return card(modifier) == NO_CARD;
    }

    public static String change(int modifier) {
        return CHANGES.get(modifier >> CHANGE & 3);
    }

    public static int number(int modifier) {
        return modifier >> NUMBER;
    }

    /** The value of a card after all modifiers. */
    public static int apply(Pile modifiers, int card, int value) {
        int result = value;
        for (int i = 0; i < modifiers.size(); i++) {
            int modifier = modifiers.get(i);
            int target = modifier & EVERY_CARD;
            if (target != EVERY_CARD && target != card) continue;
            int number = modifier >> NUMBER;
            result = switch (modifier >> CHANGE & 3) {
                case ADD -> result + number;
                case TIMES -> result * number;
                default -> number;
            };
        }
        return result;
    }

    /**
     * The modifiers once a card has left the hand: its own are for no card any more. That they were made stays, since
     * everybody saw it, and not everybody may see the card leave.
     */
    public static Pile without(Pile modifiers, int card) {
        var left = modifiers;
        for (int i = 0; i < left.size(); i++)
            if ((left.get(i) & EVERY_CARD) == card) left = left.replaced(i, (left.get(i) & ~EVERY_CARD) | NO_CARD);
        return left;
    }

    /** What a card can be worth at most, for all that was seen this turn, when this is the highest printed value. */
    public static int most(Pile modifiers, int value) {
        int most = value;
        for (int i = 0; i < modifiers.size(); i++) {
            int number = modifiers.get(i) >> NUMBER;
            most = switch (modifiers.get(i) >> CHANGE & 3) {
                case ADD -> most + number;
                case TIMES -> most * Math.max(1, number);
                default -> Math.max(most, number);
            };
        }
        return most;
    }

    /** How much more every card counts, for the view. */
    public static int moreForAll(Pile modifiers) {
        int more = 0;
        for (int i = 0; i < modifiers.size(); i++)
            if ((modifiers.get(i) & EVERY_CARD) == EVERY_CARD) more += modifiers.get(i) >> NUMBER;
        return more;
    }
}
