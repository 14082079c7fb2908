package comptoir.cove.peddler;

import comptoir.cove.step.Advance;
import comptoir.cove.table.Cove;
import comptoir.cove.table.OpenEvent;
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

    private static OpenEvent told(Cove cove, int player, int goods, int most, boolean takes) {
        var text = takes
                ? Text.say("Goods on the stall of {0}: {1}, and up to {2} it takes the clock hand.")
                : Text.say("Goods on the stall of {0}: {1}, and with more than {2} it leaves the clock hand aside.");
        return OpenEvent.of(
                        "peddler-hand",
                        player,
                        takes ? PeddlerRule.CLOCK_HANDS_FEW : PeddlerRule.CLOCK_HANDS_MANY,
                        text.with(cove.name(player), goods, most))
                .with("goods", goods)
                .with("takes", takes);
    }
}
