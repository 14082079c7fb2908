package comptoir.cove.parts;

import comptoir.engine.Text;
import comptoir.engine.Tree;

/** What an action costs: hours on the clock and corruption cards. */
public record Cost(int hours, int corruption) {

    public static final Cost NOTHING = new Cost(0, 0);

    public Cost plus(Cost that) {
        return new Cost(hours + that.hours, corruption + that.corruption);
    }

    /** How many icons it is printed with. */
    public int icons() {
        return hours + corruption;
    }

    static Cost read(Tree node) {
        return readAmong(node.onlyKnows("hours", "corruption"));
    }

    /** The cost fields of a node that has other fields too. */
    public static Cost readAmong(Tree node) {
        return new Cost(node.number("hours", 0, 6, 0), node.number("corruption", 0, 6, 0));
    }

    /** "2 hours and 1 corruption card". */
    public Text text() {
        var time = Text.say("{0#{0} hour|{0} hours}", hours);
        if (corruption == 0) return time;
        var cards = Text.say("{0#{0} corruption card|{0} corruption cards}", corruption);
        return hours == 0 ? cards : Text.say("{0} and {1}", time, cards);
    }
}
