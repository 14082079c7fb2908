package comptoir.dale;

import org.jspecify.annotations.Nullable;

/**
 * What the table cannot rule out. A player is asked whether to use a card whenever, for all that everybody knows, the hand
 * might hold one: so being asked tells nothing.
 */
final class Unseen {

    private Unseen() {}

    /** Whether a card that reacts to this lies among the hands and decks, wherever. */
    static boolean holds(Dale dale, Trigger trigger) {
        return isAmongThem(dale, trigger, Trait.REACTS);
    }

    /** Whether a card with this trait lies among the hands and decks, wherever. */
    static boolean holds(Dale dale, Trait trait) {
        return isAmongThem(dale, null, trait);
    }

    private static boolean isAmongThem(Dale dale, @Nullable Trigger trigger, Trait trait) {
        if (!dale.box().has(trait)) return false;
        if (dale.box().has(Trait.COPIES)) return true;
        for (var player : dale.table().players())
            if (isAmong(dale, player.hand(), trigger, trait) || isAmong(dale, player.deck(), trigger, trait))
                return true;
        // What lies in the market deck is known by elimination, unless cards leave it unseen.
        return dale.box().has(Trait.DRAWS_FROM_MARKET_DECK)
                && isAmong(dale, dale.market().deck(), trigger, trait);
    }

    private static boolean isAmong(Dale dale, Pile cards, @Nullable Trigger trigger, Trait trait) {
        for (int i = 0; i < cards.size(); i++) {
            var card = dale.card(cards.get(i));
            if (card.has(trait) && (trigger == null || card.trigger() == trigger)) return true;
        }
        return false;
    }
}
