package comptoir.cove.step;

import comptoir.cove.Cove;
import comptoir.cove.CoveDeed;
import comptoir.cove.CoveRule;
import comptoir.cove.parts.Pier;
import comptoir.engine.Seats;

/** "Piers are resolved in order; at each, players sell in hourglass order from top to bottom." */
public record Sales(int pier, int place) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        int players = cove.players().size();
        for (int at = pier * players + place; at < Pier.COUNT * players; at++) {
            int player = cove.clock().stack().at(at % players);
            if (!Sell.possible(cove, player, at / players)) continue;
            var next = new Sales((at + 1) / players, (at + 1) % players);
            return cove.shop(player).sells(cove.first(next), player, at / players);
        }
        return blackMarketCorruption(cove.first(new EndMarket()));
    }

    /** "Each player who sold at the Black Market then draws exactly 1 corruption card." */
    private static Cove blackMarketCorruption(Cove cove) {
        if (cove.soldBlack() == 0) return cove;
        int sellers = cove.soldBlack();
        cove = cove.soldBlack(0);
        for (int at = cove.players().size() - 1; at >= 0; at--) {
            int player = cove.clock().stack().at(at);
            if ((sellers & Seats.bit(player)) != 0)
                cove = cove.first(new DrawCorruption(player, 1, CoveRule.MARKET_BLACK_MARKET));
        }
        return cove;
    }
}
