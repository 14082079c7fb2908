package comptoir.cove.peddler;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Merchants;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;

/** "Choose a level; an unused colour, the goods of a merchant nobody plays; its hourglass on top." */
record SetUpPeddler(int player) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        cove = cove.shop(player, PeddlerShop.of(cove, player).goodsOf(unusedGoods(cove)));
        return cove.watched() ? cove.tell(told(cove)) : cove;
    }

    /** The first merchant of the rulebooks with goods whom nobody plays; the set of the Peddler's own file where there is none. */
    private static Merchant unusedGoods(Cove cove) {
        for (var merchant : Merchants.ofTheRulebooks()) {
            boolean played = false;
            for (int player = 0; player < cove.players().size(); player++)
                played |= cove.shop(player).merchant().equals(merchant);
            if (!played && merchant.goods(cove.pack()).stream().anyMatch(count -> count > 0)) return merchant;
        }
        return Peddler.ITSELF;
    }

    private OpenEvent told(Cove cove) {
        var shop = PeddlerShop.of(cove, player);
        boolean solo = cove.terms().seats() == 1;
        var text = Text.say("{0} joins the game ({1}: {2} cards) with the goods of {3}, its hourglass on top.");
        var told = OpenEvent.of(
                        "peddler-joins",
                        player,
                        solo ? PeddlerRule.USE_SOLO : PeddlerRule.USE_THIRD,
                        text.with(
                                cove.name(player),
                                shop.level().text(),
                                Integer.bitCount(shop.deck()),
                                PeddlerView.goodsOf(shop)))
                .also(shop.level() == Level.FIERCE ? PeddlerRule.SETUP_FIERCE : PeddlerRule.SETUP_LEVEL)
                .also(PeddlerRule.SETUP_COLOUR)
                .also(PeddlerRule.SETUP_GOODS);
        return solo ? told.also(PeddlerRule.SETUP_CLOCK) : told;
    }
}
