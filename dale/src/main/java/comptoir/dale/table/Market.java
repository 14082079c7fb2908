package comptoir.dale.table;

/**
 * The market.
 *
 * @param slots the card of each slot from left to right, {@link #HOLE} where there is none
 */
public record Market(Pile slots, Pile deck, Pile discard) {

    public static final int SLOTS = 5;
    public static final int HOLE = -1;

    /** Where a card can be bought besides the slots, with a card that allows it: the top of the discard pile. */
    public static final int TOP_OF_DISCARD = SLOTS;

    public static final Market EMPTY = new Market(Pile.of(HOLE, HOLE, HOLE, HOLE, HOLE), Pile.EMPTY, Pile.EMPTY);

    /** The rightmost slot costs nothing more, each one to its left one more. */
    public static int surcharge(int slot) {
        return SLOTS - 1 - slot;
    }

    /** The card that is bought from a slot or from the top of the discard pile. */
    public int onSale(int slot) {
        return slot == TOP_OF_DISCARD ? discard.top() : slots.get(slot);
    }

    public boolean isEmpty() {
        return cards() == 0;
    }

    /** How many cards lie in the slots. */
    public int cards() {
        int cards = 0;
        for (int slot = 0; slot < SLOTS; slot++) if (slots.get(slot) != HOLE) cards++;
        return cards;
    }

    public Market slot(int slot, int card) {
        return new Market(slots.replaced(slot, card), deck, discard);
    }

    public Market slots(Pile slots) {
        return new Market(slots, deck, discard);
    }

    public Market deck(Pile deck) {
        return new Market(slots, deck, discard);
    }

    public Market discard(Pile discard) {
        return new Market(slots, deck, discard);
    }

    /** All cards moved to the right, so that no hole lies between or right of them. */
    public Market slidRight() {
        var slid = new int[SLOTS];
        int at = SLOTS - 1;
        for (int slot = SLOTS - 1; slot >= 0; slot--) if (slots.get(slot) != HOLE) slid[at--] = slots.get(slot);
        while (at >= 0) slid[at--] = HOLE;
        return slots(Pile.of(slid));
    }

    /** The rightmost empty slot, or {@link #HOLE}. */
    public int emptySlot() {
        for (int slot = SLOTS - 1; slot >= 0; slot--) if (slots.get(slot) == HOLE) return slot;
        return HOLE;
    }
}
