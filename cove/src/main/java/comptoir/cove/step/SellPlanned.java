package comptoir.cove.step;

import comptoir.cove.parts.Row;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;

/** What a player chose to sell at a pier while the others chose theirs is sold now. */
public record SellPlanned(int player, int pier, Row goods) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        for (int good = 0; good < goods.size(); good++)
            for (int i = 0; i < goods.at(good); i++) cove = Sell.sold(cove, player, pier, 0, good);
        return cove;
    }
}
