package comptoir.cove.parts;

import comptoir.engine.Saving;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * The main board: adventurers, boats, docks, the Town Square, prices. Boats and docks are numbered from left to right.
 *
 * @param adventurers all there are in the box
 * @param halls who stands in the halls at the start
 * @param boarding how many board each boat at Arrival
 */
public record Board(
        Text name,
        int adventurers,
        int halls,
        List<Boat> boats,
        int boarding,
        List<Dock> docks,
        List<Cost> square,
        List<Integer> prices) {

    public record Boat(Side side, int seats) {}

    public record Dock(Side side, Depth place, Pier pier) {}

    /** Whether a dock lies near the middle of the board or near its edge. */
    public enum Depth {
        INNER,
        OUTER
    }

    static Board read(Tree node) {
        node.onlyKnows("name", "adventurers", "halls", "boats", "boarding", "docks", "clock", "townSquare", "prices");
        var boats = new ArrayList<Boat>();
        for (var boat : node.at("boats").list())
            boats.add(new Boat(
                    boat.onlyKnows("side", "seats").at("side").oneOf(Side.class),
                    boat.at("seats").number(2, 7)));
        var docks = new ArrayList<Dock>();
        for (var dock : node.at("docks").list()) {
            dock.onlyKnows("side", "place", "pier");
            docks.add(new Dock(
                    dock.at("side").oneOf(Side.class),
                    dock.at("place").oneOf(Depth.class),
                    dock.at("pier").oneOf(Pier.class)));
        }
        if (boats.size() > 12) throw node.at("boats").wrong(Text.say("there are more than 12 boats"));
        for (var side : Side.values()) {
            long boatsHere = boats.stream().filter(boat -> boat.side() == side).count();
            long docksHere = docks.stream().filter(dock -> dock.side() == side).count();
            boolean both = docks.stream().anyMatch(dock -> dock.side() == side && dock.place() == Depth.INNER)
                    && docks.stream().anyMatch(dock -> dock.side() == side && dock.place() == Depth.OUTER);
            if (docksHere != 2 || !both)
                throw node.at("docks")
                        .wrong(Text.say(
                                "side \"{0}\" has an inner and an outer dock, and here are {1} docks",
                                Saving.word(side), docksHere));
            if (boatsHere <= docksHere)
                throw node.at("boats").wrong(Text.say("side \"{0}\" needs more boats than docks", Saving.word(side)));
        }
        var square = node.at("townSquare").list().stream().map(Cost::read).toList();
        if (square.isEmpty() || square.size() > 8)
            throw node.at("townSquare").wrong(Text.say("1 to 8 places are possible"));
        int adventurers = crowd(node.at("adventurers"));
        int halls = crowd(node.at("halls"));
        for (int kind = 0; kind <= Kind.CLANS; kind++)
            if (Crowd.count(halls, kind) > Crowd.count(adventurers, kind))
                throw node.at("halls")
                        .wrong(Text.say("the box has only {0}", Kind.of(kind).counted(Crowd.count(adventurers, kind))));
        return new Board(
                node.at("name").words(),
                adventurers,
                halls,
                List.copyOf(boats),
                node.at("boarding").number(0, 2),
                List.copyOf(docks),
                square,
                goods(node.at("prices")));
    }

    /** Counts of adventurers by kind. */
    public static int crowd(Tree node) {
        node.onlyKnows("warrior", "bard", "wizard", "noble", "rogue");
        int crowd = 0;
        for (int kind = 0; kind <= Kind.CLANS; kind++)
            crowd += Crowd.of(kind, node.number(Kind.of(kind).word(), 0, 40, 0));
        return crowd;
    }

    /** One number for each kind of good, by size and colour. */
    public static List<Integer> goods(Tree node) {
        node.onlyKnows("small", "large");
        var numbers = new ArrayList<Integer>();
        for (int good = 0; good < Good.KINDS; good++) {
            var size = node.at(Good.isLarge(good) ? "large" : "small").onlyKnows("red", "green", "blue", "yellow");
            numbers.add(size.at(Kind.of(Good.clan(good)).colour()).number(0, 60));
        }
        return List.copyOf(numbers);
    }

    public int price(int good) {
        return prices.get(good);
    }

    /** The docks of a side, one bit each. */
    public int docksOf(Side side) {
        int mask = 0;
        for (int dock = 0; dock < docks.size(); dock++) if (docks.get(dock).side() == side) mask |= 1 << dock;
        return mask;
    }
}
