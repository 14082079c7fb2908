package comptoir.server.wire;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import comptoir.protocol.Records;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads messages from plain data, records within records too, with errors that say in plain words where the trouble is.
 * Fields nobody knows are passed over.
 */
public final class Reading {

    private Reading() {}

    /** How to make a record of a class, found out once. */
    private record Maker(Constructor<?> constructor, List<Part> parts) {}

    private record Part(String name, Type type, boolean optional, boolean unwrapped) {}

    private static final ClassValue<Maker> MAKERS = new ClassValue<>() {
        @Override
        protected Maker computeValue(Class<?> type) {
            var parts = type.getRecordComponents();
            try {
                var types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
                var constructor = type.getDeclaredConstructor(types);
                constructor.setAccessible(true);
                return new Maker(
                        constructor, Arrays.stream(parts).map(Reading::part).toList());
            } catch (ReflectiveOperationException closed) {
                throw new IllegalStateException("cannot make a " + type, closed);
            }
        }
    };

    private static Part part(RecordComponent part) {
        return new Part(
                part.getName(),
                part.getGenericType(),
                part.getAnnotatedType().isAnnotationPresent(Nullable.class),
                part.getAccessor().isAnnotationPresent(JsonUnwrapped.class));
    }

    /** A record with the fields of an object; fields nobody knows are passed over. */
    public static <T extends Record> T read(Class<T> type, Tree tree) {
        var maker = MAKERS.get(type);
        var values = new @Nullable Object[maker.parts.size()];
        for (int i = 0; i < values.length; i++) values[i] = value(maker.parts.get(i), tree);
        try {
            return type.cast(maker.constructor.newInstance(values));
        } catch (InvocationTargetException refused) {
            if (refused.getCause() instanceof RuntimeException clear) throw clear;
            throw new IllegalStateException(refused);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException("cannot make a " + type, closed);
        }
    }

    private static @Nullable Object value(Part part, Tree tree) {
        if (part.unwrapped) return value(part.type, tree);
        var field = tree.at(part.name);
        return field.isNull() && part.optional ? null : value(part.type, field);
    }

    private static Object value(Type type, Tree field) {
        if (type == String.class) return field.text();
        if (type == int.class || type == Integer.class) return field.number();
        if (type == long.class || type == Long.class) return whole(field);
        if (type == boolean.class || type == Boolean.class) return field.flag();
        if (type instanceof ParameterizedType generic) {
            if (generic.getRawType() == Map.class) return object(field);
            if (generic.getRawType() == List.class) return list(generic.getActualTypeArguments()[0], field);
        }
        if (type instanceof Class<?> plain) {
            if (plain.isRecord()) return read(plain.asSubclass(Record.class), field);
            if (plain.isEnum()) return constant(plain, field);
            var anything = field.value();
            if (plain == Object.class && anything != null) return anything;
        }
        throw field.wrong(Text.say("is missing"));
    }

    private static long whole(Tree field) {
        if (field.value() instanceof Number number && number.doubleValue() == number.longValue())
            return number.longValue();
        return field.number();
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static Object constant(Class<?> type, Tree field) {
        return field.oneOf((Class<? extends Enum>) type.asSubclass(Enum.class));
    }

    private static List<Object> list(Type item, Tree field) {
        var items = new ArrayList<Object>();
        for (var each : field.list()) {
            if (each.isNull()) throw each.wrong(Text.say("is missing"));
            items.add(value(item, each));
        }
        return List.copyOf(items);
    }

    private static Map<String, Object> object(Tree field) {
        var object = new LinkedHashMap<String, Object>();
        field.map().forEach((key, value) -> object.put(String.valueOf(key), value));
        return object;
    }

    /** The records of a sealed interface by their words. */
    public static Map<String, Class<? extends Record>> byWord(Class<?> kind) {
        var records = new LinkedHashMap<String, Class<? extends Record>>();
        for (var each : kind.getPermittedSubclasses()) {
            if (each.isRecord()) records.put(WORDS.get(each), each.asSubclass(Record.class));
            else records.putAll(byWord(each));
        }
        return records;
    }

    /** The name of a record as a word, found out once. */
    static final ClassValue<String> WORDS = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
            return Records.word(type);
        }
    };
}
