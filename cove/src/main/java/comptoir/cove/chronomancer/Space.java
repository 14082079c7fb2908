package comptoir.cove.chronomancer;

import comptoir.engine.Text;

/**
 * The stops of the loop, clockwise: each machine is one stop with a space for each figure, and between the machines lie
 * three portals. Together ten action spaces.
 */
public final class Space {

    public static final int LEFT_MACHINE = 0;
    public static final int RIGHT_MACHINE = 4;
    public static final int COUNT = 8;

    private static final String[] IDS = {
        "left-machine", "upper-1", "upper-2", "upper-3", "right-machine", "lower-3", "lower-2", "lower-1"
    };

    private Space() {}

    static String id(int space) {
        return IDS[space];
    }

    static int named(String id) {
        for (int space = 0; space < COUNT; space++) if (IDS[space].equals(id)) return space;
        return -1;
    }

    public static boolean isMachine(int space) {
        return space % RIGHT_MACHINE == 0;
    }

    static boolean isUpper(int space) {
        return space < RIGHT_MACHINE;
    }

    /** For a portal, its column from the left, 0 to 2. */
    static int column(int space) {
        return isUpper(space) ? space - 1 : 7 - space;
    }

    static int next(int space) {
        return (space + 1) % COUNT;
    }

    /** How many stops from one to the other, clockwise. */
    static int distance(int from, int to) {
        return (to - from + COUNT) % COUNT;
    }

    /** How many stops to the machine ahead. */
    static int toNextMachine(int space) {
        return RIGHT_MACHINE - space % RIGHT_MACHINE;
    }

    static Text text(int space) {
        if (space == LEFT_MACHINE) return Text.say("the left time machine");
        if (space == RIGHT_MACHINE) return Text.say("the right time machine");
        var pattern = isUpper(space) ? Text.say("upper portal {0}") : Text.say("lower portal {0}");
        return pattern.with(column(space) + 1);
    }
}
