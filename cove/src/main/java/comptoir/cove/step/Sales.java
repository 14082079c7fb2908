package comptoir.cove.step;

import comptoir.cove.parts.Pier;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.CoveRule;
import comptoir.engine.Seats;

/**
 * "Piers are resolved in order; at each, players sell in hourglass order from top to bottom": or, where the table chose so,
 * all at the same time. Where cultists can be counted, chance speaks between the sales, and the order stays.
 */
public record Sales(int pier, int place) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        int players = cove.players().size();
        if (cove.terms().together() && place == 0 && pier < Pier.COUNT && Sell.countable(cove, pier) == 0) {
            int sellers = SellTogether.sellers(cove, pier);
            if (Integer.bitCount(sellers) > 1)
                return cove.doFirst(new Sales(pier + 1, 0)).doFirst(SellTogether.at(cove, pier, sellers));
        }
        for (int at = pier * players + place; at < Pier.COUNT * players; at++) {
            if (cove.terms().together() && at % players == 0 && at > pier * players)
                return cove.doFirst(new Sales(at / players, 0));
            int player = cove.clock().stack().at(at % players);
            if (!Sell.possible(cove, player, at / players)) continue;
            var next = new Sales((at + 1) / players, (at + 1) % players);
            return cove.shop(player).sells(cove.doFirst(next), player, at / players);
        }
        return blackMarketCorruption(cove.doFirst(new EndMarket()));
    }

    /** "Each player who sold at the Black Market then draws exactly 1 corruption card." */
    private static Cove blackMarketCorruption(Cove cove) {
        if (cove.soldBlack() == 0) return cove;
        int sellers = cove.soldBlack();
        cove = cove.soldBlack(0);
        for (int at = cove.players().size() - 1; at >= 0; at--) {
            int player = cove.clock().stack().at(at);
            if ((sellers & Seats.bit(player)) != 0)
                cove = cove.doFirst(new DrawCorruption(player, 1, CoveRule.MARKET_BLACK_MARKET));
        }
        return cove;
    }
}
