package comptoir.dale;

import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Which cards make a stack: of one set, worth exactly its number. */
final class Stacks {

    private Stacks() {}

    /** Whether some of the cards make a stack of exactly that worth. */
    static boolean isPossible(int[] uses, int target) {
        for (int i = 0; i < uses.length; i++) {
            var folk = Use.as(uses[i]).folk();
            if (folk == null || (i > 0 && Use.as(uses[i - 1]).folk() == folk)) continue;
            if (reaches(uses, 0, folk, target)) return true;
        }
        return false;
    }

    /** Whether a card can lie in one stack with those picked so far. */
    static boolean fits(Pile picks, int use) {
        var folk = Use.as(use).folk();
        return folk != null && (picks.isEmpty() || Use.as(picks.get(0)).folk() == folk);
    }

    /**
     * Whether a card can be the next one picked. Cards are picked in the order of the hand, since their order in a stack
     * means nothing.
     *
     * @param help whether somebody else may add what is missing
     */
    static boolean canTake(Pile hand, int[] uses, Pile picks, int use, int target, boolean help) {
        if (!fits(picks, use)) return false;
        if (!picks.isEmpty() && hand.indexOf(Use.card(use)) < hand.indexOf(Use.card(picks.top()))) return false;
        int missing = target - Use.sum(picks) - Use.value(use);
        if (missing < 0) return false;
        if (missing == 0 || help) return true;
        int from = 0;
        while (Use.card(uses[from]) != Use.card(use)) from++;
        while (from < uses.length && Use.card(uses[from]) == Use.card(use)) from++;
        var folk = Use.as(use).folk();
        return folk != null && reaches(uses, from, folk, missing);
    }

    /** Whether a card could be in the stack with those picked so far, were it not for the order in which they are named. */
    static boolean couldTake(int[] uses, Pile picks, int use, int target) {
        var folk = Use.as(use).folk();
        int missing = target - Use.sum(picks) - Use.value(use);
        if (folk == null || !fits(picks, use) || missing < 0) return false;
        var others = IntStream.of(uses)
                .filter(other -> Use.card(other) != Use.card(use))
                .toArray();
        return reaches(others, 0, folk, missing);
    }

    /** Whether cards of a set, from a place in the list on, add up to exactly that worth. */
    private static boolean reaches(int[] uses, int from, Animalfolk folk, int target) {
        if (target >= Long.SIZE) return false;
        long sums = 1;
        for (int i = from; i < uses.length; ) {
            int card = Use.card(uses[i]);
            long more = sums;
            for (; i < uses.length && Use.card(uses[i]) == card; i++) {
                int value = Use.value(uses[i]);
                if (Use.as(uses[i]).folk() == folk && value < Long.SIZE) more |= sums << value;
            }
            sums = more;
        }
        return (sums >>> target & 1) != 0;
    }

    static List<Text> names(Pile picks) {
        var names = new ArrayList<Text>();
        for (int i = 0; i < picks.size(); i++) names.add(Use.as(picks.get(i)).name());
        return names;
    }
}
