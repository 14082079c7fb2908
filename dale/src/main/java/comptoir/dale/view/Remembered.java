package comptoir.dale.view;

import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.engine.IdSet;
import comptoir.engine.Memory;
import comptoir.engine.Seats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What a viewer remembers of face-down cards, as far as it can be said in a word. */
public final class Remembered {

    private Remembered() {}

    /** The cards that a seat knows to be in a hand: those it knows one by one, and those of which it knows that they are among some. */
    public static List<String> inHand(Dale dale, Pile hand, int viewer) {
        if (viewer < 0 || viewer >= dale.memory().minds().size()) return List.of();
        var mind = dale.memory().minds().get(viewer);
        var ids = hand.ids();
        var counts = kinds(dale, mind.known().within(ids));
        for (var count : certain(dale, mind.pools(), ids))
            for (int kind = 0; kind < counts.length; kind++) counts[kind] += count[kind];
        var names = new ArrayList<String>();
        for (int kind = 0; kind < counts.length; kind++)
            for (int i = 0; i < counts[kind]; i++)
                names.add(Cards.numbered(kind).id());
        names.sort(null);
        return names;
    }

    /** How many of each kind are certain in each of the outermost pools that lie in a hand. What a pool inside holds, the outer one holds too. */
    private static List<int[]> certain(Dale dale, List<Memory.Pool> pools, IdSet hand) {
        var inside = new ArrayList<>(
                pools.stream().filter(pool -> pool.places().isWithin(hand)).toList());
        inside.sort(Comparator.comparingInt(pool -> pool.places().size()));
        var outermost = new ArrayList<IdSet>();
        var counts = new ArrayList<int[]>();
        for (var pool : inside) {
            var within = new int[Cards.numbers()];
            for (int i = outermost.size() - 1; i >= 0; i--) {
                if (!outermost.get(i).isWithin(pool.places())) continue;
                outermost.remove(i);
                var inner = counts.remove(i);
                for (int kind = 0; kind < within.length; kind++) within[kind] += inner[kind];
            }
            var own = kinds(dale, pool.faces());
            for (int kind = 0; kind < within.length; kind++) within[kind] = Math.max(within[kind], own[kind]);
            outermost.add(pool.places());
            counts.add(within);
        }
        return counts;
    }

    private static int[] kinds(Dale dale, IdSet cards) {
        var counts = new int[Cards.numbers()];
        cards.forEach(card -> counts[dale.faces().kind(card)]++);
        return counts;
    }

    /** The cards of a deck from the top, up to the first that the seat does not know. */
    public static List<String> onTop(Dale dale, Pile deck, int viewer) {
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
