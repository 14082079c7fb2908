package comptoir.cove.parts;

import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A crowd of adventurers (or of icons) as one number: six bits for each kind. Boats, piers, halls and the bag change at
 * nearly every decision, so a crowd is a plain int and this class its arithmetic.
 */
public final class Crowd {

    public static final int NOBODY = 0;

    /** How many of one kind a crowd can hold. */
    public static final int MOST = 63;

    private static final int BITS = 6;
    private static final int KINDS = Kind.values().length;
    private static final int ALL_CUSTOMERS = (1 << (BITS * Kind.CLANS)) - 1;

    private Crowd() {}

    public static int of(int kind, int count) {
        return count << (BITS * kind);
    }

    public static int count(int crowd, int kind) {
        return (crowd >>> (BITS * kind)) & MOST;
    }

    public static int count(int crowd, Kind kind) {
        return count(crowd, kind.number());
    }

    public static int plus(int crowd, int kind) {
        return crowd + (1 << (BITS * kind));
    }

    public static int minus(int crowd, int kind) {
        return crowd - (1 << (BITS * kind));
    }

    /** Crowds add up as numbers do. */
    public static int join(int crowd, int other) {
        return crowd + other;
    }

    public static int customers(int crowd) {
        return crowd & ALL_CUSTOMERS;
    }

    public static int rogues(int crowd) {
        return count(crowd, Kind.ROGUE.number());
    }

    public static int total(int crowd) {
        int pairs = (crowd & 0x00FC0FC0) >>> BITS;
        int evens = crowd & 0x3F03F03F;
        int sum = pairs + evens;
        return (sum & 0xFFF) + ((sum >>> 12) & 0xFFF) + (sum >>> 24);
    }

    /** The kind of one of them, counted kind by kind. */
    public static int nth(int crowd, int index) {
        int kind = 0;
        for (int left = index; left >= count(crowd, kind); kind++) left -= count(crowd, kind);
        return kind;
    }

    /** For each icon the adventurers of its kind: what patronage pays. */
    public static int pay(int icons, int halls) {
        int gold = 0;
        for (int clan = 0; clan < Kind.CLANS; clan++) gold += count(icons, clan) * count(halls, clan);
        return gold;
    }

    /** Counts by name, with zeros: for views. */
    public static Map<String, Integer> byName(int crowd) {
        var counts = new LinkedHashMap<String, Integer>();
        for (int kind = 0; kind < KINDS; kind++) counts.put(Kind.of(kind).word(), count(crowd, kind));
        return counts;
    }

    public static List<String> names(int crowd) {
        var names = new ArrayList<String>();
        for (int kind = 0; kind < KINDS; kind++)
            for (int i = 0; i < count(crowd, kind); i++) names.add(Kind.of(kind).word());
        return names;
    }

    /** "2 warriors and 1 rogue". */
    public static Text text(int crowd) {
        var items = new ArrayList<Text>();
        for (int kind = 0; kind < KINDS; kind++)
            if (count(crowd, kind) > 0) items.add(Kind.of(kind).counted(count(crowd, kind)));
        return items.isEmpty() ? Text.say("nobody") : Text.list(items);
    }

    /** From a list of names or from counts by name. */
    public static int read(Tree tree) {
        int crowd = NOBODY;
        if (tree.value() instanceof Map<?, ?>) {
            var words = new ArrayList<String>();
            for (int kind = 0; kind < KINDS; kind++) words.add(Kind.of(kind).word());
            tree.onlyKnows(words.toArray(String[]::new));
            for (int kind = 0; kind < KINDS; kind++) {
                var name = Kind.of(kind).word();
                if (tree.has(name)) crowd += of(kind, tree.at(name).number(0, MOST));
            }
        } else {
            for (var item : tree.list())
                crowd = plus(crowd, item.oneOf(Kind.class).number());
        }
        return crowd;
    }
}
