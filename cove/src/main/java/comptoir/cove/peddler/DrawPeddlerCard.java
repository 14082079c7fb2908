package comptoir.cove.peddler;

import comptoir.cove.parts.Row;
import comptoir.cove.step.Advance;
import comptoir.cove.step.DrawCorruption;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Saving;
import comptoir.engine.Source;
import comptoir.engine.Text;

/**
 * A card of the Peddler's deck comes onto an action space: the right one at Arrival, the left one at the start of a turn,
 * which then follows from the two. "If the deck is empty, shuffle its discarded cards into a new one."
 */
record DrawPeddlerCard(int player, boolean turn) implements CoveDraw {

    private static final Source DECK = new Source("Peddler cards");

    @Override
    public Source source(Cove cove) {
        return DECK;
    }

    @Override
    public int outcomes(Cove cove) {
        return Integer.bitCount(deck(PeddlerShop.of(cove, player)));
    }

    private static int deck(PeddlerShop shop) {
        if (shop.deck() != 0) return shop.deck();
        int deck = 0;
        for (int i = 0; i < shop.discards().size(); i++)
            deck |= 1 << shop.discards().at(i);
        return deck;
    }

    private static int nth(int deck, int index) {
        int left = deck;
        for (int i = 0; i < index; i++) left &= left - 1;
        return Integer.numberOfTrailingZeros(left);
    }

    @Override
    public String outcome(Cove cove, int index) {
        return PeddlerShop.parts(cove)
                .card(nth(deck(PeddlerShop.of(cove, player)), index))
                .id();
    }

    @Override
    public Cove answered(Cove cove, int index) {
        var shop = PeddlerShop.of(cove, player);
        if (shop.deck() == 0) {
            cove = rebuilt(cove, shop);
            shop = PeddlerShop.of(cove, player);
        }
        int card = nth(shop.deck(), index);
        int deck = shop.deck() & ~(1 << card);
        if (turn) return begin(cove.shop(player, shop.cards(deck, shop.discards(), card, shop.right())));
        cove = cove.shop(player, shop.cards(deck, shop.discards(), PeddlerShop.NONE, card));
        return cove.watched() ? cove.tell(toldRight(cove)) : cove;
    }

    private Cove rebuilt(Cove cove, PeddlerShop shop) {
        cove = cove.shop(player, shop.cards(deck(shop), Row.EMPTY, shop.left(), shop.right()));
        if (!cove.watched()) return cove;
        var text = Text.say("The deck of {0} is empty: its discarded cards are shuffled into a new one.");
        return cove.tell(
                OpenEvent.of("peddler-reshuffled", player, PeddlerRule.TURN_DECK_EMPTY, text.with(cove.name(player))));
    }

    private OpenEvent toldRight(Cove cove) {
        var card = PeddlerShop.parts(cove).card(PeddlerShop.of(cove, player).right());
        var text = Text.say("{0} lays card {1} on the right action space: {2}, {3}.");
        return OpenEvent.of(
                        "peddler-card",
                        player,
                        PeddlerRule.ARRIVAL_CARD,
                        text.with(
                                cove.name(player),
                                card.id(),
                                card.left().action().text(),
                                Location.text(card.left().depth())))
                .with("card", card.id())
                .byChance(cove);
    }

    /** The actions, the hours, the corruption and the discarding stand on the agenda, in this order. */
    private Cove begin(Cove cove) {
        var parts = PeddlerShop.parts(cove);
        var shop = PeddlerShop.of(cove, player);
        var half = parts.card(shop.left()).right();
        var cost = half.cost().plus(parts.card(shop.right()).left().cost());
        if (cove.watched()) cove = cove.tell(toldTurn(cove));
        cove = cove.doFirst(new EndPeddlerTurn(player));
        if (cost.corruption() > 0)
            cove = cove.doFirst(new DrawCorruption(player, cost.corruption(), PeddlerRule.CLOCK_COST));
        return Advance.doFirst(cove, player, cost.hours()).doFirst(new DoPeddlerAction(player, half.times()));
    }

    private OpenEvent toldTurn(Cove cove) {
        var parts = PeddlerShop.parts(cove);
        var shop = PeddlerShop.of(cove, player);
        var left = parts.card(shop.left());
        var right = parts.card(shop.right());
        var cost = left.right().cost().plus(right.left().cost());
        var text =
                Text.say("{0} lays card {1} beside card {2}. Facing halves: ×{3}, {4} and {5}, {6}; cost, once: {7}.");
        return OpenEvent.of(
                        "peddler-turn",
                        player,
                        PeddlerRule.TURN_SEQUENCE,
                        text.with(
                                cove.name(player),
                                left.id(),
                                right.id(),
                                left.right().times(),
                                left.right().side().text(),
                                right.left().action().text(),
                                Location.text(right.left().depth()),
                                cost.text()))
                .also(PeddlerRule.TURN_MULTIPLIER)
                .also(PeddlerRule.CLOCK_COST)
                .with("left", left.id())
                .with("right", right.id())
                .with("times", left.right().times())
                .with("side", Saving.word(left.right().side()))
                .with("action", right.left().action().word())
                .with("place", Saving.word(right.left().depth()))
                .with("hours", cost.hours())
                .with("corruption", cost.corruption())
                .byChance(cove);
    }
}
