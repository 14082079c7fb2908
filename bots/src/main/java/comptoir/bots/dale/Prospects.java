package comptoir.bots.dale;

import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Use;
import java.util.Arrays;

/**
 * How far a player still is from the last stack, in turns, as far as can be told from the cards they own: those that make up
 * the next stacks already, and what is missing for the others.
 */
public final class Prospects {

    /** The value that one purchase brings on average. */
    private static final double BOUGHT_AT_ONCE = 3.4;

    /** What each card that does not lie in the hand delays a stack by. */
    private static final double FETCHING = 0.28;

    /** What Junk among one's cards delays each stack by. */
    private static final double JUNK = 0.045;

    static final int VALUES = 6;
    static final int SETS = Cards.folks().size();

    private Prospects() {}

    /** How many turns a seat, or its team together, still needs. */
    public static double turns(Dale dale, int seat) {
        var box = dale.box();
        int stacks = dale.stallOf(seat).size();
        int goal = box.goal();
        if (stacks >= goal) return 0;
        var owned = new int[SETS * VALUES];
        var held = new int[SETS * VALUES];
        int[] counts = {0, 0};
        count(dale, seat, owned, held, counts);
        if (box.teams()) count(dale, box.partner(seat), owned, held, counts);
        double junk = (double) counts[0] / Math.max(1, counts[1]);
        double turns = 0;
        for (int stack = stacks + 1; stack <= goal; stack++) {
            int target = stack == stacks + 1 ? dale.nextStack(seat) : stack;
            turns += 1 + fetch(owned, held, target, stack == stacks + 1) + JUNK * 10 * junk;
        }
        return box.teams() ? turns / 2 : turns;
    }

    private static void count(Dale dale, int seat, int[] owned, int[] held, int[] counts) {
        var player = dale.player(seat);
        add(dale, player.hand(), owned, counts);
        add(dale, player.hand(), held, new int[2]);
        add(dale, player.deck(), owned, counts);
        add(dale, player.discard(), owned, counts);
        for (int i = 0; i < player.schedule().size(); i++)
            add(dale, Pile.of(Use.card(player.schedule().get(i))), owned, counts);
    }

    private static void add(Dale dale, Pile cards, int[] owned, int[] counts) {
        counts[1] += cards.size();
        for (int i = 0; i < cards.size(); i++) {
            var card = dale.card(cards.get(i));
            var folk = card.folk();
            if (folk == null) counts[0]++;
            else owned[folk.number() * VALUES + card.value()]++;
        }
    }

    /** The turns it takes to have the cards of a stack together; they are then spoken for. */
    private static double fetch(int[] owned, int[] held, int target, boolean next) {
        int best = -1;
        int most = 0;
        int bestHeld = -1;
        for (int set = 0; set < SETS; set++) {
            int sum = reached(owned, set * VALUES, target);
            if (sum < most || sum == 0) continue;
            int inHand = next ? reached(held, set * VALUES, target) : 0;
            if (sum > most || inHand > bestHeld) {
                most = sum;
                best = set;
                bestHeld = inHand;
            }
        }
        if (best < 0) return target / BOUGHT_AT_ONCE;
        int cards = take(owned, best * VALUES, most);
        double fetching = next && bestHeld == target ? 0 : FETCHING * cards;
        if (next && bestHeld > 0 && bestHeld < target) fetching *= 1 - 0.6 * bestHeld / target;
        return (target - most) / BOUGHT_AT_ONCE + (target > most ? 0.25 : 0) + fetching;
    }

    /** The highest sum up to the target that cards of a set make. */
    static int reached(int[] owned, int from, int target) {
        long sums = 1;
        for (int value = 1; value < VALUES; value++)
            for (int copy = owned[from + value]; copy > 0; copy--) sums |= sums << value;
        sums &= (2L << target) - 1;
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(sums);
    }

    /** Takes cards of a set that make the sum, the largest that will do first; how many. */
    static int take(int[] owned, int from, int sum) {
        if (sum == 0) return 0;
        for (int value = Math.min(sum, VALUES - 1); value > 0; value--) {
            if (owned[from + value] == 0) continue;
            owned[from + value]--;
            if (sum == value || reached(owned, from, sum - value) == sum - value)
                return 1 + take(owned, from, sum - value);
            owned[from + value]++;
        }
        throw new IllegalStateException("no cards make " + sum + " of " + Arrays.toString(owned));
    }
}
