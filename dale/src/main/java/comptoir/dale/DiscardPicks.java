package comptoir.dale;

import comptoir.engine.Options;

/** Choosing cards of a discard pile. Its order is open and stays as it is, so cards are named by their depth. */
final class DiscardPicks {

    private DiscardPicks() {}

    /** Which cards of a pile may be chosen. */
    interface Filter {
        boolean allows(Card card);
    }

    static final Filter ANY = card -> true;

    /** One option for each card; of equal cards next to each other only the topmost. */
    static Options.Builder different(Dale dale, Pile pile, Filter filter) {
        var options = new Options.Builder();
        for (int depth = 0; depth < pile.size(); depth++) {
            var card = dale.card(pile.get(pile.size() - 1 - depth));
            boolean repeated = depth > 0 && dale.card(pile.get(pile.size() - depth)) == card;
            if (!repeated && filter.allows(card)) options.add(new AtDepth(card, depth));
        }
        return options;
    }

    static boolean any(Dale dale, Pile pile, Filter filter) {
        for (int i = 0; i < pile.size(); i++) if (filter.allows(dale.card(pile.get(i)))) return true;
        return false;
    }
}
