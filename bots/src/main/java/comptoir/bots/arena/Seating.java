package comptoir.bots.arena;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.Setup;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * Who sits where in which game. In as many games in a row as there are contenders, each sits once in each seat; with every
 * such round the order around the table changes, until every order has been. So partners, who sit opposite, change too.
 * Two contenders at a table of two teams are a team each.
 */
public final class Seating {

    private final int contenders;
    private final int seats;
    private final boolean teams;
    private final List<int[]> orders;

    private Seating(int contenders, int seats, boolean teams) {
        this.contenders = contenders;
        this.seats = seats;
        this.teams = teams;
        this.orders = orders(contenders);
    }

    /** The seating of a table that was set up for that many contenders. */
    public static Seating of(Setup setup, int contenders) {
        boolean teams = teams(setup);
        if (contenders != setup.seats() && !(teams && contenders == 2))
            throw new IllegalArgumentException(contenders + " contenders for " + setup.seats() + " seats");
        return new Seating(contenders, setup.seats(), teams);
    }

    /** How many seats a table needs for so many contenders, when it was asked for teams or not. */
    public static int seatsFor(Game<?> game, int contenders, boolean teams) {
        int seats = teams && contenders == 2 ? 4 : contenders;
        if (game.seats().contains(seats)) return seats;
        throw new BadInput(Text.say(
                "{0} is played with {1} seats, and {2#1 bot was named|{2} bots were named}",
                game.id(), Tree.json(game.seats()), contenders));
    }

    private static boolean teams(Setup setup) {
        return setup.seats() == 4 && Boolean.TRUE.equals(setup.options().get("teams"));
    }

    /** The contender in each seat of a game. */
    public int[] of(int game) {
        var order = orders.get(game / contenders % orders.size());
        var seated = new int[seats];
        for (int seat = 0; seat < seats; seat++) seated[seat] = order[(seat + game) % contenders];
        return seated;
    }

    /** Those who win and lose together: a seat, or in teams a seat and the one opposite. */
    public int side(int player) {
        return teams ? player & 1 : player;
    }

    public int seats() {
        return seats;
    }

    public int contenders() {
        return contenders;
    }

    /** Every order around a table: the first stays, the others are permuted. */
    private static List<int[]> orders(int many) {
        var orders = new ArrayList<int[]>();
        permute(new int[many], 1, 1, orders);
        return orders;
    }

    private static void permute(int[] order, int place, int taken, List<int[]> orders) {
        if (place == order.length) {
            orders.add(order.clone());
            return;
        }
        for (int next = 1; next < order.length; next++) {
            if ((taken & (1 << next)) != 0) continue;
            order[place] = next;
            permute(order, place + 1, taken | (1 << next), orders);
        }
    }
}
