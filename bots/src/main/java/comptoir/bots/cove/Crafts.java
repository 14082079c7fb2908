package comptoir.bots.cove;

import comptoir.cove.table.Cove;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Merchants;
import java.util.List;

/** The crafts of all merchants: each is found by the merchant it says it knows. */
final class Crafts {

    private static final List<Craft> ALL = List.of(new ChronomancerCraft(), new EntertainerCraft(), new PeddlerCraft());

    private static final Merchant[] MERCHANTS = Merchants.all().toArray(Merchant[]::new);
    private static final Craft[] CRAFTS = new Craft[MERCHANTS.length];

    static {
        for (int i = 0; i < MERCHANTS.length; i++) CRAFTS[i] = of(MERCHANTS[i].id());
    }

    private Crafts() {}

    static Craft of(String merchant) {
        for (var craft : ALL) if (craft.merchant().equals(merchant)) return craft;
        throw new IllegalStateException("no bot knows how to play the merchant " + merchant);
    }

    static Craft of(Cove cove, int player) {
        var merchant = cove.shop(player).merchant();
        int at = 0;
        while (!MERCHANTS[at].equals(merchant)) at++;
        return CRAFTS[at];
    }
}
