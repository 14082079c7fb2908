package comptoir.browser.engine;

import comptoir.browser.Beforehand;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** As looked up when the engine was compiled. Stands in for the engine's class of this name. */
public final class Vocabulary {

    private Vocabulary() {}

    public static List<Class<?>> of(List<? extends Class<?>> types) {
        var all = new LinkedHashSet<Class<?>>();
        for (var type : types) for (var name : Beforehand.under("vocabulary", type.getName())) all.add(named(name));
        return new ArrayList<>(all);
    }

    private static Class<?> named(String name) {
        return Beforehand.type(name);
    }
}
