package comptoir.bots.cove;

import comptoir.cove.parts.Good;
import comptoir.cove.parts.Pier;

/** What goods on a stall make their owner wish for. */
final class Goods {

    /** The part of its price by which a good gains from a customer on a pier that is not its best one. */
    private static final double SECOND_BEST = 0.3;

    private Goods() {}

    /** What one more customer of a clan on a pier would bring for the goods of the stall. */
    static double appetite(Valuation valuation, int player, int pier, int clan) {
        var stall = valuation.cove.player(player).stall();
        double appetite = 0;
        int small = Good.small(clan);
        int large = Good.large(clan);
        if (stall.at(small) > 0) appetite += stall.at(small) * gain(valuation, small, pier);
        if (stall.at(large) > 0) appetite += stall.at(large) * gain(valuation, large, pier);
        return appetite;
    }

    /** What one more customer on a pier adds to a good. */
    static double gain(Valuation valuation, int good, int pier) {
        if (!Pier.of(pier).takes(Good.isLarge(good))) return 0;
        double price = valuation.cove.board().price(good);
        return valuation.bestPier(good) == pier ? price : SECOND_BEST * price;
    }

    /** What all goods of the stall will bring. */
    static double worth(Valuation valuation, int player) {
        var stall = valuation.cove.player(player).stall();
        double worth = 0;
        int first = -1;
        for (int good = 0; good < Good.KINDS; good++) {
            int count = stall.at(good);
            if (count == 0) continue;
            if (first < 0) first = valuation.firstPier(player);
            worth += count * valuation.good(good, first);
        }
        return worth;
    }
}
