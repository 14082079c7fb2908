package comptoir.dale;

import comptoir.engine.Seats;

/** What a card counts as while it is used: itself, or whatever it copies. */
final class Guises {

    private Guises() {}

    /**
     * The kinds that a card of a player counts as, one of which the player chooses. A copying card must copy where there is
     * something to copy; a copy of a copying card copies what that one could.
     */
    static Pile of(Dale dale, int seat, int card) {
        return collect(dale, seat, card, Pile.EMPTY, Pile.EMPTY);
    }

    private static Pile collect(Dale dale, int seat, int card, Pile chain, Pile found) {
        var printed = dale.card(card);
        var models = printed.models();
        if (models == null) return added(found, printed);
        var longer = chain.with(card);
        var copies = models.of(dale, seat, card);
        int before = found.size();
        var kinds = found;
        boolean lookedOn = false;
        for (int i = 0; i < copies.size(); i++) {
            if (longer.has(copies.get(i))) continue; // a circle of copies leads nowhere
            lookedOn = true;
            kinds = collect(dale, seat, copies.get(i), longer, kinds);
        }
        return kinds.size() == before && !lookedOn ? added(kinds, printed) : kinds;
    }

    /** The kinds that a card is on the way to what it counts as, and those it counts as: its own first. */
    static Pile onTheWay(Dale dale, int seat, int card) {
        return dale.card(card).models() == null
                ? Pile.of(dale.faces().kind(card))
                : visited(dale, seat, card, Pile.EMPTY, Pile.EMPTY);
    }

    private static Pile visited(Dale dale, int seat, int card, Pile chain, Pile found) {
        var printed = dale.card(card);
        var kinds = added(found, printed);
        var models = printed.models();
        if (models == null) return kinds;
        var longer = chain.with(card);
        var copies = models.of(dale, seat, card);
        for (int i = 0; i < copies.size(); i++)
            if (!longer.has(copies.get(i))) kinds = visited(dale, seat, copies.get(i), longer, kinds);
        return kinds;
    }

    /** Cards are used: of those that count as another card all are told, and see the hand card that is copied. */
    static Dale told(Dale dale, int seat, Pile uses) {
        var next = dale;
        for (int i = 0; i < uses.size(); i++) next = told(next, seat, uses.get(i));
        return next;
    }

    static Dale told(Dale dale, int seat, int use) {
        if (!dale.box().has(Trait.COPIES) || !dale.watched()) return dale;
        int card = Use.card(use);
        if (dale.faces().kind(card) == Use.kind(use)) return dale;
        int everybody = Seats.all(dale.box().seats());
        int copied = copiedInHand(dale, seat, use);
        // First the card that is copied: as what the other counts tells of it.
        var next = copied == Use.NONE ? dale : Moves.showAll(dale, Told.REVEALED, seat, Pile.of(copied));
        return Moves.show(next, Told.USED_AS, seat, Use.as(use).name(), Pile.of(card), everybody);
    }

    /** The card of the hand that a use rests on; none where the same can be copied from elsewhere. */
    private static int copiedInHand(Dale dale, int seat, int use) {
        if (leads(dale, seat, Use.card(use), Use.kind(use), Pile.EMPTY, false)) return Use.NONE;
        var hand = dale.hand(seat);
        var chain = Pile.of(Use.card(use));
        for (int i = 0; i < hand.size(); i++)
            if (!chain.has(hand.get(i)) && leads(dale, seat, hand.get(i), Use.kind(use), chain, true))
                return hand.get(i);
        return Use.NONE;
    }

    /** Whether a card counts as that kind, with or without the cards of the hand. */
    private static boolean leads(Dale dale, int seat, int card, int kind, Pile chain, boolean withHand) {
        var printed = dale.card(card);
        var models = printed.models();
        if (models == null) return printed.number() == kind;
        var longer = chain.with(card);
        var copies = models.of(dale, seat, card);
        boolean lookedOn = false;
        for (int i = 0; i < copies.size(); i++) {
            int copied = copies.get(i);
            if (longer.has(copied)) continue;
            lookedOn = true;
            if ((withHand || !dale.hand(seat).has(copied)) && leads(dale, seat, copied, kind, longer, withHand))
                return true;
        }
        return !lookedOn && printed.number() == kind;
    }

    private static Pile added(Pile kinds, Card card) {
        return kinds.has(card.number()) ? kinds : kinds.with(card.number());
    }
}
