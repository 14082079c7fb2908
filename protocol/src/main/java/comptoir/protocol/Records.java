package comptoir.protocol;

import comptoir.engine.Saving;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads records from plain data, with errors that say in plain words where the trouble is. */
public final class Records {

    private Records() {}

    /** A record with the fields of an object; fields nobody knows are passed over. */
    public static <T extends Record> T read(Class<T> type, Tree tree) {
        var parts = Forms.parts(type);
        var values = new @Nullable Object[parts.size()];
        for (int i = 0; i < values.length; i++) values[i] = value(parts.get(i), tree);
        try {
            var types = parts.stream().map(Forms.Part::type).toArray(Class<?>[]::new);
            var maker = type.getDeclaredConstructor(types);
            maker.setAccessible(true);
            return maker.newInstance(values);
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof RuntimeException clear) throw clear;
            throw new IllegalStateException(refused);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException("cannot make a " + type, closed);
        }
    }

    private static @Nullable Object value(Forms.Part part, Tree tree) {
        var field = tree.at(part.name());
        if (field.isNull() && part.optional()) return null;
        var type = part.type();
        if (type == String.class) return field.text();
        if (type == int.class || type == Integer.class) return field.number();
        if (type == boolean.class || type == Boolean.class) return field.flag();
        if (type == Map.class) return object(field);
        if (type == List.class) {
            var items = new ArrayList<Object>();
            for (var item : field.list()) {
                var value = item.value();
                if (value == null) throw item.wrong(Text.say("is null"));
                items.add(value);
            }
            return List.copyOf(items);
        }
        if (type == Object.class && field.value() != null) return field.value();
        throw field.wrong(Text.say("is missing"));
    }

    private static Map<String, Object> object(Tree field) {
        var object = new LinkedHashMap<String, Object>();
        field.map().forEach((key, value) -> object.put(String.valueOf(key), value));
        return object;
    }

    /** The name of a class as a word: GamesAnswer is "games-answer". */
    public static String word(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /** The words of an enum. */
    static List<String> words(Class<?> type) {
        var words = new ArrayList<String>();
        for (var each : type.getEnumConstants())
            words.add(each instanceof comptoir.engine.Rule rule ? rule.id() : Saving.word((Enum<?>) each));
        return words;
    }
}
