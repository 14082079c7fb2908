package comptoir.cove.blacksmith;

import comptoir.cove.parts.Board;
import comptoir.cove.parts.Cost;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.PackFiles;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.List;

/**
 * What is printed on the Blacksmith's board and dice.
 *
 * @param goods how many weapons and suits of armour there are, by kind of good
 * @param weaponHeat the heat that a weapon needs
 * @param armourHeat the heat that a suit of armour needs
 * @param alloyFaces the clan of each face of an alloy die
 * @param coalFaces the heat of each face of a coal die
 * @param alloy the alloy dice in the tray at the start
 * @param coal the coal dice in the tray at the start
 * @param locks the locked dice
 * @param costs what each space costs; recruiting costs what the Town Square says
 * @param placed how many dice may be placed at each space that rolls
 * @param keep the corruption cards for keeping a die's colour
 * @param crowds the clans of the open locks, as a crowd, by the bits of those still locked
 */
public record SmithyParts(
        List<Integer> goods,
        int furnaces,
        int weaponHeat,
        int armourHeat,
        List<Integer> alloyFaces,
        List<Integer> coalFaces,
        int alloy,
        int coal,
        List<Lock> locks,
        List<Cost> costs,
        List<Integer> placed,
        int keep,
        List<Integer> crowds) {

    /** A locked die and the patron whose icon it covers. */
    public record Lock(boolean coal, int clan) {
        String die() {
            return coal ? "coal" : "alloy";
        }
    }

    /** The dice that there are, in all, of one kind: they must fit into {@link Dice}. */
    private static final int MOST_DICE = 8;

    private static final int MOST_FACES = 20;
    private static final int MOST_LOCKS = 8;

    static SmithyParts read(PackFiles files) {
        var node = files.read("blacksmith.json");
        node.onlyKnows("goods", "furnaces", "heat", "dice", "start", "locked", "spaces", "keep");
        var heat = node.at("heat").onlyKnows("weapon", "armour");
        int weapon = heat.at("weapon").number(1, 20);
        var dice = node.at("dice").onlyKnows("alloy", "coal");
        var start = node.at("start").onlyKnows("alloy", "coal");
        var locks = locks(node.at("locked"));
        int alloy = start.at("alloy").number(1, MOST_DICE);
        int coal = start.at("coal").number(1, MOST_DICE);
        fits(start.at("alloy"), alloy, locks, false);
        fits(start.at("coal"), coal, locks, true);
        var costs = new ArrayList<Cost>();
        var placed = new ArrayList<Integer>();
        var spaces = node.at("spaces").onlyKnows("stoke", "blast", "forge", "unlock", "crew");
        for (int number = 0; number < Space.COUNT; number++) {
            var space = Space.of(number);
            if (space == Space.RECRUIT) {
                costs.add(Cost.NOTHING);
                placed.add(0);
                continue;
            }
            var each = spaces.at(space.word());
            if (space.rolls()) each.onlyKnows("hours", "corruption", "dice");
            else each.onlyKnows("hours", "corruption");
            if (each.number("hours", 0, 6, 0) == 0)
                throw each.wrong(Text.say("it must cost an hour at least, or no day would end"));
            costs.add(Cost.readAmong(each));
            placed.add(space.rolls() ? each.at("dice").number(1, 2 * MOST_DICE) : 0);
        }
        return new SmithyParts(
                Board.goods(node.at("goods")),
                node.at("furnaces").number(1, 6),
                weapon,
                heat.at("armour").number(weapon, 20),
                alloyFaces(dice.at("alloy")),
                coalFaces(dice.at("coal")),
                alloy,
                coal,
                locks,
                List.copyOf(costs),
                List.copyOf(placed),
                node.at("keep").onlyKnows("corruption").at("corruption").number(0, 3),
                crowds(locks));
    }

    private static void fits(Tree node, int start, List<Lock> locks, boolean coal) {
        long all = start + locks.stream().filter(lock -> lock.coal() == coal).count();
        if (all > MOST_DICE)
            throw node.wrong(Text.say(
                    "there are {0} such dice with the locked ones, and at most {1} are possible", all, MOST_DICE));
    }

    private static List<Integer> alloyFaces(Tree node) {
        var faces = new ArrayList<Integer>();
        for (var each : node.list()) {
            int clan = 0;
            while (clan < Kind.CLANS && !Kind.of(clan).colour().equals(each.text())) clan++;
            if (clan == Kind.CLANS)
                throw each.wrong(Text.say("\"{0}\" is not one of [red, green, blue, yellow]", each.text()));
            faces.add(clan);
        }
        if (faces.isEmpty() || faces.size() > MOST_FACES)
            throw node.wrong(Text.say("a die has 1 to {0} faces", MOST_FACES));
        return List.copyOf(faces);
    }

    private static List<Integer> coalFaces(Tree node) {
        var faces = new ArrayList<Integer>();
        for (var each : node.list()) faces.add(each.number(1, Dice.HOTTEST));
        if (faces.isEmpty() || faces.size() > MOST_FACES)
            throw node.wrong(Text.say("a die has 1 to {0} faces", MOST_FACES));
        return List.copyOf(faces);
    }

    private static List<Lock> locks(Tree node) {
        var locks = new ArrayList<Lock>();
        for (var each : node.list()) {
            each.onlyKnows("die", "patron");
            var die = each.at("die").text();
            if (!die.equals("alloy") && !die.equals("coal"))
                throw each.at("die").wrong(Text.say("\"{0}\" is not one of [alloy, coal]", die));
            var patron = each.at("patron").oneOf(Kind.class);
            if (!patron.isCustomer()) throw each.at("patron").wrong(Text.say("a rogue is no patron"));
            locks.add(new Lock(die.equals("coal"), patron.number()));
        }
        if (locks.size() > MOST_LOCKS) throw node.wrong(Text.say("at most {0} locked dice are possible", MOST_LOCKS));
        return List.copyOf(locks);
    }

    private static List<Integer> crowds(List<Lock> locks) {
        var crowds = new ArrayList<Integer>();
        for (int locked = 0; locked < (1 << locks.size()); locked++) {
            int crowd = Crowd.NOBODY;
            for (int lock = 0; lock < locks.size(); lock++)
                if ((locked & (1 << lock)) == 0)
                    crowd = Crowd.plus(crowd, locks.get(lock).clan());
            crowds.add(crowd);
        }
        return List.copyOf(crowds);
    }

    public Cost cost(Space space) {
        return costs.get(space.number());
    }

    /** The hottest face of a coal die. */
    public int hottest() {
        int hottest = 0;
        for (int heat : coalFaces) hottest = Math.max(hottest, heat);
        return hottest;
    }

    /** The locks that are closed at the start, one bit each. */
    int allLocked() {
        return (1 << locks.size()) - 1;
    }
}
