package comptoir.dale;

import comptoir.engine.Seats;
import java.util.ArrayList;
import java.util.List;

/** What a viewer remembers of face-down cards, as far as it can be said in a word. */
final class Remembered {

    private Remembered() {}

    /** The cards that a seat knows to be in a hand. */
    static List<String> inHand(Dale dale, Pile hand, int viewer) {
        if (viewer < 0 || viewer >= dale.memory().minds().size()) return List.of();
        var mind = dale.memory().minds().get(viewer);
        var ids = hand.ids();
        var certain = mind.known().within(ids);
        for (var pool : mind.pools()) if (pool.places().isWithin(ids)) certain = certain.and(pool.faces());
        var names = new ArrayList<String>();
        for (int card : certain.ids()) names.add(dale.card(card).id());
        names.sort(null);
        return names;
    }

    /** The cards of a deck from the top, up to the first that the seat does not know. */
    static List<String> onTop(Dale dale, Pile deck, int viewer) {
        var names = new ArrayList<String>();
        for (int i = deck.size() - 1; i >= 0 && knows(dale, viewer, deck.get(i)); i--)
            names.add(dale.card(deck.get(i)).id());
        return names;
    }

    private static boolean knows(Dale dale, int viewer, int card) {
        if (viewer == Seats.ALL_SEEING) return true;
        return viewer >= 0
                && viewer < dale.memory().minds().size()
                && dale.memory().knows(viewer, card);
    }
}
