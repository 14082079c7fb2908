package comptoir.dale.turn;

import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Use;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;

/** Which cards make a stack: of one set, worth exactly its number. */
public final class Stacks {

    private Stacks() {}

    /** Whether some of the cards make a stack of exactly that worth. */
    public static boolean isPossible(int[] uses, int target) {
        for (int i = 0; i < uses.length; i++) {
            var folk = Use.as(uses[i]).folk();
            if (folk == null || (i > 0 && Use.as(uses[i - 1]).folk() == folk)) continue;
            if (reaches(uses, Use.NONE, folk, target)) return true;
        }
        return false;
    }

    /** Whether a card can lie in one stack with those picked so far. */
    public static boolean fits(Pile picks, int use) {
        var folk = Use.as(use).folk();
        return folk != null && (picks.isEmpty() || Use.as(picks.get(0)).folk() == folk);
    }

    /**
     * Whether a card can be the next one picked. They may be named in any order, which means nothing in a stack.
     *
     * @param uses what is left in the hand, this card among it
     * @param help whether somebody else may add what is missing
     */
    public static boolean canTake(int[] uses, Pile picks, int use, int target, boolean help) {
        var folk = Use.as(use).folk();
        if (folk == null || !fits(picks, use)) return false;
        int missing = target - Use.sum(picks) - Use.value(use);
        if (missing < 0) return false;
        return missing == 0 || help || reaches(uses, Use.card(use), folk, missing);
    }

    /** Whether cards of a set, without one card, add up to exactly that worth. */
    private static boolean reaches(int[] uses, int without, Animalfolk folk, int target) {
        if (target >= Long.SIZE) return false;
        long sums = 1;
        for (int i = 0; i < uses.length; ) {
            int card = Use.card(uses[i]);
            long more = sums;
            for (; i < uses.length && Use.card(uses[i]) == card; i++) {
                int value = Use.value(uses[i]);
                if (card != without && Use.as(uses[i]).folk() == folk && value < Long.SIZE) more |= sums << value;
            }
            sums = more;
        }
        return (sums >>> target & 1) != 0;
    }

    public static List<Text> names(Pile picks) {
        var names = new ArrayList<Text>();
        for (int i = 0; i < picks.size(); i++) names.add(Use.as(picks.get(i)).name());
        return names;
    }
}
