package comptoir.bots.cove;

import comptoir.cove.table.Cove;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Merchants;

/**
 * The crafts of all merchants. A craft is found by the name of its merchant's class, so that a new merchant is registered
 * once: {@code ChronomancerCraft} knows the {@code Chronomancer}. A merchant that no bot knows is an error.
 */
final class Crafts {

    private static final Merchant[] MERCHANTS = Merchants.all().toArray(Merchant[]::new);
    private static final Craft[] CRAFTS = new Craft[MERCHANTS.length];

    static {
        for (int i = 0; i < MERCHANTS.length; i++) CRAFTS[i] = of(MERCHANTS[i]);
    }

    private Crafts() {}

    static Craft of(Merchant merchant) {
        var name = "comptoir.bots.cove." + merchant.getClass().getSimpleName() + "Craft";
        try {
            return Class.forName(name)
                    .asSubclass(Craft.class)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException missing) {
            throw new IllegalStateException(
                    "no bot knows how to play the merchant " + merchant.id() + ": there is no " + name, missing);
        }
    }

    static Craft of(Cove cove, int player) {
        var merchant = cove.shop(player).merchant();
        int at = 0;
        while (!MERCHANTS[at].equals(merchant)) at++;
        return CRAFTS[at];
    }
}
