package comptoir.dale;

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

    private static Pile added(Pile kinds, Card card) {
        return kinds.has(card.number()) ? kinds : kinds.with(card.number());
    }
}
