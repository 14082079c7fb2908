package comptoir.dale.turn;

import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Traits;
import comptoir.dale.table.Use;
import java.util.Arrays;

/**
 * Which cards can pay a price. A payment is legal when it reaches the price and no card in it is superfluous: all but the
 * smallest card together must stay below the price.
 */
public final class Payment {

    private static final int NOTHING_YET = Integer.MAX_VALUE;

    private Payment() {}

    public static boolean isLegal(Pile picks, int price) {
        int sum = Use.sum(picks);
        return sum >= price && sum - least(picks) < price;
    }

    /** Whether the cards can still be added to so that the payment becomes legal and holds all it must hold. */
    public static boolean canTake(int[] rest, Pile picks, int use, int price, Traits needed) {
        var taken = picks.with(use);
        var missing = needed.missingIn(taken);
        if (!missing.isEmpty()) {
            for (int other : rest)
                if (missing.meet(Use.as(other))
                        && !Use.holds(taken, Use.card(other))
                        && canTake(rest, taken, other, price, needed)) return true;
            return false;
        }
        if (Use.has(taken, Trait.WAIVES_OVERPAY)) return reaches(rest, taken, price);
        for (int other : rest)
            if (Use.as(other).has(Trait.WAIVES_OVERPAY)
                    && !Use.holds(taken, Use.card(other))
                    && reaches(rest, taken.with(other), price)) return true;
        return reachable(without(rest, taken), Use.NONE, Use.sum(taken), least(taken), price);
    }

    /**
     * The same where nothing is needed of the cards and none waives the overpay rule, which is nearly always: for one of the
     * rest, with those taken before it known by their sum and the smallest of them.
     */
    public static boolean canTake(int[] rest, int use, int sum, int least, int price) {
        return reachable(rest, Use.card(use), sum + Use.value(use), Math.min(least, Use.value(use)), price);
    }

    private static int[] without(int[] rest, Pile taken) {
        var left = new int[rest.length];
        int size = 0;
        for (int use : rest) if (!Use.holds(taken, Use.card(use))) left[size++] = use;
        return Arrays.copyOf(left, size);
    }

    /** Whether all cards together reach the price, the overpay rule being waived. */
    private static boolean reaches(int[] rest, Pile taken, int price) {
        int sum = Use.sum(taken);
        for (int i = 0; i < rest.length; ) {
            int card = Use.card(rest[i]);
            int most = 0;
            for (; i < rest.length && Use.card(rest[i]) == card; i++) most = Math.max(most, Use.value(rest[i]));
            if (!Use.holds(taken, card)) sum += most;
        }
        return sum >= price;
    }

    /** Whether some payment of the price can be made that holds cards with these traits. */
    public static boolean isPossible(int[] uses, int price, Traits needed) {
        for (int use : uses)
            if ((needed.isEmpty() || needed.meet(Use.as(use))) && canTake(uses, Pile.EMPTY, use, price, needed))
                return true;
        return false;
    }

    /** What a hand is worth at most, each card counting as the best it can. */
    public static int worth(int[] uses) {
        int worth = 0;
        for (int i = 0; i < uses.length; ) {
            int card = Use.card(uses[i]);
            int most = 0;
            for (; i < uses.length && Use.card(uses[i]) == card; i++) most = Math.max(most, Use.value(uses[i]));
            worth += most;
        }
        return worth;
    }

    public static int least(Pile picks) {
        int least = NOTHING_YET;
        for (int i = 0; i < picks.size(); i++) least = Math.min(least, Use.value(picks.get(i)));
        return least;
    }

    /**
     * Whether some of the rest, but for one card, bring the sum to the price without making any card superfluous.
     *
     * @param least the smallest card that is in the sum
     */
    private static boolean reachable(int[] rest, int skipped, int sum, int least, int price) {
        if (sum >= price) return sum - least < price;
        int need = price - sum;
        int small = 0;
        int last = skipped;
        for (int use : rest) {
            int card = Use.card(use);
            if (card == skipped || card == last) continue;
            last = card;
            if (Use.value(use) <= least) small += Use.value(use);
        }
        // Cards no larger than the smallest so far, added from the largest down, never overshoot by a whole card.
        if (small >= need) return true;
        for (int smallest = least; smallest > 0; smallest--) if (sumsTo(rest, skipped, smallest, need)) return true;
        return false;
    }

    /** Whether cards worth at least {@code smallest} each add up to the need, overshooting by less than that. */
    private static boolean sumsTo(int[] rest, int skipped, int smallest, int need) {
        long sums = 1;
        for (int i = 0; i < rest.length; ) {
            int card = Use.card(rest[i]);
            long more = sums;
            for (; i < rest.length && Use.card(rest[i]) == card; i++) {
                int value = Use.value(rest[i]);
                if (value >= smallest && value < Long.SIZE) more |= sums << value;
            }
            if (card != skipped) sums = more;
        }
        long window = (1L << Math.min(smallest, Long.SIZE - 1)) - 1;
        return need < Long.SIZE && (sums >>> need & window) != 0;
    }
}
