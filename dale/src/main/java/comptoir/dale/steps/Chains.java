package comptoir.dale.steps;

import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;

/**
 * Copies of copies, followed from card to card. A chain ends at a card that copies nothing, and is that card. It also ends
 * where all that could be copied is in the chain already: a circle leads nowhere, and the last card is itself.
 */
final class Chains {

    /**
     * How many steps are taken in search of ends of the second kind. With the cards of one box a few hundred are enough; a
     * hand made of copying cards alone, which only a scene can hold, has more chains than anybody could follow.
     */
    private static final int PATIENCE = 4000;

    private final Dale dale;
    private final int seat;
    private final Pile before;
    private final boolean throughHand;
    private Pile seen = Pile.EMPTY;
    private Pile kinds = Pile.EMPTY;
    private Pile wanted = Pile.EMPTY;
    private int steps;

    /**
     * @param before cards that are in the chain already
     * @param throughHand whether cards of the hand may be copied
     */
    Chains(Dale dale, int seat, Pile before, boolean throughHand) {
        this.dale = dale;
        this.seat = seat;
        this.before = before;
        this.throughHand = throughHand;
    }

    /** The kinds at the ends of all chains from a card on. */
    Pile from(int card) {
        explore(card);
        if (!wanted.isEmpty()) follow(card, before);
        return kinds;
    }

    /** The kinds of all cards along the chains from a card on, in the order in which they are met. */
    Pile along(int card) {
        explore(card);
        var met = Pile.EMPTY;
        for (int i = 0; i < seen.size(); i++) met = added(met, dale.faces().kind(seen.get(i)));
        return met;
    }

    /** Meets every card once. That finds all ends but those in circles, which can only be where nothing but copies is copied. */
    private void explore(int card) {
        if (seen.has(card) || before.has(card)) return;
        seen = seen.with(card);
        var models = dale.card(card).models();
        if (models == null) {
            kinds = added(kinds, dale.faces().kind(card));
            return;
        }
        var copies = models.of(dale, seat, card);
        boolean onlyCopies = true;
        for (int i = 0; i < copies.size(); i++) {
            onlyCopies &= dale.card(copies.get(i)).models() != null;
            if (isOpen(copies.get(i))) explore(copies.get(i));
        }
        if (onlyCopies) wanted = added(wanted, dale.faces().kind(card));
    }

    private boolean isOpen(int card) {
        return throughHand || !dale.hand(seat).has(card);
    }

    /** Follows every chain to its end, as long as an end may still be found that is not known. */
    private void follow(int card, Pile chain) {
        var models = dale.card(card).models();
        if (models == null || wanted.isEmpty() || ++steps > PATIENCE) return;
        var longer = chain.with(card);
        var copies = models.of(dale, seat, card);
        boolean ends = true;
        for (int i = 0; i < copies.size(); i++) {
            if (longer.has(copies.get(i))) continue;
            ends = false;
            if (isOpen(copies.get(i))) follow(copies.get(i), longer);
        }
        if (!ends) return;
        kinds = added(kinds, dale.faces().kind(card));
        wanted = wanted.without(dale.faces().kind(card));
    }

    private static Pile added(Pile kinds, int kind) {
        return kinds.has(kind) ? kinds : kinds.with(kind);
    }
}
