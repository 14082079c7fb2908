package comptoir.cove.step;

import comptoir.cove.parts.Row;
import comptoir.cove.table.Clock;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.CoveShuffle;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Source;
import comptoir.engine.Text;

/** "Hourglasses stacked in random order on 1." Those of players who run themselves lie on top. */
public record StackHourglasses() implements CoveShuffle {

    private static final Source HOURGLASSES = new Source("hourglasses");

    @Override
    public Source source(Cove cove) {
        return HOURGLASSES;
    }

    @Override
    public int size(Cove cove) {
        return cove.terms().seats();
    }

    @Override
    public String item(Cove cove, int index) {
        return "seat " + index;
    }

    @Override
    public Cove answered(Cove cove, int[] order) {
        var stack = new int[cove.players().size()];
        int at = 0;
        for (int automatic = order.length; automatic < stack.length; automatic++) stack[at++] = automatic;
        for (int seat : order) stack[at++] = seat;
        var clock = cove.clock();
        cove = cove.clock(new Clock(clock.places(), Row.owning(stack), clock.market(), clock.mice()));
        if (!cove.watched()) return cove;
        var text = Text.say("{0?You have|{0} has} the hourglass on top and {0?begin|begins}.");
        return cove.tell(OpenEvent.of("hourglasses", -1, CoveRule.SETUP_CLOCK, text.with(cove.name(stack[0])))
                .with("stack", cove.clock().stack().list())
                .byChance(cove));
    }
}
