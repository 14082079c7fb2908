package comptoir.bots.cove;

import comptoir.bots.value.Features;
import comptoir.cove.parts.Good;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Icons;
import comptoir.cove.table.Merchants;
import comptoir.cove.table.Phase;
import java.util.ArrayList;
import java.util.List;

/**
 * A player of the cove in numbers: gold, and what goods, icons, the workshop and the hours left are worth by the rules of
 * thumb that every merchant's craft knows; where the day stands; and which merchant it is on which day.
 */
public final class CoveFeatures implements Features<Cove> {

    /** So many gold pieces are 1. */
    private static final double GOLD = 40;

    private static final List<String> COMMON = List.of(
            "gold",
            "goods",
            "icons",
            "corruption",
            "workshop",
            "hours",
            "days",
            "black",
            "all",
            "lead",
            "lead-late",
            "small",
            "large",
            "sells",
            "day:1",
            "day:2",
            "day:3",
            "production",
            "market",
            "share",
            "at-move",
            "players");

    private static final List<String> SPECIAL = merchants();

    private static List<String> merchants() {
        var names = new ArrayList<String>();
        for (var merchant : Merchants.all())
            for (int day = 1; day <= Cove.DAYS; day++) names.add("merchant:" + merchant.id() + ":" + day);
        return List.copyOf(names);
    }

    @Override
    public List<String> common() {
        return COMMON;
    }

    @Override
    public List<String> special() {
        return SPECIAL;
    }

    @Override
    public int seats(Cove cove) {
        return cove.terms().seats();
    }

    @Override
    public int sides(Cove cove) {
        return cove.players().size();
    }

    @Override
    public int side(Cove cove, int seat) {
        return seat;
    }

    @Override
    public void tell(Cove cove, double[][] into) {
        var valuation = new Valuation(cove);
        var totals = new double[sides(cove)];
        for (int player = 0; player < totals.length; player++) totals[player] = CoveBrain.total(valuation, player);
        for (int player = 0; player < totals.length; player++) tell(valuation, player, totals, into[player]);
    }

    private static void tell(Valuation valuation, int player, double[] totals, double[] into) {
        var cove = valuation.cove;
        double best = 0;
        for (int other = 0; other < totals.length; other++) if (other != player) best = Math.max(best, totals[other]);
        double all = totals[player];
        double late = 1 - valuation.markets / (double) Cove.DAYS;
        boolean production = cove.phase() == Phase.PRODUCTION;
        var stall = cove.player(player).stall();
        int small = 0;
        int large = 0;
        for (int good = 0; good < Good.KINDS; good++)
            if (Good.isLarge(good)) large += stall.at(good);
            else small += stall.at(good);
        double[] numbers = {
            cove.player(player).gold() / GOLD,
            Goods.worth(valuation, player) / GOLD,
            valuation.icons(Icons.clans(cove, player), 0) / GOLD,
            valuation.icons(0, Icons.corruption(cove, player)) / GOLD,
            Crafts.of(cove, player).prospects(valuation, player) / GOLD,
            production ? valuation.hoursLeft(player) / 6 : 0,
            CoveBrain.daysToCome(cove, player) / 100,
            (cove.soldBlack() >> player & 1) * valuation.card() / GOLD,
            all / 200,
            (all - best) / GOLD,
            late * (all - best) / GOLD,
            small / 6.0,
            large / 4.0,
            valuation.firstPier(player) / 3.0,
            cove.round() == 1 ? 1 : 0,
            cove.round() == 2 ? 1 : 0,
            cove.round() == 3 ? 1 : 0,
            production ? 1 : 0,
            cove.phase() == Phase.MARKET ? 1 : 0,
            all / Math.max(1, all + best),
            production && cove.clock().active() == player ? 1 : 0,
            (totals.length - 2) / 2.0
        };
        System.arraycopy(numbers, 0, into, 0, numbers.length);
        int day = Math.max(1, Math.min(Cove.DAYS, cove.round()));
        int merchant = Merchants.all().indexOf(cove.shop(player).merchant());
        into[COMMON.size() + merchant * Cove.DAYS + day - 1] = 1;
    }
}
