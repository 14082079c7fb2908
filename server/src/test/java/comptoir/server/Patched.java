package comptoir.server;

import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a client makes of the changes it is sent: written for itself, from docs/server.md, as an outsider would. */
public final class Patched {

    private Patched() {}

    /** A view after changes, in order; what was there before stays as it is. */
    public static @Nullable Object view(@Nullable Object before, List<Tree> changes) {
        var view = before;
        for (var change : changes) {
            var way = change.at("path").text().split("/", -1);
            view = at(view, way, 1, change.at("op").text(), change.at("value").value());
        }
        return view;
    }

    private static @Nullable Object at(
            @Nullable Object here, String[] way, int depth, String op, @Nullable Object value) {
        if (depth == way.length) return value;
        var name = way[depth].replace("~1", "/").replace("~0", "~");
        boolean last = depth == way.length - 1;
        if (here instanceof List<?> list) {
            var next = new ArrayList<Object>(list);
            int index = Integer.parseInt(name);
            if (last && op.equals("add")) next.add(index, value);
            else if (last && op.equals("remove")) next.remove(index);
            else next.set(index, at(list.get(index), way, depth + 1, op, value));
            return next;
        }
        var next = new LinkedHashMap<Object, Object>((Map<?, ?>) here);
        if (last && op.equals("remove")) next.remove(name);
        else if (last) next.put(name, value);
        else next.put(name, at(next.get(name), way, depth + 1, op, value));
        return next;
    }

    /** What stands at the end of a path. */
    public static @Nullable Object at(@Nullable Object view, String path) {
        var here = view;
        for (var step : path.split("/", -1)) {
            if (step.isEmpty()) continue;
            var name = step.replace("~1", "/").replace("~0", "~");
            here = here instanceof List<?> list ? list.get(Integer.parseInt(name)) : ((Map<?, ?>) here).get(name);
        }
        return here;
    }

    /** The hash of a view. */
    public static int hash(@Nullable Object view) {
        return hash(1, view);
    }

    private static int hash(int way, @Nullable Object value) {
        int sum = mix(31 * way + own(value));
        if (value instanceof Map<?, ?> object)
            for (var field : object.entrySet())
                sum += hash(mix(31 * way + field.getKey().hashCode()), field.getValue());
        if (value instanceof List<?> list)
            for (int i = 0; i < list.size(); i++) sum += hash(mix(31 * way + i), list.get(i));
        return sum;
    }

    private static int own(@Nullable Object value) {
        return switch (value) {
            case Map<?, ?> _ -> 7;
            case List<?> _ -> 11;
            case null -> 13;
            case Boolean flag -> flag ? 17 : 19;
            case Number number -> number.intValue();
            default -> value.hashCode();
        };
    }

    private static int mix(int bits) {
        int mixed = (bits ^ (bits >>> 16)) * 0x85ebca6b;
        mixed = (mixed ^ (mixed >>> 13)) * 0xc2b2ae35;
        return mixed ^ (mixed >>> 16);
    }
}
