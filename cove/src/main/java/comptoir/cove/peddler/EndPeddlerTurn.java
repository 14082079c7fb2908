package comptoir.cove.peddler;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;

/** "After the clock, discard the right card and move the left card to the right action space." */
record EndPeddlerTurn(int player) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        var shop = PeddlerShop.of(cove, player);
        cove = cove.shop(
                player, shop.cards(shop.deck(), shop.discards().and(shop.right()), PeddlerShop.NONE, shop.left()));
        if (!cove.watched()) return cove;
        var parts = PeddlerShop.parts(cove);
        var next = parts.card(shop.left());
        var text = Text.say("{0} discards card {1}; card {2} moves to the right action space. Next: {3}, {4}.");
        return cove.tell(OpenEvent.of(
                        "peddler-turn-ends",
                        player,
                        PeddlerRule.TURN_DISCARD,
                        text.with(
                                cove.name(player),
                                parts.card(shop.right()).id(),
                                next.id(),
                                next.left().action().text(),
                                Location.text(next.left().depth())))
                .with("discarded", parts.card(shop.right()).id())
                .with("right", next.id()));
    }
}
