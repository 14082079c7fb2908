package comptoir.dale.steps;

import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Use;
import comptoir.engine.Seats;

/** What a card counts as while it is used: itself, or whatever it copies. */
public final class Guises {

    private Guises() {}

    /**
     * The kinds that a card of a player counts as, one of which the player chooses. A copying card must copy where there is
     * something to copy; a copy of a copying card copies what that one could.
     */
    public static Pile of(Dale dale, int seat, int card) {
        return dale.card(card).models() == null
                ? Pile.of(dale.faces().kind(card))
                : new Chains(dale, seat, Pile.EMPTY, true).from(card);
    }

    /** The kinds that a card is on the way to what it counts as, and those it counts as: its own first. */
    public static Pile onTheWay(Dale dale, int seat, int card) {
        return dale.card(card).models() == null
                ? Pile.of(dale.faces().kind(card))
                : new Chains(dale, seat, Pile.EMPTY, true).along(card);
    }

    /** Cards are used: of those that count as another card all are told, and see the hand card that is copied. */
    public static Dale told(Dale dale, int seat, Pile uses) {
        var next = dale;
        for (int i = 0; i < uses.size(); i++) next = told(next, seat, uses.get(i));
        return next;
    }

    public static Dale told(Dale dale, int seat, int use) {
        if (!dale.box().has(Trait.COPIES) || !dale.watched()) return dale;
        int card = Use.card(use);
        if (dale.faces().kind(card) == Use.kind(use)) return dale;
        int everybody = Seats.all(dale.box().seats());
        int copied = copiedInHand(dale, seat, use);
        // First the card that is copied: as what the other counts tells of it.
        var next = copied == Use.NONE ? dale : Moves.showAll(dale, EventKind.REVEALED.by(seat), Pile.of(copied));
        return Moves.show(next, EventKind.USED_AS.by(seat).with(Use.as(use).name()), Pile.of(card), everybody);
    }

    /** The card of the hand that a use rests on; none where the same can be copied from elsewhere. */
    private static int copiedInHand(Dale dale, int seat, int use) {
        int kind = Use.kind(use);
        if (new Chains(dale, seat, Pile.EMPTY, false).from(Use.card(use)).has(kind)) return Use.NONE;
        var hand = dale.hand(seat);
        var itself = Pile.of(Use.card(use));
        for (int i = 0; i < hand.size(); i++)
            if (!itself.has(hand.get(i))
                    && new Chains(dale, seat, itself, true).from(hand.get(i)).has(kind)) return hand.get(i);
        return Use.NONE;
    }
}
