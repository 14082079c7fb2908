package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.engine.Source;

/**
 * "Draw adventurers at random, 2 onto each boat." With the "no rogues" icon those drawn are set aside and go back
 * afterwards, which is the same as drawing among the customers.
 *
 * @param aboard how many have boarded so far
 */
public record BoardBoats(int aboard) implements CoveDraw {

    @Override
    public Source source(Cove cove) {
        return LoadFromBag.BAG;
    }

    @Override
    public int outcomes(Cove cove) {
        return aboard < cove.board().boarding() * cove.board().boats().size() ? Crowd.total(crowd(cove)) : 0;
    }

    private static int crowd(Cove cove) {
        int bag = cove.harbour().bag();
        return cove.terms().rogueCard().boards() ? bag : Crowd.customers(bag);
    }

    @Override
    public String outcome(Cove cove, int index) {
        return Kind.of(Crowd.nth(crowd(cove), index)).word();
    }

    @Override
    public Cove answered(Cove cove, int index) {
        int kind = Crowd.nth(crowd(cove), index);
        int boat = aboard / cove.board().boarding();
        return cove.harbour(cove.harbour().boards(boat, kind), new BoardBoats(aboard + 1));
    }
}
