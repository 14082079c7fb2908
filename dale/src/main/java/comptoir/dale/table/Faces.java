package comptoir.dale.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** What is printed on each physical card, by the card's number. A redeal gives new faces and leaves all piles alone. */
public final class Faces {

    private final byte[] kinds;

    private Faces(byte[] kinds) {
        this.kinds = kinds;
    }

    /** Faces by the numbers of their kinds. */
    public static Faces of(int[] kinds) {
        var bytes = new byte[kinds.length];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) kinds[i];
        return new Faces(bytes);
    }

    public int size() {
        return kinds.length;
    }

    /** The number of the kind of a card. */
    public int kind(int card) {
        return kinds[card];
    }

    public Card of(int card) {
        return Cards.numbered(kinds[card]);
    }

    /** One more card, which gets the next number. */
    public Faces with(Card card) {
        var grown = Arrays.copyOf(kinds, kinds.length + 1);
        grown[kinds.length] = (byte) card.number();
        return new Faces(grown);
    }

    public int[] toArray() {
        var numbers = new int[kinds.length];
        for (int i = 0; i < numbers.length; i++) numbers[i] = kinds[i];
        return numbers;
    }

    /** A hand holds its cards sorted by kind, so that equal cards are neighbours and options come in a stable order. */
    public Pile sorted(Pile cards) {
        return sortedIn(Pile.EMPTY, cards);
    }

    /** A sorted hand with more cards in it. */
    public Pile sortedIn(Pile hand, Pile more) {
        int size = hand.size();
        var cards = new int[size + more.size()];
        for (int i = 0; i < size; i++) cards[i] = hand.get(i);
        for (int i = 0; i < more.size(); i++) {
            int card = more.get(i);
            int at = size++ - 1;
            for (; at >= 0 && comesBefore(card, cards[at]); at--) cards[at + 1] = cards[at];
            cards[at + 1] = card;
        }
        return Pile.of(cards);
    }

    private boolean comesBefore(int card, int other) {
        return kinds[card] != kinds[other] ? kinds[card] < kinds[other] : card < other;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Faces that && Arrays.equals(kinds, that.kinds);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(kinds);
    }

    @Override
    public String toString() {
        return Arrays.toString(kinds);
    }
}
