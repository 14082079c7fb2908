package comptoir.protocol;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Plain data as JSON that is the same on every machine, whatever the order of its fields was. */
final class Canonical {

    private Canonical() {}

    static String write(Object value) {
        return Json.write(sorted(Json.plain(value)));
    }

    private static @Nullable Object sorted(@Nullable Object value) {
        return switch (value) {
            case Map<?, ?> map -> {
                var fields = new TreeMap<String, @Nullable Object>();
                map.forEach((name, each) -> fields.put(String.valueOf(name), sorted(each)));
                yield fields;
            }
            case List<?> list -> list.stream().map(Canonical::sorted).toList();
            case null, default -> value;
        };
    }
}
