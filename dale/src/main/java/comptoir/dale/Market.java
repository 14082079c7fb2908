package comptoir.dale;

/**
 * The market.
 *
 * @param slots the card of each slot from left to right, {@link #HOLE} where there is none
 */
public record Market(Pile slots, Pile deck, Pile discard) {

    static final int SLOTS = 5;
    static final int HOLE = -1;

    /** Where a card can be bought besides the slots, with a card that allows it: the top of the discard pile. */
    static final int TOP_OF_DISCARD = SLOTS;

    static final Market EMPTY = new Market(Pile.of(HOLE, HOLE, HOLE, HOLE, HOLE), Pile.EMPTY, Pile.EMPTY);

    /** The rightmost slot costs nothing more, each one to its left one more. */
    static int surcharge(int slot) {
        return SLOTS - 1 - slot;
    }

    /** The card that is bought from a slot or from the top of the discard pile. */
    int onSale(int slot) {
        return slot == TOP_OF_DISCARD ? discard.top() : slots.get(slot);
    }

    boolean isEmpty() {
        return cards() == 0;
    }

    /** How many cards lie in the slots. */
    int cards() {
        int cards = 0;
        for (int slot = 0; slot < SLOTS; slot++) if (slots.get(slot) != HOLE) cards++;
        return cards;
    }

    Market slot(int slot, int card) {
        return new Market(slots.replaced(slot, card), deck, discard);
    }

    Market slots(Pile slots) {
        return new Market(slots, deck, discard);
    }

    Market deck(Pile deck) {
        return new Market(slots, deck, discard);
    }

    Market discard(Pile discard) {
        return new Market(slots, deck, discard);
    }

    /** All cards moved to the right, so that no hole lies between or right of them. */
    Market slidRight() {
        var slid = new int[SLOTS];
        int at = SLOTS - 1;
        for (int slot = SLOTS - 1; slot >= 0; slot--) if (slots.get(slot) != HOLE) slid[at--] = slots.get(slot);
        while (at >= 0) slid[at--] = HOLE;
        return slots(Pile.of(slid));
    }

    /** The rightmost empty slot, or {@link #HOLE}. */
    int emptySlot() {
        for (int slot = SLOTS - 1; slot >= 0; slot--) if (slots.get(slot) == HOLE) return slot;
        return HOLE;
    }
}
