package comptoir.cove.peddler;

import comptoir.cove.Cove;
import comptoir.cove.Told;
import comptoir.cove.step.Advance;
import comptoir.engine.Text;

/** The clock hands: taken with few goods on the stall, left aside with many. */
final class Hands {

    private Hands() {}

    static Cove meet(Cove cove, int player, int hours) {
        var parts = PeddlerShop.parts(cove);
        var shop = PeddlerShop.of(cove, player);
        boolean takes = shop.takesHands(parts);
        if (cove.watched()) cove = cove.tell(told(cove, player, shop.goodsCount(), parts.handsUpTo(), takes));
        return Advance.atHand(cove, player, hours, takes);
    }

    private static Told told(Cove cove, int player, int goods, int most, boolean takes) {
        var text = takes
                ? Text.of(
                        "Goods on the stall of {0}: {1}, and up to {2} it takes the clock hand.",
                        "Marchandises sur l’étal de {0} : {1} ; jusqu’à {2}, il passe par l’aiguille.")
                : Text.of(
                        "Goods on the stall of {0}: {1}, and with more than {2} it leaves the clock hand aside.",
                        "Marchandises sur l’étal de {0} : {1} ; au-delà de {2}, il ne passe pas par l’aiguille.");
        return Told.of(
                        "peddler-hand",
                        player,
                        takes ? PeddlerRule.CLOCK_HANDS_FEW : PeddlerRule.CLOCK_HANDS_MANY,
                        text.with(cove.name(player), goods, most))
                .with("goods", goods)
                .with("takes", takes);
    }
}
