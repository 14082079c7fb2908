package comptoir.bots.cove;

import comptoir.cove.Cove;
import comptoir.cove.Merchants;

/** The crafts of all merchants. A new merchant that bots shall play is one line here. */
final class Crafts {

    private static final Craft[] BY_MERCHANT = new Craft[Merchants.all().size()];

    static {
        for (var merchant : Merchants.all())
            BY_MERCHANT[merchant.number()] = switch (merchant.id()) {
                case "chronomancer" -> new ChronomancerCraft();
                case "entertainer" -> new EntertainerCraft();
                default -> new PeddlerCraft();
            };
    }

    private Crafts() {}

    static Craft of(Cove cove, int player) {
        return BY_MERCHANT[cove.shop(player).merchant().number()];
    }
}
