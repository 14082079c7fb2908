package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;

/** Before anybody sells, each merchant in hourglass order may have something to do. */
public record OpenMarket(int place) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        if (place == cove.players().size()) return cove.doFirst(new Sales(0, 0));
        int player = cove.clock().stack().at(place);
        return cove.shop(player).marketOpens(cove.doFirst(new OpenMarket(place + 1)), player);
    }
}
