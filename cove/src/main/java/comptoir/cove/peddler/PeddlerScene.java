package comptoir.cove.peddler;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Row;
import comptoir.cove.table.Merchants;
import comptoir.engine.Text;
import comptoir.engine.Tree;

/** The Peddler's board and cards as a scene has them. */
final class PeddlerScene {

    private PeddlerScene() {}

    static PeddlerShop read(Tree tree, Components pack, boolean loose) {
        var parts = Peddler.parts(pack);
        if (tree.isNull()) return withCards(tree, parts, PeddlerShop.beginning(parts, Level.NORMAL));
        tree.onlyKnows("level", "right", "deck", "discards", "reserve", "townsfolk", "goodsOf");
        var level = tree.has("level") ? tree.at("level").oneOf(Level.class) : Level.NORMAL;
        var shop = PeddlerShop.beginning(parts, level);
        if (tree.has("goodsOf")) shop = shop.goodsOf(Merchants.named(tree.at("goodsOf")));
        var reserve = Row.EMPTY;
        for (var each : tree.list("reserve"))
            reserve = reserve.and(each.oneOf(Kind.class).number());
        if (!loose && reserve.size() > parts.reserve())
            throw tree.at("reserve").wrong(Text.say("has more than {0} adventurers", parts.reserve()));
        var recruits = Row.EMPTY;
        for (var each : tree.list("townsfolk")) recruits = recruits.and(pack.townsfolk(each));
        return withCards(tree, parts, shop.reserve(reserve).recruits(recruits));
    }

    /**
     * The cards where the scene puts them. Without a word on it, the first card of the level lies right; without a deck the
     * rest is in the deck, with a deck the rest is discarded.
     */
    private static PeddlerShop withCards(Tree tree, PeddlerParts parts, PeddlerShop shop) {
        int all = shop.deck();
        int right = Integer.numberOfTrailingZeros(all);
        if (tree.isNull()) return shop.cards(all & ~(1 << right), Row.EMPTY, PeddlerShop.NONE, right);
        if (tree.has("right")) right = card(tree.at("right"), parts, all);
        int rest = all & ~(1 << right);
        var discards = Row.EMPTY;
        for (var each : tree.list("discards")) {
            int card = card(each, parts, rest);
            discards = discards.and(card);
            rest &= ~(1 << card);
        }
        int deck = rest;
        if (tree.has("deck")) {
            deck = 0;
            for (var each : tree.list("deck")) deck |= 1 << card(each, parts, rest & ~deck);
            for (int gone = rest & ~deck; gone != 0; gone &= gone - 1)
                discards = discards.and(Integer.numberOfTrailingZeros(gone));
        }
        return shop.cards(deck, discards, PeddlerShop.NONE, right);
    }

    private static int card(Tree tree, PeddlerParts parts, int free) {
        int card = parts.named(tree.text());
        if (card < 0) throw tree.wrong(Text.say("is \"{0}\", which is no Peddler card", tree.text()));
        if ((free & 1 << card) == 0)
            throw tree.wrong(Text.say("is card {0}, which is in another place or not of this level", tree.text()));
        return card;
    }
}
