package comptoir.cove.table;

import comptoir.cove.parts.Row;
import comptoir.engine.Luck;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What is hidden: the faces of corruption cards in other players' hands, in the deck and among the discards that others
 * laid down. A seat knows its own cards and those it discarded since the deck was last made anew; of all others it knows
 * how many lie where. Everything else on the table is public.
 */
public final class Secrets {

    private Secrets() {}

    /**
     * Deals the faces the seat cannot see anew to where they lie. In one moment only the seat's own cards can differ between
     * the truth and what the table has seen, so the same deal fits both.
     */
    public static UnaryOperator<Cove> redealing(Cove cove, int seat, Luck luck) {
        boolean revealed = cove.phase() == Phase.FINAL;
        int players = cove.players().size();
        var unseen = cove.corruption().toArray();
        for (int player = 0; player < players; player++) {
            if (player == seat) continue;
            if (!revealed) add(unseen, cove.player(player).cards());
            add(unseen, cove.player(player).discarded());
        }
        var cards = new Row[players];
        var discarded = new Row[players];
        for (int player = 0; player < players; player++) {
            if (player == seat) continue;
            cards[player] = revealed
                    ? cove.player(player).cards()
                    : deal(unseen, cove.player(player).cards().sum(), luck);
            discarded[player] = deal(unseen, cove.player(player).discarded().sum(), luck);
        }
        var deck = Row.owning(unseen);
        var shops = new Workshop[players];
        for (int player = 0; player < players; player++)
            if (player != seat) shops[player] = cove.shop(player).redealt(cove, seat, luck);
        return position -> {
            var dealt = new Player[players];
            for (int player = 0; player < players; player++) {
                var before = position.player(player);
                dealt[player] = player == seat
                        ? before
                        : before.cards(cards[player], discarded[player]).shop(shops[player]);
            }
            return position.corruption(deck, new Players(dealt));
        };
    }

    private static void add(int[] counts, Row more) {
        for (int face = 0; face < counts.length; face++) counts[face] += more.at(face);
    }

    /** Takes so many cards at random out of the unseen ones. */
    private static Row deal(int[] unseen, int count, Luck luck) {
        var dealt = new int[unseen.length];
        int left = 0;
        for (int each : unseen) left += each;
        for (int card = 0; card < count; card++) {
            int at = luck.below(left--);
            int face = 0;
            while (at >= unseen[face]) at -= unseen[face++];
            unseen[face]--;
            dealt[face]++;
        }
        return Row.owning(dealt);
    }

    /** The seat's own corruption cards, wherever they lie now; all hands once they are revealed. */
    public static List<String> known(Cove cove, int seat) {
        var known = new ArrayList<String>();
        var own = cove.player(seat).cards().plus(cove.player(seat).discarded());
        for (int face = 0; face < own.size(); face++)
            for (int copy = 0; copy < own.at(face); copy++)
                known.add("has seen " + cove.pack().corruption(face).id() + " (" + (copy + 1) + ")");
        for (int player = 0; player < cove.players().size(); player++)
            known.addAll(cove.shop(player).known(cove, player, seat));
        return known;
    }
}
