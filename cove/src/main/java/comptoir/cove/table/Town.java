package comptoir.cove.table;

import comptoir.cove.parts.Row;

/**
 * The townsfolk.
 *
 * @param square the cards of the Town Square from left to right, or {@link #EMPTY}
 * @param unseen the cards of the deck that nobody has seen yet, in no order: fate draws among them
 * @param under the cards that were put under the deck, in order, known to all
 */
public record Town(Row square, Row unseen, Row under) {

    public static final int EMPTY = -1;

    public int deckSize() {
        return unseen.size() + under.size();
    }

    public Town square(Row changed) {
        return new Town(changed, unseen, under);
    }

    public Town putUnder(int card) {
        return new Town(square, unseen, under.and(card));
    }

    /** The card leaves its place, which stays empty until the others slide. */
    public Town taken(int place) {
        return square(square.with(place, EMPTY));
    }

    /** All cards as far to the right as they go. */
    public Town slid() {
        var places = new int[square.size()];
        int at = places.length - 1;
        for (int i = places.length - 1; i >= 0; i--) if (square.at(i) != EMPTY) places[at--] = square.at(i);
        while (at >= 0) places[at--] = EMPTY;
        return square(Row.owning(places));
    }

    /** The rightmost empty place, or -1. */
    public int gap() {
        for (int i = square.size() - 1; i >= 0; i--) if (square.at(i) == EMPTY) return i;
        return -1;
    }
}
