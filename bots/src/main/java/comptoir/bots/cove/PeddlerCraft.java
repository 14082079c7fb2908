package comptoir.bots.cove;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.CoveQuestion;
import comptoir.engine.Options;
import comptoir.engine.Text;
import org.jspecify.annotations.Nullable;

/** The Peddler is never asked; but what it has in sight counts for those who play against it. */
final class PeddlerCraft implements Craft {

    private static final double[] DAYS = {45, 60, 70};

    @Override
    public boolean appraise(Valuation valuation, CoveQuestion question, Options options, double[] worths) {
        return false;
    }

    @Override
    public boolean beginsTurn(CoveQuestion question) {
        return false;
    }

    @Override
    public double appetite(Valuation valuation, int player, int pier, int clan) {
        return Goods.appetite(valuation, player, pier, clan);
    }

    /** The customers of its reserve pay at the market, as long as they are not loaded. */
    @Override
    public double prospects(Valuation valuation, int player) {
        if (valuation.firstPier(player) > 2 && valuation.markets < 2) return 0;
        int reserve = valuation.cove.shop(player).patronage();
        double worth = 0;
        for (int clan = 0; clan < Kind.CLANS; clan++)
            worth += Crowd.count(reserve, clan) * 0.8 * valuation.hallTonight(clan);
        return worth;
    }

    @Override
    public double day(int round) {
        return DAYS[round - 1];
    }

    @Override
    public @Nullable Text because(Valuation valuation, CoveQuestion question, int option, Options options) {
        return null;
    }
}
