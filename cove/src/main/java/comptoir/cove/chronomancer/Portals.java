package comptoir.cove.chronomancer;

import comptoir.cove.parts.Board;
import comptoir.cove.parts.Cost;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.PackFiles;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on the Chronomancer's board and tiles.
 *
 * @param goods how many relics and artefacts there are, by kind of good
 * @param patronage the clans of the icons that frozen hours cover
 * @param leftEdges the board's own pass halves at the left of the upper and of the lower row
 * @param rightEdges the board's own action halves at the right of the upper and of the lower row
 * @param choices the answer that names each tile
 * @param otherSide what differs on the other side of the board, for larger tables; null where there is none
 */
public record Portals(
        List<Integer> goods,
        List<Integer> patronage,
        int freezeHours,
        int frozenHoursTaken,
        int shiftHours,
        List<Cost> leftEdges,
        List<Half> rightEdges,
        List<Tile> tiles,
        List<ShiftTimelines.TileChoice> choices,
        @Nullable OtherSide otherSide) {

    /**
     * The board as it lies at larger tables.
     *
     * @param from the least number of players that it is for
     */
    record OtherSide(int from, Portals portals) {}

    public enum Action {
        NONE,
        ARTEFACT,
        RELIC_OR_PATRONAGE,
        RELIC,
        RECRUIT,
        CREW
    }

    /** An action half: what is done, with which clans' colours, at what cost. */
    public record Half(Action action, List<Integer> clans, Cost cost) {

        Text text() {
            return switch (action) {
                case NONE -> Text.say("Nothing");
                case ARTEFACT -> Text.say("Take a {0}", Chronomancer.artefact(clans.getFirst()));
                case RELIC_OR_PATRONAGE ->
                    Text.say("Take a {0} relic, or its patronage at once").with(colour(0));
                case RELIC -> Text.say("Take a {0} or a {1} relic").with(colour(0), colour(clans.size() - 1));
                case RECRUIT -> Text.say("Recruit or replace a townsfolk");
                case CREW -> Text.say("Use the crew");
            };
        }

        private Text colour(int index) {
            return Kind.of(clans.get(index)).hue();
        }
    }

    /**
     * A portal fragment.
     *
     * @param halves its left halves, with the action: the white side's, the blue side's
     * @param passes its right halves, which only cost: the white side's, the blue side's
     */
    public record Tile(String id, boolean special, List<Half> halves, List<Cost> passes) {

        /** What one of its sides offers and costs. */
        Text text(boolean blue) {
            var pattern = blue
                    ? Text.say("Tile with its blue side up: {0} ({1}); to its right {2}")
                    : Text.say("Tile with its white side up: {0} ({1}); to its right {2}");
            int side = blue ? 1 : 0;
            var half = halves.get(side);
            return pattern.with(
                    half.text(), half.cost().text(), passes.get(side).text());
        }
    }

    static Portals read(PackFiles files) {
        var node = files.read("chronomancer.json");
        node.onlyKnows("goods", "patronage", "machines", "edges", "otherSide", "tiles");
        var machines = node.at("machines").onlyKnows("freezeHours", "frozenHoursTaken", "shiftHours");
        var tiles = new ArrayList<Tile>();
        for (var each : node.at("tiles").list()) {
            var tile = tile(each);
            if (tiles.stream().anyMatch(other -> other.id().equals(tile.id())))
                throw each.wrong(Text.say("there is another tile \"{0}\"", tile.id()));
            tiles.add(tile);
        }
        long special = tiles.stream().filter(Tile::special).count();
        if (special != 2 || tiles.size() != 10)
            throw node.at("tiles")
                    .wrong(Text.say("there are 10 tiles, 2 of them special; here {0} and {1}", tiles.size(), special));
        var portals = new Portals(
                Board.goods(node.at("goods")),
                clans(node.at("patronage")),
                machines.at("freezeHours").number(1, 6),
                machines.at("frozenHoursTaken").number(1, 8),
                machines.at("shiftHours").number(1, 6),
                List.of(),
                List.of(),
                List.copyOf(tiles),
                choices(tiles),
                null);
        @Nullable OtherSide other = null;
        if (node.has("otherSide")) {
            var side = node.at("otherSide").onlyKnows("from", "edges");
            other = new OtherSide(side.at("from").number(2, 5), portals.edged(side.at("edges"), null));
        }
        return portals.edged(node.at("edges"), other);
    }

    private Portals edged(Tree edges, @Nullable OtherSide other) {
        edges.onlyKnows("upperLeft", "lowerLeft", "upperRight", "lowerRight");
        return new Portals(
                goods,
                patronage,
                freezeHours,
                frozenHoursTaken,
                shiftHours,
                List.of(pass(edges.at("upperLeft")), pass(edges.at("lowerLeft"))),
                List.of(edge(edges.at("upperRight")), edge(edges.at("lowerRight"))),
                tiles,
                choices,
                other);
    }

    /** The side of the board that lies up at a table of so many players. */
    Portals at(int players) {
        return otherSide != null && players >= otherSide.from() ? otherSide.portals() : this;
    }

    private static List<ShiftTimelines.TileChoice> choices(List<Tile> tiles) {
        var choices = new ArrayList<ShiftTimelines.TileChoice>();
        for (var tile : tiles) choices.add(new ShiftTimelines.TileChoice(choices.size(), tile.id()));
        return List.copyOf(choices);
    }

    private static List<Integer> clans(Tree node) {
        var clans = new ArrayList<Integer>();
        for (var each : node.list()) {
            var kind = each.oneOf(Kind.class);
            if (!kind.isCustomer()) throw each.wrong(Text.say("a rogue is no clan"));
            clans.add(kind.number());
        }
        if (clans.isEmpty() || clans.size() > 8) throw node.wrong(Text.say("1 to 8 icons are possible"));
        return List.copyOf(clans);
    }

    private static Cost pass(Tree node) {
        return Cost.readAmong(node.onlyKnows("hours", "corruption"));
    }

    private static Half edge(Tree node) {
        node.onlyKnows("action", "hours", "corruption");
        var action = node.at("action").oneOf(Action.class);
        if (action != Action.RECRUIT && action != Action.CREW && action != Action.NONE)
            throw node.at("action").wrong(Text.say("the board’s edge prints \"recruit\", \"crew\" or \"none\""));
        return new Half(action, List.of(), Cost.readAmong(node));
    }

    private static Tile tile(Tree node) {
        node.onlyKnows("id", "special", "action", "colours", "white", "blue");
        var action = node.at("action").oneOf(Action.class);
        var clans = new ArrayList<Integer>();
        if (node.has("colours")) for (var each : node.at("colours").list()) clans.add(clan(each));
        int wanted = switch (action) {
            case ARTEFACT, RELIC_OR_PATRONAGE -> 1;
            case RELIC -> 2;
            case NONE, RECRUIT, CREW -> 0;
        };
        if (clans.size() != wanted)
            throw node.wrong(Text.say("this action has {0} colours, and there are {1}", wanted, clans.size()));
        var white = node.at("white").onlyKnows("action", "pass");
        var blue = node.at("blue").onlyKnows("action", "pass");
        var halves = List.of(half(action, clans, white), half(action, clans, blue));
        var passes = List.of(pass(white.at("pass")), pass(blue.at("pass")));
        int whiteIcons = halves.get(0).cost().icons() + passes.get(0).icons();
        int blueIcons = halves.get(1).cost().icons() + passes.get(1).icons();
        if (blueIcons != whiteIcons - 1)
            throw node.at("blue")
                    .wrong(Text.say(
                            "the blue side has one icon less than the white one: {0}, and here are {1}",
                            whiteIcons - 1, blueIcons));
        return new Tile(node.at("id").text(), node.flag("special", false), halves, passes);
    }

    private static Half half(Action action, List<Integer> clans, Tree side) {
        return new Half(action, List.copyOf(clans), pass(side.at("action")));
    }

    private static int clan(Tree node) {
        for (int clan = 0; clan < Kind.CLANS; clan++) if (Kind.of(clan).colour().equals(node.text())) return clan;
        throw node.wrong(Text.say("\"{0}\" is not one of [red, green, blue, yellow]", node.text()));
    }

    /** All icons that frozen hours can cover, one bit each. */
    int allIcons() {
        return (1 << patronage.size()) - 1;
    }

    /** The clans of some icons, as a crowd. */
    int crowd(int icons) {
        int crowd = Crowd.NOBODY;
        for (int left = icons; left != 0; left &= left - 1)
            crowd = Crowd.plus(crowd, patronage.get(Integer.numberOfTrailingZeros(left)));
        return crowd;
    }

    static int artefact(Half half) {
        return Good.large(half.clans().getFirst());
    }
}
