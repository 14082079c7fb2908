package comptoir.server.changes;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** The components of a record class as JSON has them, found out once. */
final class Shape {

    private static final MethodType READ = MethodType.methodType(Object.class, Object.class);

    private static final ClassValue<Shape> SHAPES = new ClassValue<>() {
        @Override
        protected Shape computeValue(Class<?> type) {
            return new Shape(type);
        }
    };

    private final String[] names;
    private final MethodHandle[] readers;

    private Shape(Class<?> type) {
        var parts = type.getRecordComponents();
        names = new String[parts.length];
        readers = new MethodHandle[parts.length];
        for (int i = 0; i < parts.length; i++) {
            names[i] = parts[i].getName();
            var reader = parts[i].getAccessor();
            try {
                reader.setAccessible(true);
                readers[i] = MethodHandles.lookup().unreflect(reader).asType(READ);
            } catch (IllegalAccessException closed) {
                throw new IllegalStateException("cannot read a " + type, closed);
            }
        }
    }

    static Shape of(Object value) {
        return SHAPES.get(value.getClass());
    }

    int size() {
        return names.length;
    }

    String name(int part) {
        return names[part];
    }

    @Nullable
    Object read(Object value, int part) {
        try {
            return (Object) readers[part].invokeExact(value);
        } catch (RuntimeException | Error fault) {
            throw fault;
        } catch (Throwable never) {
            throw new IllegalStateException(never);
        }
    }
}
