package comptoir.cove.scene;

import comptoir.cove.parts.Components;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Row;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Merchants;
import comptoir.cove.table.Player;
import comptoir.cove.table.Terms;
import comptoir.cove.table.Town;
import comptoir.cove.table.Workshop;
import comptoir.engine.BadInput;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.List;
import java.util.Map;

/** A player's things as a scene has them. */
final class PlayerScene {

    private PlayerScene() {}

    static Player read(Tree tree, Terms terms, boolean loose) {
        tree.onlyKnows("merchant", "gold", "goods", "corruption", "discarded", "team", "shop");
        var pack = terms.pack();
        var merchant = merchant(tree);
        var plain = Player.beginning(merchant, pack);
        var shop = merchant.scene(tree.at("shop"), pack, loose);
        var goods = goods(tree);
        var player = new Player(
                stocked(shop, goods, tree),
                tree.number("gold", 0),
                faces(tree.list("corruption"), pack),
                faces(tree.list("discarded"), pack),
                stall(goods, plain.shop(shop), tree, pack, loose),
                plain.team());
        return player.team(team(tree, player, terms));
    }

    static Merchant merchant(Tree player) {
        return player.maybe("merchant").map(Merchants::named).orElseGet(Merchants::first);
    }

    private static Workshop stocked(Workshop shop, Row goods, Tree tree) {
        try {
            return shop.stocked(goods);
        } catch (BadInput tooMany) {
            throw tree.at("goods").wrong(tooMany.text());
        }
    }

    /** In their order, by counts or by a list of names; null is an empty place. */
    private static Row goods(Tree tree) {
        var row = Row.EMPTY;
        if (!tree.has("goods")) return row;
        var goods = tree.at("goods");
        if (goods.value() instanceof Map<?, ?>) {
            for (var key : goods.keys()) {
                int good = Tree.of(goods.path(), key).oneOf(Good.class).number();
                for (int i = goods.at(key).number(0, 60); i > 0; i--) row = row.and(good);
            }
        } else {
            for (var each : goods.list())
                row = row.and(each.isNull() ? -1 : each.oneOf(Good.class).number());
        }
        return row;
    }

    private static Row stall(Row row, Player plain, Tree tree, Components pack, boolean loose) {
        var goods = tree.at("goods");
        var stall = plain.stall();
        for (int good : row.list()) if (good >= 0) stall = stall.plus(good, 1);
        for (int good = 0; good < Good.KINDS; good++) {
            int most = plain.supply(pack, good);
            if (!loose && stall.at(good) > most)
                throw goods.wrong(Text.say(
                        "has {0} × {1}, and there are {2}",
                        stall.at(good), Good.of(good).word(), most));
        }
        return stall;
    }

    private static Row faces(List<Tree> cards, Components pack) {
        var counts = Row.zeros(pack.corruptionFaces());
        for (var card : cards) counts = counts.plus(face(card, pack), 1);
        return counts;
    }

    static int face(Tree tree, Components pack) {
        for (int face = 0; face < pack.corruptionFaces(); face++)
            if (pack.corruption(face).id().equals(tree.text())) return face;
        throw tree.wrong(
                Text.say("is \"{0}\", which is no corruption card of the components {1}", tree.text(), pack.id()));
    }

    /** By slot: {@code {"overseer": "L03"}}. */
    private static Row team(Tree tree, Player player, Terms terms) {
        var team = player.team();
        if (!tree.has("team")) return team;
        var given = tree.at("team");
        var slots = player.shop().merchant().crew();
        given.onlyKnows(slots.stream().map(slot -> slot.id()).toArray(String[]::new));
        for (int slot = 0; slot < slots.size(); slot++)
            if (given.has(slots.get(slot).id()))
                team = team.with(slot, TownScene.card(given.at(slots.get(slot).id()), terms));
        for (int slot = 0; slot < slots.size(); slot++)
            if (team.at(slot) != Town.EMPTY && team.count(team.at(slot)) > 1)
                throw given.wrong(Text.say(
                        "has {0} twice; there is one",
                        terms.pack().townsfolk(team.at(slot)).id()));
        return team;
    }
}
