package comptoir.cove.peddler;

import comptoir.cove.parts.Pier;
import comptoir.cove.step.DrawCorruption;
import comptoir.cove.step.Sell;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;

/**
 * "It sells as many goods as it can, at the first chance, even if the Black Market would pay more."
 *
 * @param cultists rogues of the pier that count as customers of every colour
 */
record SellAll(int player, int pier, int cultists) implements CoveDeed {

    /** "Cultists: the Peddler always sells to them when it can, drawing the usual corruption." */
    static Cove begin(Cove cove, int player, int pier, int cultists) {
        cove = cove.doFirst(new SellAll(player, pier, cultists));
        if (cultists == 0) return cove;
        if (cove.watched()) {
            var text = Text.say("{0} always sells to cultists, and counts the {1} {2}.");
            cove = cove.tell(OpenEvent.of(
                            "cultists",
                            player,
                            PeddlerRule.ROGUE_CULTISTS,
                            text.with(cove.name(player), cultists, Pier.of(pier).there()))
                    .with("count", cultists)
                    .with("pier", Pier.of(pier).word()));
        }
        return cove.doFirst(new DrawCorruption(player, cultists, PeddlerRule.ROGUE_CULTISTS));
    }

    @Override
    public Cove perform(Cove cove) {
        var stall = PeddlerShop.of(cove, player).stall();
        for (int space = 0; space < stall.size(); space++) {
            int good = stall.at(space);
            if (good == PeddlerShop.NONE || !Sell.sellable(cove, player, pier, cultists, good)) continue;
            var shop = PeddlerShop.of(cove, player);
            cove = cove.shop(player, shop.stall(shop.stall().with(space, PeddlerShop.NONE)));
            cove = Sell.sold(cove, player, pier, cultists, good);
        }
        return cove;
    }
}
