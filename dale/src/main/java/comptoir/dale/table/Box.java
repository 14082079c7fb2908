package comptoir.dale.table;

import comptoir.engine.Seats;
import java.util.List;

/**
 * What stays the same for a whole game.
 *
 * @param traits all traits of the cards in play, so that questions nobody can need are not asked
 * @param cards how many physical cards there were at the start; Junk made later has higher numbers
 */
public record Box(int seats, boolean teams, List<Animalfolk> sets, Traits traits, int cards) {

    public static final int MOST_SEATS = 4;

    /** How many stacks win. */
    public int goal() {
        return goal(teams);
    }

    public static int goal(boolean teams) {
        return teams ? 10 : 8;
    }

    public boolean has(Trait trait) {
        return traits.has(trait);
    }

    /** Which of the stalls a player builds: partners share one. */
    public int stallOf(int seat) {
        return teams ? seat & 1 : seat;
    }

    public int stalls() {
        return teams ? 2 : seats;
    }

    public int next(int seat) {
        return seat + 1 == seats ? 0 : seat + 1;
    }

    /** The neighbour on the left is the next in turn order. */
    public int neighbour(int seat, boolean left) {
        return Math.floorMod(seat + (left ? 1 : -1), seats);
    }

    public int partner(int seat) {
        return teams ? (seat + 2) % 4 : Seats.NOBODY;
    }

    public boolean opposed(int seat, int other) {
        return stallOf(seat) != stallOf(other);
    }

    /** How many sets are played with. */
    public static int setsFor(int seats, boolean teams) {
        return teams ? 4 : seats + 1;
    }
}
