package comptoir.cove.blacksmith;

import comptoir.cove.parts.Kind;

/**
 * Dice as counts in one number, four bits a face: those of the tray, or those in a furnace. Alloy dice show a clan's colour,
 * coal dice a heat from 1 to {@link #HOTTEST}. A die of the tray that was not rolled since it came there shows nothing.
 */
public final class Dice {

    public static final int NONE = 0;

    /** The greatest heat that a coal die may show. */
    public static final int HOTTEST = 6;

    /** The place of alloy dice not rolled yet, after those of the colours. */
    static final int BLANK_ALLOY = Kind.CLANS;

    /** The place of coal dice not rolled yet, before those of each heat. */
    static final int BLANK_COAL = 0;

    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;

    /** More dice than this of one face cannot be counted. */
    static final int MOST = MASK;

    private Dice() {}

    static int of(int face, int count) {
        return count << (BITS * face);
    }

    public static int count(int dice, int face) {
        return (dice >>> (BITS * face)) & MASK;
    }

    static int plus(int dice, int face) {
        return dice + (1 << (BITS * face));
    }

    static int minus(int dice, int face) {
        return dice - (1 << (BITS * face));
    }

    public static int total(int dice) {
        int total = 0;
        for (int left = dice; left != 0; left >>>= BITS) total += left & MASK;
        return total;
    }
}
