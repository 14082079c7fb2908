package comptoir.cove.peddler;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.step.LoadFromBag;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Source;
import comptoir.engine.Text;

/**
 * "Draw customers from the bag onto the reserve, leftmost space first, until its marked spaces are full." Rogues drawn go
 * back, which is the same as drawing among the customers. The reserve has no gaps, so free marked spaces come after all who
 * are there; a rogue on one of them stays.
 */
record FillReserve(int player) implements CoveDraw {

    @Override
    public Source source(Cove cove) {
        return LoadFromBag.BAG;
    }

    @Override
    public int outcomes(Cove cove) {
        boolean free = PeddlerShop.of(cove, player).reserve().size()
                < PeddlerShop.parts(cove).marked();
        return free ? Crowd.total(Crowd.customers(cove.harbour().bag())) : 0;
    }

    @Override
    public String outcome(Cove cove, int index) {
        return Kind.of(Crowd.nth(cove.harbour().bag(), index)).word();
    }

    @Override
    public Cove answered(Cove cove, int index) {
        int kind = Crowd.nth(cove.harbour().bag(), index);
        cove = DrawIntoReserve.join(cove, player, kind).doFirst(this);
        if (!cove.watched()) return cove;
        int space = PeddlerShop.of(cove, player).reserve().size();
        var text = Text.say("{0} draws a {1} onto marked space {2} of the reserve.");
        return cove.tell(OpenEvent.of(
                        "peddler-reserve",
                        player,
                        PeddlerRule.ARRIVAL_CUSTOMERS,
                        text.with(cove.name(player), Kind.of(kind).one(), space))
                .with("adventurer", Kind.of(kind).word())
                .with("space", space - 1)
                .byChance(cove));
    }
}
