package comptoir.cove.blacksmith;

/**
 * A furnace as one number: the colour of its alloy die, if it has one, and its coal dice by heat. There is no coal where there
 * is no alloy.
 */
public final class Furnace {

    public static final int EMPTY = 0;
    public static final int NO_ALLOY = -1;

    private static final int ALLOY_MASK = 15;

    private Furnace() {}

    /** The clan of the alloy die's colour. */
    public static int alloy(int furnace) {
        return (furnace & ALLOY_MASK) - 1;
    }

    static int of(int clan) {
        return clan + 1;
    }

    static int enamelled(int furnace, int clan) {
        return (furnace & ~ALLOY_MASK) | (clan + 1);
    }

    static int plusCoal(int furnace, int heat) {
        return Dice.plus(furnace, heat);
    }

    static int coal(int furnace, int heat) {
        return Dice.count(furnace, heat);
    }

    public static int coals(int furnace) {
        return Dice.total(furnace & ~ALLOY_MASK);
    }

    /** The pips of all its coal. */
    public static int heat(int furnace) {
        int sum = 0;
        for (int heat = 1; heat <= Dice.HOTTEST; heat++) sum += heat * Dice.count(furnace, heat);
        return sum;
    }
}
