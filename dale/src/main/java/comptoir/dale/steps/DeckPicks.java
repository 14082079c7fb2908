package comptoir.dale.steps;

import comptoir.dale.answers.Pick;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.engine.Options;

/** Choosing among cards whose order does not matter, such as those of a deck that is searched: by kind. */
public final class DeckPicks {

    private DeckPicks() {}

    /** One option for each different card. */
    public static Options.Builder different(Dale dale, Pile cards) {
        var options = new Options.Builder();
        var sorted = dale.faces().sorted(cards);
        for (int i = 0; i < sorted.size(); i++)
            if (i == 0 || dale.card(sorted.get(i)) != dale.card(sorted.get(i - 1)))
                options.add(Pick.of(dale.card(sorted.get(i))));
        return options;
    }

    /** The first card of that kind. */
    public static int meant(Dale dale, Pile cards, Pick pick) {
        for (int i = 0; i < cards.size(); i++) if (dale.card(cards.get(i)) == pick.card()) return cards.get(i);
        throw new IllegalArgumentException(pick + " is not there");
    }
}
