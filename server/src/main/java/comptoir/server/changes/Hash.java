package comptoir.server.changes;

import comptoir.engine.Rule;
import comptoir.engine.Saving;
import comptoir.engine.Text;
import comptoir.protocol.Json;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The hash of a value as JSON has it, 32 bits: the sum of what every value within it makes together with the way to it. So it
 * does not depend on the order of fields, and who changes a part of it need look at that part only. It finds faults, not
 * forgers: whoever has a wrong view harms themselves alone. {@code docs/server.md} gives it for writers of clients.
 */
final class Hash {

    /** The way to the value as a whole. */
    static final int ROOT = 1;

    private static final int OBJECT = 7;
    private static final int LIST = 11;
    private static final int NULL = 13;
    private static final int TRUE = 17;
    private static final int FALSE = 19;

    private Hash() {}

    /** The way to a field. */
    static int step(int way, String name) {
        return mix(31 * way + name.hashCode());
    }

    /** The way to an element. */
    static int step(int way, int index) {
        return mix(31 * way + index);
    }

    /** Of a value at the end of a way, with all that is within it. */
    static int of(int way, @Nullable Object value) {
        return switch (value) {
            case null -> leaf(way, NULL);
            case String text -> leaf(way, text.hashCode());
            case Number number -> leaf(way, number.intValue());
            case Boolean flag -> leaf(way, flag ? TRUE : FALSE);
            case List<?> list -> list(way, list);
            case Text text -> text(way, text);
            case Text.Who(var seat) -> leaf(way, OBJECT) + of(step(way, "who"), seat);
            case Rule rule -> leaf(way, rule.id().hashCode());
            case Enum<?> constant -> leaf(way, Saving.word(constant).hashCode());
            case Record made -> made(way, made);
            case Map<?, ?> map -> map(way, map);
            default -> of(way, Json.plain(value));
        };
    }

    private static int list(int way, List<?> list) {
        int sum = leaf(way, LIST);
        for (int i = 0; i < list.size(); i++) sum += of(step(way, i), list.get(i));
        return sum;
    }

    private static int made(int way, Record value) {
        var shape = Shape.of(value);
        int sum = leaf(way, OBJECT);
        for (int i = 0; i < shape.size(); i++) sum += of(step(way, shape.name(i)), shape.read(value, i));
        return sum;
    }

    private static int map(int way, Map<?, ?> map) {
        int sum = leaf(way, OBJECT);
        for (var entry : map.entrySet()) sum += of(step(way, String.valueOf(entry.getKey())), entry.getValue());
        return sum;
    }

    /** What is empty is not written. */
    private static int text(int way, Text text) {
        int sum = leaf(way, OBJECT) + of(step(way, "say"), text.say());
        if (!text.with().isEmpty()) sum += list(step(way, "with"), text.with());
        if (text.thing() != null) sum += of(step(way, "thing"), text.thing());
        if (!text.own().isEmpty()) sum += map(step(way, "own"), text.own());
        return sum;
    }

    private static int leaf(int way, int value) {
        return mix(31 * way + value);
    }

    /** Every bit of the outcome depends on every bit. */
    private static int mix(int bits) {
        int mixed = (bits ^ (bits >>> 16)) * 0x85ebca6b;
        mixed = (mixed ^ (mixed >>> 13)) * 0xc2b2ae35;
        return mixed ^ (mixed >>> 16);
    }
}
