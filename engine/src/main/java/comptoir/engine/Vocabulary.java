package comptoir.engine;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The records and enums that may stand where a declared type leaves it open, such as the steps on an agenda. Apart from
 * {@link Saving}, since where the engine runs outside Java this list is made beforehand.
 */
public final class Vocabulary {

    private Vocabulary() {}

    /** All that is inside: of a sealed interface what it permits, of any other class the records it holds. */
    public static List<Class<?>> of(List<? extends Class<?>> types) {
        Set<Class<?>> all = new LinkedHashSet<>();
        types.forEach(type -> learn(type, all));
        return new ArrayList<>(all);
    }

    private static void learn(Class<?> type, Set<Class<?>> all) {
        if (type.isRecord() || type.isEnum()) all.add(type);
        if (type.isSealed()) for (var permitted : type.getPermittedSubclasses()) learn(permitted, all);
        else for (var inside : type.getDeclaredClasses()) if (inside.isRecord()) learn(inside, all);
    }
}
