package comptoir.dale.turn;

import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Trigger;
import org.jspecify.annotations.Nullable;

/**
 * What the table cannot rule out. A player is asked whether to use a card whenever, for all that everybody knows, the hand
 * might hold one: so being asked tells nothing.
 */
public final class Unseen {

    private Unseen() {}

    /** Whether a card that reacts to this, or may copy one that does, lies among the hands and decks, wherever. */
    public static boolean holds(Dale dale, Trigger trigger) {
        boolean copies = dale.box().has(Trait.COPIES) && !trigger.concernsCauser();
        return dale.box().has(Trait.REACTS) && (copies || isAmongThem(dale, trigger, Trait.REACTS));
    }

    /** Whether a card with this trait, or one that may copy it, lies among the hands and decks, wherever. */
    public static boolean holds(Dale dale, Trait trait) {
        return dale.box().has(trait) && (dale.box().has(Trait.COPIES) || isAmongThem(dale, null, trait));
    }

    private static boolean isAmongThem(Dale dale, @Nullable Trigger trigger, Trait trait) {
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
