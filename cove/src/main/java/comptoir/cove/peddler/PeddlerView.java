package comptoir.cove.peddler;

import comptoir.cove.parts.Cost;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.engine.Saving;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Peddler's board and cards as anybody sees them: only its corruption cards are hidden, and the order of its deck is
 * nobody's to know.
 *
 * @param left the card on the left action space, during its turn
 * @param right the card on the right action space: its left half is known for the next turn
 * @param next what the next turn will do, how often and in which half of the board being open
 * @param last the turn it took before, if the cards still lie there
 * @param deck the cards of the deck, in no order
 * @param discards the discarded cards, the latest last
 * @param takesHands whether it would take a clock hand now
 */
record PeddlerView(
        String level,
        Text levelName,
        @Nullable CardView left,
        @Nullable CardView right,
        @Nullable NextView next,
        @Nullable TurnView last,
        List<String> deck,
        List<String> discards,
        List<ReserveView> reserve,
        List<StallView> stall,
        int handsUpTo,
        boolean takesHands,
        Text goodsOf,
        Text upTo) {

    /** Both halves of a card, the left one first. */
    record CardView(
            String card,
            boolean hard,
            String action,
            Text text,
            String place,
            Cost leftCost,
            int times,
            String side,
            Cost rightCost) {}

    record NextView(String card, String action, Text text, String place, Cost cost) {}

    /** Two facing halves and what they say. */
    record TurnView(
            String left, String right, int times, String action, Text text, String side, String place, Cost cost) {}

    record ReserveView(int space, boolean marked, @Nullable String adventurer) {}

    record StallView(int space, @Nullable String good) {}

    static PeddlerView of(PeddlerShop shop, PeddlerParts parts) {
        return new PeddlerView(
                Saving.word(shop.level()),
                shop.level().text(),
                shop.left() == PeddlerShop.NONE ? null : card(parts.card(shop.left())),
                shop.right() == PeddlerShop.NONE ? null : card(parts.card(shop.right())),
                shop.right() == PeddlerShop.NONE ? null : next(parts.card(shop.right())),
                last(shop, parts),
                parts.ids(shop.deck()),
                shop.discards().list().stream()
                        .map(card -> parts.card(card).id())
                        .toList(),
                reserve(shop, parts),
                stall(shop),
                parts.handsUpTo(),
                shop.takesHands(parts),
                goodsOf(shop),
                upTo(shop, parts));
    }

    private static CardView card(PeddlerCard card) {
        return new CardView(
                card.id(),
                !card.isBasic(),
                card.left().action().word(),
                card.left().action().text(),
                Saving.word(card.left().depth()),
                card.left().cost(),
                card.right().times(),
                Saving.word(card.right().side()),
                card.right().cost());
    }

    private static NextView next(PeddlerCard card) {
        return new NextView(
                card.id(),
                card.left().action().word(),
                card.left().action().text(),
                Saving.word(card.left().depth()),
                card.left().cost());
    }

    /** The card that lies right now was the left one, and the latest discard the right one. */
    private static @Nullable TurnView last(PeddlerShop shop, PeddlerParts parts) {
        if (shop.left() != PeddlerShop.NONE
                || shop.right() == PeddlerShop.NONE
                || shop.discards().isEmpty()) return null;
        var left = parts.card(shop.right());
        var right = parts.card(shop.discards().at(shop.discards().size() - 1));
        return new TurnView(
                left.id(),
                right.id(),
                left.right().times(),
                right.left().action().word(),
                right.left().action().text(),
                Saving.word(left.right().side()),
                Saving.word(right.left().depth()),
                left.right().cost().plus(right.left().cost()));
    }

    private static List<ReserveView> reserve(PeddlerShop shop, PeddlerParts parts) {
        var views = new ArrayList<ReserveView>();
        for (int space = 0; space < parts.reserve(); space++)
            views.add(new ReserveView(
                    space,
                    space < parts.marked(),
                    space < shop.reserve().size()
                            ? Kind.of(shop.reserve().at(space)).word()
                            : null));
        return views;
    }

    private static List<StallView> stall(PeddlerShop shop) {
        var views = new ArrayList<StallView>();
        for (int space = 0; space < shop.stall().size(); space++) {
            int good = shop.stall().at(space);
            views.add(new StallView(
                    space, good == PeddlerShop.NONE ? null : Good.of(good).word()));
        }
        return views;
    }

    /** Whose goods it uses. */
    static Text goodsOf(PeddlerShop shop) {
        return shop.goodsOf().runsItself()
                ? Text.say("a merchant of the box whom nobody plays")
                : Text.say("{0}, whom nobody plays").with(shop.goodsOf().name());
    }

    /** A line for those who do not know it. */
    private static Text upTo(PeddlerShop shop, PeddlerParts parts) {
        if (shop.right() == PeddlerShop.NONE) return Text.say("Its cards are all in the deck.");
        var next = parts.card(shop.right());
        return Text.say("Next: {0}, {1}; how often, and in which half of the board, its next card will tell.")
                .with(next.left().action().text(), Location.text(next.left().depth()));
    }
}
