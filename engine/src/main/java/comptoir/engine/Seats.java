package comptoir.engine;

/** Numbers of viewers that are no seat, and sets of seats as bits. */
public final class Seats {

    /** No seat: nobody did it, nobody is asked, nobody is in the middle of a choice. */
    public static final int NOBODY = -1;

    /** Somebody who sees only what is public. */
    public static final int SPECTATOR = -1;

    /** Somebody who sees everything: tests, and everybody once a game is over. */
    public static final int ALL_SEEING = -2;

    private Seats() {}

    public static int bit(int seat) {
        return 1 << seat;
    }

    public static int all(int seats) {
        return (1 << seats) - 1;
    }

    public static int allBut(int seat, int seats) {
        return all(seats) & ~bit(seat);
    }

    public static boolean has(int mask, int viewer) {
        return viewer == ALL_SEEING || (viewer >= 0 && (mask & bit(viewer)) != 0);
    }
}
