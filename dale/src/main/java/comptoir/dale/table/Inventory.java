package comptoir.dale.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts what is there, for the proofs that nothing is lost and that undo takes no knowledge. */
public final class Inventory {

    private Inventory() {}

    /** How many cards of each kind lie anywhere; Junk made during the game is not counted, since Junk is unlimited. */
    public static Map<String, Integer> of(Dale dale) {
        var counts = new TreeMap<String, Integer>();
        for (var player : dale.table().players()) {
            count(dale, player.deck(), counts);
            count(dale, player.hand(), counts);
            count(dale, player.discard(), counts);
            count(dale, Use.cards(player.schedule()), counts);
        }
        for (var stall : dale.table().stalls()) for (var stack : stall.stacks()) count(dale, stack, counts);
        count(dale, dale.market().deck(), counts);
        count(dale, dale.market().discard(), counts);
        for (int slot = 0; slot < Market.SLOTS; slot++)
            if (dale.market().slots().get(slot) != Market.HOLE)
                count(dale, Pile.of(dale.market().slots().get(slot)), counts);
        count(dale, dale.table().junk(), counts);
        count(dale, dale.table().aside(), counts);
        counts.merge(Cards.JUNK.id(), dale.box().cards() - dale.faces().size(), Integer::sum);
        return counts;
    }

    private static void count(Dale dale, Pile cards, Map<String, Integer> counts) {
        for (int i = 0; i < cards.size(); i++)
            counts.merge(dale.card(cards.get(i)).id(), 1, Integer::sum);
    }

    /** The cards a seat knows for certain. Junk made during the game was never hidden from anybody. */
    public static List<String> known(Dale dale, int seat) {
        var known = new ArrayList<String>();
        for (int card : dale.memory().minds().get(seat).known().ids())
            if (card < dale.box().cards()) known.add("card " + card + " is " + dale.card(card));
        return known;
    }
}
