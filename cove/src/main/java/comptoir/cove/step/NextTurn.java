package comptoir.cove.step;

import comptoir.cove.table.Clock;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Phase;
import comptoir.engine.Text;
import java.util.ArrayList;

/** "The active player is the one whose hourglass is furthest back." Once all have reached the marker, the market opens. */
public record NextTurn() implements CoveDeed {

    public static final NextTurn NEXT = new NextTurn();

    @Override
    public Cove perform(Cove cove) {
        int active = cove.clock().active();
        if (active == Clock.NOBODY) return endProduction(cove);
        if (cove.watched()) cove = cove.tell(turn(cove, active));
        return cove.shop(active).turn(cove.doFirst(this), active);
    }

    private static OpenEvent turn(Cove cove, int active) {
        var text = Text.say("{0?You are|{0} is} furthest back on the clock and {0?take|takes} a turn.");
        var told = OpenEvent.of("turn", active, CoveRule.TURN_ACTIVE, text.with(cove.name(active)));
        boolean moved =
                cove.clock().places().at(active) > Clock.firstPlace(cove.clock().mice());
        return moved && cove.clock().stack().at(0) == active ? told.also(CoveRule.TURN_CONSECUTIVE) : told;
    }

    private static Cove endProduction(Cove cove) {
        cove = cove.clock(cove.clock().restacked()).phase(Phase.MARKET);
        if (cove.watched()) {
            var order = new ArrayList<Object>();
            for (int player : cove.clock().stack().toArray()) order.add(cove.name(player));
            var text = Text.say("Production is over. Order at the market: {0}.");
            cove = cove.tell(OpenEvent.of("market-opens", -1, CoveRule.PRODUCTION_END, text.with(order))
                    .also(CoveRule.PRODUCTION_RESTACK)
                    .with("order", cove.clock().stack().list()));
        }
        for (int boat = 0; boat < cove.harbour().boats().size(); boat++)
            if (cove.harbour().isAtSea(boat)) cove = Boats.remove(cove, boat, CoveRule.PRODUCTION_LEFT_AT_SEA);
        return cove.doFirst(new OpenMarket(0));
    }
}
