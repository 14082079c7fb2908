package comptoir.bots.lab;

import comptoir.engine.Description;
import java.lang.reflect.InvocationTargetException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** To which set or deck a thing belongs: read off the components, one field of which names a set or a deck. */
final class Belonging {

    private final Map<String, String> groups = new HashMap<>();

    /** @param shared the sets and decks that tables chose among */
    Belonging(Description description, Set<String> shared) {
        for (var components : description.components().values())
            for (var component : components) {
                var group = group(component, shared);
                if (group != null) groups.put(component.id(), group);
            }
    }

    private static @Nullable String group(Description.Component component, Set<String> shared) {
        if (!component.getClass().isRecord()) return null;
        try {
            for (var field : component.getClass().getRecordComponents()) {
                var accessor = field.getAccessor();
                accessor.setAccessible(true);
                if (!field.getName().equals("id")
                        && accessor.invoke(component) instanceof String value
                        && shared.contains(value)) return value;
            }
            return null;
        } catch (IllegalAccessException | InvocationTargetException unreadable) {
            throw new IllegalStateException("a component cannot be read: " + component, unreadable);
        }
    }

    /** Null where it is in every game. */
    @Nullable
    String of(String thing) {
        return groups.get(thing);
    }

    boolean mayBeIn(Trace trace, String thing) {
        var group = groups.get(thing);
        return group == null || trace.shared().contains(group);
    }
}
