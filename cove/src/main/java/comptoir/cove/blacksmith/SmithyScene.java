package comptoir.cove.blacksmith;

import comptoir.cove.parts.Kind;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;

/** The Blacksmith's board as a scene has it. Dice that no furnace has are in the tray, not rolled. */
final class SmithyScene {

    private SmithyScene() {}

    static Smithy read(Tree tree, SmithyParts parts) {
        var standard = Smithy.beginning(parts);
        if (tree.isNull()) return standard;
        tree.onlyKnows("at", "unlocked", "furnaces");
        var shop = tree.has("at") ? standard.at(tree.at("at").oneOf(Space.class).number()) : standard;
        for (var each : tree.list("unlocked")) {
            int lock = each.number(0, parts.locks().size() - 1);
            if ((shop.locked() & (1 << lock)) == 0) throw each.wrong(Text.say("unlocks lock {0} twice", lock));
            shop = shop.unlocked(parts, lock);
        }
        return filled(shop, tree.list("furnaces"), tree);
    }

    /** By furnace from the left: {@code {"alloy": "red", "coal": [3, 2]}}, or null for an empty one. */
    private static Smithy filled(Smithy shop, List<Tree> given, Tree tree) {
        var furnaces = shop.furnaces();
        if (given.size() > furnaces.size())
            throw tree.at("furnaces")
                    .wrong(Text.say("has {0} furnaces, and there are {1}", given.size(), furnaces.size()));
        int alloy = Dice.count(shop.alloy(), Dice.BLANK_ALLOY);
        int coal = Dice.count(shop.coal(), Dice.BLANK_COAL);
        for (int i = 0; i < given.size(); i++) {
            var each = given.get(i);
            if (each.isNull()) continue;
            int furnace = furnace(each);
            alloy--;
            coal -= Furnace.coals(furnace);
            furnaces = furnaces.with(i, furnace);
        }
        if (alloy < 0 || coal < 0) throw tree.at("furnaces").wrong(Text.say("has more dice than are unlocked"));
        return shop.dice(furnaces, Dice.of(Dice.BLANK_ALLOY, alloy), Dice.of(Dice.BLANK_COAL, coal));
    }

    private static int furnace(Tree tree) {
        tree.onlyKnows("alloy", "coal");
        int furnace = Furnace.of(clan(tree.at("alloy")));
        var heats = tree.list("coal");
        if (heats.size() >= Dice.MOST) throw tree.at("coal").wrong(Text.say("has more dice than are unlocked"));
        for (var heat : heats) furnace = Furnace.plusCoal(furnace, heat.number(1, Dice.HOTTEST));
        return furnace;
    }

    private static int clan(Tree tree) {
        var colours = new ArrayList<String>();
        for (int clan = 0; clan < Kind.CLANS; clan++) {
            if (Kind.of(clan).colour().equals(tree.text())) return clan;
            colours.add(Kind.of(clan).colour());
        }
        throw tree.wrong(Text.say("is \"{0}\", not one of {1}", tree.text(), colours));
    }
}
