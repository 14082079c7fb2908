package comptoir.cove.peddler;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.step.LoadFromBag;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Source;
import comptoir.engine.Text;

/** Adventurers from the bag go to the reserve, one after another, as long as it has a free space. */
record DrawIntoReserve(int player, int count, PeddlerRule because) implements CoveDraw {

    /**
     * "With no free space in its reserve, the Peddler does not draw; for each adventurer not drawn for that reason it
     * discards 1 of its corruption cards": when it recruits. For goods it has no room for, nothing takes their place.
     */
    static Cove doFirst(Cove cove, int player, int count, PeddlerRule because) {
        int room = PeddlerShop.parts(cove).reserve()
                - PeddlerShop.of(cove, player).reserve().size();
        int drawn = Math.min(count, room);
        int missed = count - drawn;
        if (missed > 0 && because == PeddlerRule.RECRUIT) {
            cove = cove.doFirst(new DiscardUnseenCorruption(player, missed));
            if (cove.watched()) cove = cove.tell(full(cove, player, missed));
        }
        return drawn > 0 ? cove.doFirst(new DrawIntoReserve(player, drawn, because)) : cove;
    }

    private static OpenEvent full(Cove cove, int player, int missed) {
        var text = Text.say(
                "The reserve of {0} has no space for {1} of the adventurers: as many corruption cards go, if there are"
                        + " any.");
        return OpenEvent.of("peddler-full", player, PeddlerRule.RECRUIT_FULL, text.with(cove.name(player), missed))
                .with("missed", missed);
    }

    @Override
    public Source source(Cove cove) {
        return LoadFromBag.BAG;
    }

    @Override
    public int outcomes(Cove cove) {
        return Crowd.total(cove.harbour().bag());
    }

    @Override
    public String outcome(Cove cove, int index) {
        return Kind.of(Crowd.nth(cove.harbour().bag(), index)).word();
    }

    @Override
    public Cove answered(Cove cove, int index) {
        int kind = Crowd.nth(cove.harbour().bag(), index);
        cove = join(cove, player, kind);
        if (count > 1) cove = cove.doFirst(new DrawIntoReserve(player, count - 1, because));
        if (!cove.watched()) return cove;
        int space = PeddlerShop.of(cove, player).reserve().size();
        var text = Text.say("{0} draws a {1} onto space {2} of the reserve.");
        return cove.tell(OpenEvent.of(
                        "peddler-reserve",
                        player,
                        because,
                        text.with(cove.name(player), Kind.of(kind).one(), space))
                .with("adventurer", Kind.of(kind).word())
                .with("space", space - 1)
                .byChance(cove));
    }

    /** An adventurer leaves the bag for the leftmost free space of the reserve. */
    static Cove join(Cove cove, int player, int kind) {
        var shop = PeddlerShop.of(cove, player);
        return cove.harbour(cove.harbour().bag(Crowd.minus(cove.harbour().bag(), kind)))
                .shop(player, shop.reserve(shop.reserve().and(kind)));
    }
}
