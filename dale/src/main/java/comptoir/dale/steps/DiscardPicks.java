package comptoir.dale.steps;

import comptoir.dale.answers.AtDepth;
import comptoir.dale.table.Card;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.engine.Options;

/** Choosing cards of a discard pile. Its order is open and stays as it is, so cards are named by their depth. */
public final class DiscardPicks {

    private DiscardPicks() {}

    /** Which cards of a pile may be chosen. */
    public interface Filter {
        boolean allows(Card card);
    }

    public static final Filter ANY = card -> true;

    /** One option for each card; of equal cards next to each other only the topmost. */
    public static Options.Builder different(Dale dale, Pile pile, Filter filter) {
        var options = new Options.Builder();
        for (int depth = 0; depth < pile.size(); depth++) {
            var card = dale.card(pile.get(pile.size() - 1 - depth));
            boolean repeated = depth > 0 && dale.card(pile.get(pile.size() - depth)) == card;
            if (!repeated && filter.allows(card)) options.add(new AtDepth(card, depth));
        }
        return options;
    }

    public static boolean any(Dale dale, Pile pile, Filter filter) {
        for (int i = 0; i < pile.size(); i++) if (filter.allows(dale.card(pile.get(i)))) return true;
        return false;
    }
}
