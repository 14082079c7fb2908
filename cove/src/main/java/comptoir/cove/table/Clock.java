package comptoir.cove.table;

import comptoir.cove.parts.Row;
import java.util.Arrays;

/**
 * The clock. Places are counted in half hours: hour 5 is place 10, the hand at 5:30 is place 11.
 *
 * @param places where each player's hourglass stands
 * @param stack the players from the one who moved last to the one who moved first: of hourglasses on one place, the
 *     earlier in this row lies on top
 * @param market the place of the market marker
 * @param mice how many mice have left their hands; each sits on an hour from 1 on
 */
public record Clock(Row places, Row stack, int market, int mice) {

    public static final int NOBODY = -1;

    /** Whose turn it is: the one furthest back, on a tie the topmost; nobody once all have reached the marker. */
    public int active() {
        int active = NOBODY;
        int earliest = market;
        for (int i = 0; i < stack.size(); i++) {
            int player = stack.at(i);
            if (places.at(player) < earliest) {
                earliest = places.at(player);
                active = player;
            }
        }
        return active;
    }

    /** Where a player's hourglass would stand after so many hours, hands left aside; from a hand the first hour is short. */
    public int after(int player, int hours) {
        int place = places.at(player);
        return hours == 0 ? place : place - place % 2 + 2 * hours;
    }

    public int leader() {
        int furthest = 0;
        for (int i = 0; i < places.size(); i++) furthest = Math.max(furthest, places.at(i));
        return furthest;
    }

    /** The player's hourglass moves, and comes to lie on top. */
    public Clock moved(int player, int place) {
        return new Clock(places.with(player, place), stack.toFront(player), market, mice);
    }

    /** The marker on the hour ahead of the most advanced hourglass, but never further than it stands. */
    public Clock marketAheadOfLeader() {
        return new Clock(places, stack, Math.min(market, (leader() / 2 + 1) * 2), mice);
    }

    /** All hourglasses on the marker, the most advanced on top. */
    public Clock restacked() {
        var order = new int[stack.size()];
        for (int i = 0; i < order.length; i++) {
            int player = stack.at(i);
            int at = i;
            while (at > 0 && places.at(order[at - 1]) < places.at(player)) {
                order[at] = order[at - 1];
                at--;
            }
            order[at] = player;
        }
        var together = new int[order.length];
        Arrays.fill(together, market);
        return new Clock(Row.owning(together), Row.owning(order), market, mice);
    }

    /** The morning of the next day: another mouse sits on an hour, and the stack starts after it. */
    public Clock nextDay(int marketPlace, int hands) {
        int moved = Math.min(mice + 1, hands);
        return new Clock(Row.filled(places.size(), firstPlace(moved)), stack, marketPlace, moved);
    }

    /** The lowest hour without a mouse. */
    public static int firstPlace(int mice) {
        return 2 * (mice + 1);
    }
}
