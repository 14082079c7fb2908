package comptoir.dale.table;

import comptoir.engine.IdSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Cards in an order, the top one last. Cards are told apart by their numbers; what is on them is looked up in {@link Faces}.
 * Some piles hold uses ({@link Use}) in place of bare numbers. Unchangeable; taking from the top shares the array.
 */
public final class Pile {

    public static final Pile EMPTY = new Pile(new int[0], 0);

    private final int[] cards;
    private final int size;

    private Pile(int[] cards, int size) {
        this.cards = cards;
        this.size = size;
    }

    public static Pile of(int... cards) {
        return cards.length == 0 ? EMPTY : new Pile(cards, cards.length);
    }

    /** The first entries of an array, which is not copied: the caller gives it away. */
    public static Pile firstOf(int[] cards, int size) {
        return size == 0 ? EMPTY : new Pile(cards, size);
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    /** The card at a place, counted from the bottom. */
    public int get(int place) {
        return cards[place];
    }

    public int top() {
        return cards[size - 1];
    }

    /** The topmost cards, in the order in which they are taken: the top one first. */
    public Pile takenFromTop(int count) {
        var taken = new int[count];
        for (int i = 0; i < count; i++) taken[i] = cards[size - 1 - i];
        return of(taken);
    }

    public Pile withoutTop(int count) {
        return count == size ? EMPTY : new Pile(cards, size - count);
    }

    public Pile with(int card) {
        var grown = Arrays.copyOf(cards, size + 1);
        grown[size] = card;
        return new Pile(grown, size + 1);
    }

    /** These cards with others laid on top one after the other. */
    public Pile with(Pile others) {
        if (others.size == 0) return this;
        if (size == 0) return others;
        var grown = Arrays.copyOf(cards, size + others.size);
        System.arraycopy(others.cards, 0, grown, size, others.size);
        return new Pile(grown, grown.length);
    }

    public int indexOf(int card) {
        for (int i = 0; i < size; i++) if (cards[i] == card) return i;
        return -1;
    }

    public boolean has(int card) {
        return indexOf(card) >= 0;
    }

    public Pile without(int card) {
        int at = indexOf(card);
        return at < 0 ? this : withoutPlace(at);
    }

    public Pile withoutPlace(int place) {
        if (size == 1) return EMPTY;
        if (place == size - 1) return new Pile(cards, size - 1);
        var cut = new int[size - 1];
        System.arraycopy(cards, 0, cut, 0, place);
        System.arraycopy(cards, place + 1, cut, place, size - 1 - place);
        return new Pile(cut, size - 1);
    }

    public Pile without(Pile others) {
        var left = this;
        for (int i = 0; i < others.size; i++) left = left.without(others.cards[i]);
        return left;
    }

    /** The same pile with another card at a place. */
    public Pile replaced(int place, int card) {
        var changed = Arrays.copyOf(cards, size);
        changed[place] = card;
        return new Pile(changed, size);
    }

    /** The pile turned over: its top card is now at the bottom. */
    public Pile turnedOver() {
        return takenFromTop(size);
    }

    /** The numbers of the cards, for memory. */
    public IdSet ids() {
        return IdSet.of(toArray());
    }

    public int[] toArray() {
        return Arrays.copyOf(cards, size);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Pile that && Arrays.equals(cards, 0, size, that.cards, 0, that.size);
    }

    @Override
    public int hashCode() {
        int hash = size;
        for (int i = 0; i < size; i++) hash = 31 * hash + cards[i];
        return hash;
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
