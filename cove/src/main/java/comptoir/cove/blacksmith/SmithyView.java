package comptoir.cove.blacksmith;

import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The Blacksmith's board as anybody sees it: nothing on it is hidden.
 *
 * @param at the space where the smith stands, or null before the first turn
 * @param alloy the alloy dice of the tray; "blank" where they were not rolled yet
 * @param coal the coal dice of the tray; heat 0 where they were not rolled yet
 */
record SmithyView(
        @Nullable String at,
        List<SpaceView> spaces,
        List<FurnaceView> furnaces,
        List<AlloyView> alloy,
        List<CoalView> coal,
        List<LockView> locks,
        int weaponHeat,
        int armourHeat,
        Text upTo) {

    /** A space, its cost, and where its owner's hourglass would stand after it without hands. */
    record SpaceView(String space, Text text, int hours, int corruption, int dice, int place) {}

    /** @param ready "weapon" or "armour", the largest that its heat is enough for, or "no" */
    record FurnaceView(int furnace, @Nullable String colour, List<CoalView> coal, int heat, String ready, Text text) {}

    record AlloyView(String colour, Text text) {}

    record CoalView(int heat, Text text) {}

    record LockView(int lock, String die, String clan, boolean locked, Text text) {}

    static SmithyView of(Smithy shop, Cove cove, int player) {
        var parts = Smithy.parts(cove);
        return new SmithyView(
                shop.at() == Smithy.NOWHERE ? null : Space.of(shop.at()).word(),
                spaces(parts, cove, player),
                furnaces(shop, parts),
                alloy(shop.alloy()),
                coal(shop.coal(), Dice.BLANK_COAL),
                locks(shop, parts),
                parts.weaponHeat(),
                parts.armourHeat(),
                upTo(shop, parts));
    }

    private static List<SpaceView> spaces(SmithyParts parts, Cove cove, int player) {
        var views = new ArrayList<SpaceView>();
        for (var space : Space.values()) {
            var cost = parts.cost(space);
            views.add(new SpaceView(
                    space.word(),
                    space.text(),
                    cost.hours(),
                    cost.corruption(),
                    parts.placed().get(space.number()),
                    cove.clock().after(player, cost.hours())));
        }
        return views;
    }

    private static List<FurnaceView> furnaces(Smithy shop, SmithyParts parts) {
        var views = new ArrayList<FurnaceView>();
        for (int i = 0; i < shop.furnaces().size(); i++) {
            int furnace = shop.furnaces().at(i);
            int heat = Furnace.heat(furnace);
            boolean empty = furnace == Furnace.EMPTY;
            views.add(new FurnaceView(
                    i,
                    empty ? null : Kind.of(Furnace.alloy(furnace)).colour(),
                    coal(furnace, 1),
                    heat,
                    heat >= parts.armourHeat() ? "armour" : heat >= parts.weaponHeat() ? "weapon" : "no",
                    empty
                            ? Text.say("Furnace {0}: empty", i + 1)
                            : Text.say(
                                    "Furnace {0}: {1}, heat {2}",
                                    i + 1, Kind.of(Furnace.alloy(furnace)).hue(), heat)));
        }
        return views;
    }

    private static List<AlloyView> alloy(int dice) {
        var faces = new ArrayList<AlloyView>();
        for (int face = 0; face <= Dice.BLANK_ALLOY; face++)
            for (int i = Dice.count(dice, face); i > 0; i--)
                faces.add(
                        face == Dice.BLANK_ALLOY
                                ? new AlloyView("blank", Text.say("alloy die, to be rolled"))
                                : new AlloyView(
                                        Kind.of(face).colour(),
                                        Text.say("alloy die: {0}", Kind.of(face).hue())));
        return faces;
    }

    private static List<CoalView> coal(int dice, int from) {
        var faces = new ArrayList<CoalView>();
        for (int face = from; face <= Dice.HOTTEST; face++)
            for (int i = Dice.count(dice, face); i > 0; i--)
                faces.add(new CoalView(
                        face,
                        face == Dice.BLANK_COAL ? Text.say("coal die, to be rolled") : Text.say("coal {0}", face)));
        return faces;
    }

    private static List<LockView> locks(Smithy shop, SmithyParts parts) {
        var views = new ArrayList<LockView>();
        for (int lock = 0; lock < parts.locks().size(); lock++) {
            var printed = parts.locks().get(lock);
            var clan = Kind.of(printed.clan());
            views.add(new LockView(
                    lock,
                    printed.die(),
                    clan.word(),
                    (shop.locked() & (1 << lock)) != 0,
                    (printed.coal() ? Text.say("Coal die, {0} patron") : Text.say("Alloy die, {0} patron"))
                            .with(clan.clan())));
        }
        return views;
    }

    /** A line for those who do not know this merchant. */
    private static Text upTo(Smithy shop, SmithyParts parts) {
        int hot = 0;
        for (int i = 0; i < shop.furnaces().size(); i++)
            if (Furnace.heat(shop.furnaces().at(i)) >= parts.weaponHeat()) hot++;
        return hot > 0
                ? Text.say("{0#1 furnace is|{0} furnaces are} hot enough to be forged.", hot)
                : Text.say("No furnace is hot enough yet.");
    }
}
