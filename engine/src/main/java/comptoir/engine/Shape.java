package comptoir.engine;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a record is taken apart and put together again. It looks at fields and the constructor only, which every place the
 * engine runs in can do; a test holds that the fields of a record come in the order of its components.
 */
public final class Shape {

    private final List<Part> parts;
    private final Constructor<?> maker;

    private Shape(List<Part> parts, Constructor<?> maker) {
        this.parts = parts;
        this.maker = maker;
    }

    /**
     * One component.
     *
     * @param way the name of the way it is saved in; null where that follows from its type
     * @param formerly what it was called before
     * @param added whether earlier saves may lack it
     */
    public record Part(
            String name,
            Type type,
            Class<?> raw,
            @Nullable String way,
            List<String> formerly,
            boolean added,
            Field field) {

        public @Nullable Object of(Object record) {
            try {
                return field.get(record);
            } catch (IllegalAccessException never) {
                throw new IllegalStateException(never);
            }
        }
    }

    static boolean isRecord(Class<?> type) {
        return type.getSuperclass() == Record.class;
    }

    public static Shape of(Class<?> record) {
        var parts = new ArrayList<Part>();
        var types = new ArrayList<Class<?>>();
        for (var field : record.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers())) continue;
            field.setAccessible(true);
            var way = field.getAnnotation(Saved.class);
            var formerly = field.getAnnotation(Formerly.class);
            parts.add(new Part(
                    field.getName(),
                    field.getGenericType(),
                    field.getType(),
                    way == null ? null : way.as(),
                    formerly == null ? List.of() : List.of(formerly.value()),
                    field.getAnnotation(Added.class) != null,
                    field));
            types.add(field.getType());
        }
        try {
            var maker = record.getDeclaredConstructor(types.toArray(Class<?>[]::new));
            maker.setAccessible(true);
            return new Shape(List.copyOf(parts), maker);
        } catch (NoSuchMethodException closed) {
            throw new IllegalArgumentException("cannot put a " + record + " together", closed);
        }
    }

    public List<Part> parts() {
        return parts;
    }

    /** The record with those components, in order; what it says against them is a {@link BadInput}. */
    Object make(String path, @Nullable Object[] values) {
        try {
            return maker.newInstance(values);
        } catch (InvocationTargetException refused) {
            var cause = refused.getTargetException();
            if (cause instanceof BadInput clear) throw clear;
            throw new BadInput(Text.say("{0} cannot be: {1}", path, String.valueOf(cause.getMessage())), cause);
        } catch (ReflectiveOperationException | IllegalArgumentException wrong) {
            throw new BadInput(Text.say("{0} cannot be: {1}", path, String.valueOf(wrong.getMessage())), wrong);
        }
    }
}
