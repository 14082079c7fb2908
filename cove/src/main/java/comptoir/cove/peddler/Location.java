package comptoir.cove.peddler;

import comptoir.cove.parts.Board.Depth;
import comptoir.cove.parts.Side;
import comptoir.engine.Text;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * "Location icons: left or right names the half of the board, inner or outer the option nearest the centre or nearest the
 * edge."
 */
record Location(Side side, Depth depth) {

    /** What the icons pick, and whether the left/right icon had to be ignored. */
    record Found(int place, boolean otherHalf) {}

    /** Among places counted from left to right, the option that the icons name; null where there is none. */
    @Nullable
    Found among(int places, IntPredicate option, IntFunction<Side> half) {
        int place = within(side, places, option, half);
        if (place >= 0) return new Found(place, false);
        place = within(other(), places, option, half);
        return place >= 0 ? new Found(place, true) : null;
    }

    private int within(Side wanted, int places, IntPredicate option, IntFunction<Side> half) {
        boolean fromLeft = (wanted == Side.LEFT) == (depth == Depth.OUTER);
        for (int i = 0; i < places; i++) {
            int place = fromLeft ? i : places - 1 - i;
            if (half.apply(place) == wanted && option.test(place)) return place;
        }
        return -1;
    }

    private Side other() {
        return side == Side.LEFT ? Side.RIGHT : Side.LEFT;
    }

    /** "right half, outer". */
    Text text() {
        return half(side, depth);
    }

    /** The icons as they were followed: "nothing in the right half, so left half, outer". */
    Text text(Found found) {
        if (!found.otherHalf()) return text();
        return Text.say("nothing in the {0} half, so {1}").with(side.text(), half(other(), depth));
    }

    private static Text half(Side side, Depth depth) {
        return Text.say("{0} half, {1}").with(side.text(), text(depth));
    }

    static Text text(Depth depth) {
        return depth == Depth.INNER ? Text.say("inner") : Text.say("outer");
    }
}
