package comptoir.cove.chronomancer;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Row;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;

/** The Chronomancer's board as a scene has it. */
final class TimeShopScene {

    private static final String[] PLACES = {"upper-left", "upper-right", "lower-left", "lower-right"};

    private TimeShopScene() {}

    static TimeShop read(Tree tree, Portals portals, TimeShop standard, boolean loose) {
        if (tree.isNull()) return standard;
        tree.onlyKnows("chronomancer", "assistant", "tiles", "blue", "white", "open");
        int chronomancer = tree.has("chronomancer") ? space(tree.at("chronomancer")) : standard.chronomancer();
        int assistant = tree.has("assistant") ? space(tree.at("assistant")) : standard.assistant();
        if (!loose && chronomancer == assistant && !Space.isMachine(chronomancer))
            throw tree.wrong(Text.say("has both figures on {0}, where only one can stand", Space.id(chronomancer)));
        if (!loose && Space.distance(chronomancer, assistant) > Space.toNextMachine(chronomancer))
            throw tree.wrong(Text.say(
                    "has the Assistant on {0} and the Chronomancer on {1}: the Assistant goes ahead, and no further"
                            + " than the next machine",
                    Space.id(assistant), Space.id(chronomancer)));
        var tiles = tiles(tree, portals, standard);
        var stream = new ArrayList<Integer>();
        for (int tile = 0; tile < portals.tiles().size(); tile++) if (!tiles.has(tile)) stream.add(tile);
        int blue = 0;
        for (int tile : stream) blue |= 1 << tile;
        for (var each : tree.list("blue")) blue |= 1 << tile(each, portals);
        for (var each : tree.list("white")) blue &= ~(1 << tile(each, portals));
        int covered = portals.allIcons();
        for (var each : tree.list("open")) covered &= ~(1 << icon(each, portals, covered));
        return new TimeShop(
                        chronomancer,
                        assistant,
                        tiles,
                        Row.owning(stream.stream().mapToInt(Integer::intValue).toArray()),
                        blue,
                        covered,
                        0)
                .covered(portals, covered);
    }

    private static Row tiles(Tree tree, Portals portals, TimeShop standard) {
        if (!tree.has("tiles")) return standard.tiles();
        tree.at("tiles").onlyKnows(PLACES);
        var chosen = new int[PLACES.length];
        var named = new ArrayList<Integer>();
        for (int i = 0; i < PLACES.length; i++) {
            chosen[i] = -1;
            if (!tree.at("tiles").has(PLACES[i])) continue;
            chosen[i] = tile(tree.at("tiles").at(PLACES[i]), portals);
            if (named.contains(chosen[i]))
                throw tree.at("tiles")
                        .wrong(Text.say(
                                "has tile {0} twice; there is one",
                                portals.tiles().get(chosen[i]).id()));
            named.add(chosen[i]);
        }
        // Places left out keep their standard tile where it is free, and take the first free one otherwise.
        for (int i = 0; i < PLACES.length; i++) {
            if (chosen[i] >= 0) continue;
            int tile = standard.tiles().at(i);
            for (int other = 0; named.contains(tile); other++) tile = other;
            chosen[i] = tile;
            named.add(tile);
        }
        return Row.owning(chosen);
    }

    private static int space(Tree tree) {
        int space = Space.named(tree.text());
        if (space < 0) {
            var names = new ArrayList<String>();
            for (int each = 0; each < Space.COUNT; each++) names.add(Space.id(each));
            throw tree.wrong(Text.say("is \"{0}\", not one of {1}", tree.text(), names));
        }
        return space;
    }

    private static int tile(Tree tree, Portals portals) {
        for (int tile = 0; tile < portals.tiles().size(); tile++)
            if (portals.tiles().get(tile).id().equals(tree.text())) return tile;
        throw tree.wrong(Text.say(
                "is \"{0}\", not one of {1}",
                tree.text(), portals.tiles().stream().map(Portals.Tile::id).toList()));
    }

    private static int icon(Tree tree, Portals portals, int covered) {
        int clan = tree.oneOf(Kind.class).number();
        for (int icon = 0; icon < portals.patronage().size(); icon++)
            if (portals.patronage().get(icon) == clan && (covered & (1 << icon)) != 0) return icon;
        throw tree.wrong(Text.say("names an icon that is not (or no longer) covered"));
    }
}
