package comptoir.engine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes positions as plain data (maps, lists, texts, numbers, flags) and reads them back. Records are written by the
 * names of their components; where the declared type leaves open which record it is, the field {@code "is"} names it.
 * Games add their own words for small things (a card by its id) with {@link #word(Class, Function, Function)}.
 */
public final class Saving<P extends Position<P>> {

    private final Class<P> root;
    private final Map<String, Class<?>> names = new HashMap<>();
    private final Map<Class<?>, Word<?>> words = new HashMap<>();
    private final Map<Class<?>, Shape> shapes = new ConcurrentHashMap<>();
    private final MethodHandles.Lookup lookup;

    private record Word<T>(Function<T, Object> write, Function<Tree, T> read) {
        Object written(Object value) {
            @SuppressWarnings("unchecked")
            var own = (T) value;
            return write.apply(own);
        }
    }

    private record Shape(List<RecordComponent> parts, List<MethodHandle> getters, MethodHandle maker) {}

    /**
     * @param lookup the game's own, so that records need not be public
     * @param vocabulary the records that may stand where a declared type leaves it open, such as the steps; for a sealed
     *     interface or a class that holds records, all that are inside
     */
    public Saving(Class<P> root, MethodHandles.Lookup lookup, List<Class<?>> vocabulary) {
        this.root = root;
        this.lookup = lookup;
        vocabulary.forEach(this::learn);
    }

    public <T> Saving<P> word(Class<T> type, Function<T, Object> write, Function<Tree, T> read) {
        words.put(type, new Word<>(write, read));
        return this;
    }

    private void learn(Class<?> type) {
        if (type.isRecord() || type.isEnum()) {
            var earlier = names.put(type.getSimpleName(), type);
            if (earlier != null && earlier != type)
                throw new IllegalArgumentException(earlier + " and " + type + " would be saved under one name");
        } else if (type.isSealed()) {
            for (var permitted : type.getPermittedSubclasses()) learn(permitted);
        }
        if (!type.isSealed()) for (var inside : type.getDeclaredClasses()) if (inside.isRecord()) learn(inside);
    }

    public Object write(P position) {
        return write(root, position);
    }

    public P read(Tree tree) {
        try {
            return root.cast(read(root, tree));
        } catch (BadInput clear) {
            throw clear;
        } catch (RuntimeException unclear) {
            throw new BadInput(
                    tree.path() + " is not a position this version can read: " + unclear.getMessage(), unclear);
        }
    }

    private Object write(Type declared, Object value) {
        var word = words.get(raw(declared));
        if (word != null) return word.written(value);
        return switch (value) {
            case String text -> text;
            case Boolean flag -> flag;
            case Number number -> number.intValue();
            case Enum<?> constant
            when names.get(constant.getDeclaringClass().getSimpleName()) == constant.getDeclaringClass()
                    && raw(declared).isInterface() ->
                constant.getDeclaringClass().getSimpleName() + "." + constant.name();
            case Enum<?> constant -> word(constant);
            case Agenda<?> agenda -> writeAll(Step.class, agenda.steps());
            case News news -> news.heard() ? "heard" : "unheard";
            case IdSet ids -> writeArray(ids.ids());
            case Collection<?> items -> writeAll(argument(declared, 0), items);
            case Map<?, ?> map -> writeMap(argument(declared, 1), map);
            case Record record -> writeRecord(raw(declared), record);
            default -> {
                if (value.getClass().isArray()) yield writeArray(value);
                throw new IllegalArgumentException("cannot save a " + value.getClass());
            }
        };
    }

    private List<Object> writeAll(Type declared, Collection<?> items) {
        var list = new ArrayList<Object>(items.size());
        for (var item : items) list.add(write(declared, item));
        return list;
    }

    private List<Object> writeArray(Object array) {
        var list = new ArrayList<Object>();
        for (int i = 0; i < Array.getLength(array); i++)
            list.add(write(array.getClass().getComponentType(), Array.get(array, i)));
        return list;
    }

    private Map<String, Object> writeMap(Type declared, Map<?, ?> map) {
        var written = new LinkedHashMap<String, Object>();
        map.forEach((key, value) -> written.put(
                key instanceof Enum<?> constant ? word(constant) : String.valueOf(key), write(declared, value)));
        return written;
    }

    private Map<String, @Nullable Object> writeRecord(Class<?> declared, Record record) {
        var shape = shape(record.getClass());
        var written = new LinkedHashMap<String, @Nullable Object>();
        if (declared != record.getClass()) {
            if (names.get(record.getClass().getSimpleName()) != record.getClass())
                throw new IllegalArgumentException("nobody said how to save a " + record.getClass());
            written.put("is", record.getClass().getSimpleName());
        }
        for (int i = 0; i < shape.parts.size(); i++) {
            var part = shape.parts.get(i);
            var value = get(shape.getters.get(i), record);
            written.put(part.getName(), value == null ? null : write(part.getGenericType(), value));
        }
        return written;
    }

    private Object read(Type declared, Tree tree) {
        var type = raw(declared);
        var word = words.get(type);
        if (word != null) return word.read.apply(tree);
        if (type == String.class) return tree.text();
        if (type == boolean.class || type == Boolean.class) return tree.flag();
        if (type == int.class || type == Integer.class) return tree.number();
        if (type == short.class) return (short) tree.number(Short.MIN_VALUE, Short.MAX_VALUE);
        if (type == byte.class) return (byte) tree.number(Byte.MIN_VALUE, Byte.MAX_VALUE);
        if (type == long.class || type == Long.class) return (long) tree.number();
        if (type == News.class) return "unheard".equals(tree.text()) ? News.UNHEARD : News.NONE;
        if (type == IdSet.class) return IdSet.of((int[]) readArray(int.class, tree));
        if (type == Agenda.class) return readAgenda(tree);
        if (type.isArray()) return readArray(type.getComponentType(), tree);
        if (type.isEnum()) return constant(type, tree);
        if (List.class.isAssignableFrom(type) || type == Collection.class) {
            var items = new ArrayList<Object>();
            for (var item : tree.list()) items.add(read(argument(declared, 0), item));
            return List.copyOf(items);
        }
        if (type == Map.class) return readMap(declared, tree);
        if (type.isRecord() && !(tree.value() instanceof Map<?, ?> map && map.get("is") != null))
            return readRecord(type, tree);
        return readNamed(type, tree);
    }

    private Object readNamed(Class<?> declared, Tree tree) {
        if (tree.value() instanceof String constant && constant.contains(".")) {
            var type = names.get(constant.substring(0, constant.indexOf('.')));
            if (type != null && type.isEnum())
                for (var each : type.getEnumConstants())
                    if (((Enum<?>) each).name().equals(constant.substring(constant.indexOf('.') + 1))) return each;
            throw tree.wrong("is \"" + constant + "\", which this version does not know");
        }
        var name = tree.at("is").text();
        var type = names.get(name);
        if (type == null || !declared.isAssignableFrom(type))
            throw tree.wrong(
                    "is a \"" + name + "\", which this version does not know as a " + declared.getSimpleName());
        return readRecord(type, tree);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private Object readAgenda(Tree tree) {
        List steps = new ArrayList<>();
        for (var item : tree.list()) steps.add(readNamed(Step.class, item));
        return Agenda.of(steps);
    }

    private Object readMap(Type declared, Tree tree) {
        var keys = raw(argument(declared, 0));
        var map = new LinkedHashMap<Object, Object>();
        for (var key : tree.keys())
            map.put(
                    keys.isEnum() ? constant(keys, Tree.of(tree.path(), key)) : key,
                    read(argument(declared, 1), tree.at(key)));
        return java.util.Collections.unmodifiableMap(map);
    }

    private Object readArray(Class<?> item, Tree tree) {
        var items = tree.list();
        var array = Array.newInstance(item, items.size());
        for (int i = 0; i < items.size(); i++) Array.set(array, i, read(item, items.get(i)));
        return array;
    }

    private Object readRecord(Class<?> type, Tree tree) {
        var shape = shape(type);
        var values = new Object[shape.parts.size()];
        for (int i = 0; i < values.length; i++) {
            var part = shape.parts.get(i);
            var field = tree.at(part.getName());
            if (!tree.keys().contains(part.getName())) throw field.wrong("is missing");
            if (!field.isNull()) values[i] = read(part.getGenericType(), field);
            else if (part.getType().isPrimitive()) throw field.wrong("is null");
        }
        try {
            return (Record) shape.maker.invokeExact(values);
        } catch (BadInput clear) {
            throw clear;
        } catch (Throwable wrong) {
            throw new BadInput(tree.path() + " cannot be: " + wrong.getMessage(), wrong);
        }
    }

    private Shape shape(Class<?> type) {
        return shapes.computeIfAbsent(type, this::examine);
    }

    private Shape examine(Class<?> type) {
        try {
            var parts = List.of(type.getRecordComponents());
            var types = parts.stream().map(RecordComponent::getType).toArray(Class<?>[]::new);
            var reach = type.getPackageName().equals(Saving.class.getPackageName()) ? MethodHandles.lookup() : lookup;
            var own = MethodHandles.privateLookupIn(type, reach);
            var getters = new ArrayList<MethodHandle>();
            for (var part : parts)
                getters.add(
                        own.unreflect(part.getAccessor()).asType(MethodType.methodType(Object.class, Record.class)));
            var maker = own.findConstructor(type, MethodType.methodType(void.class, types))
                    .asSpreader(Object[].class, types.length)
                    .asType(MethodType.methodType(Record.class, Object[].class));
            return new Shape(parts, getters, maker);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalArgumentException("cannot look into " + type, closed);
        }
    }

    private static @Nullable Object get(MethodHandle getter, Record record) {
        try {
            return (Object) getter.invokeExact(record);
        } catch (Throwable never) {
            throw new IllegalStateException(never);
        }
    }

    private static Object constant(Class<?> type, Tree tree) {
        var text = tree.text();
        for (var each : type.getEnumConstants()) if (word((Enum<?>) each).equals(text)) return each;
        throw tree.wrong("is \"" + text + "\", not a " + type.getSimpleName());
    }

    /** A constant as people write it: BLACK_MARKET is "black-market". */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Class<?> raw(Type type) {
        return switch (type) {
            case Class<?> plain -> plain;
            case ParameterizedType generic -> (Class<?>) generic.getRawType();
            default -> Object.class;
        };
    }

    private static Type argument(Type type, int index) {
        return type instanceof ParameterizedType generic ? generic.getActualTypeArguments()[index] : Object.class;
    }
}
