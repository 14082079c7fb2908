package comptoir.engine;

import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Writes positions as plain data (maps, lists, texts, numbers, flags) and reads them back. Records are written by the
 * names of their components, constants by theirs; where the declared type leaves open which record it is, the field
 * {@code "is"} names it. Games add their own words for small things (a card by its id) with {@link #word} and {@link #way}.
 *
 * <p>What an earlier version wrote goes on loading: components and constants may come in another order or between others;
 * a component that is no longer there is passed over; one that is new is {@link Added}; what was called otherwise says so
 * ({@link Formerly}); whatever else has changed is put right by an upgrader ({@link #upgrade}).
 */
public final class Saving<P extends Position<P>> {

    private final Class<P> root;
    private final Map<String, Class<?>> names = new HashMap<>();
    private final Map<Class<?>, Word<?>> words = new HashMap<>();
    private final Map<String, Word<?>> ways = new HashMap<>();
    private final List<UnaryOperator<Object>> upgraders = new ArrayList<>();
    private final Map<Class<?>, Shape> shapes = new ConcurrentHashMap<>();
    private final Map<Class<?>, Map<String, Enum<?>>> constants = new ConcurrentHashMap<>();

    private record Word<T>(Function<T, Object> write, Function<Tree, T> read) {
        Object written(Object value) {
            @SuppressWarnings("unchecked")
            var own = (T) value;
            return write.apply(own);
        }
    }

    /** @param vocabulary the records and enums that may stand where a declared type leaves it open, such as the steps */
    public Saving(Class<P> root, List<Class<?>> vocabulary) {
        this.root = root;
        for (var type : vocabulary) {
            learn(type.getSimpleName(), type);
            var formerly = type.getAnnotation(Formerly.class);
            if (formerly != null) for (var name : formerly.value()) learn(name, type);
        }
    }

    private void learn(String name, Class<?> type) {
        var earlier = names.put(name, type);
        if (earlier != null && earlier != type)
            throw new IllegalArgumentException(earlier + " and " + type + " would be saved under one name");
    }

    /** How things of a type are written and read. */
    public <T> Saving<P> word(Class<T> type, Function<T, Object> write, Function<Tree, T> read) {
        words.put(type, new Word<>(write, read));
        return this;
    }

    /** How components with {@link Saved @Saved(as = name)} are written and read. */
    public <T> Saving<P> way(String name, Function<T, Object> write, Function<Tree, T> read) {
        ways.put(name, new Word<>(write, read));
        return this;
    }

    /**
     * What positions written until now need to become what this version reads, as plain data. From then on positions are
     * written as a version higher; several upgraders follow each other, the oldest first.
     */
    public Saving<P> upgrade(UnaryOperator<Object> upgrader) {
        upgraders.add(upgrader);
        return this;
    }

    /** The version of what is written now; the first is 1. */
    public int version() {
        return upgraders.size() + 1;
    }

    public Object write(P position) {
        return write(root, words.get(root), position);
    }

    /** Reads what this version wrote. */
    public P read(Tree tree) {
        return read(tree, version());
    }

    /** Reads what an earlier version wrote, or this one. */
    public P read(Tree tree, int version) {
        if (version < 1 || version > version())
            throw tree.wrong(
                    Text.say("was written in version {0}, and here versions up to {1} are read", version, version()));
        try {
            var value = Objects.requireNonNull(tree.value(), "it is null");
            for (int upgrade = version - 1; upgrade < upgraders.size(); upgrade++)
                value = upgraders.get(upgrade).apply(value);
            return root.cast(read(root, words.get(root), Tree.of(tree.path(), value)));
        } catch (BadInput clear) {
            throw clear;
        } catch (RuntimeException unclear) {
            throw new BadInput(
                    Text.say(
                            "{0} is not a position this version can read: {1}",
                            tree.path(), String.valueOf(unclear.getMessage())),
                    unclear);
        }
    }

    private Object write(Type declared, Object value) {
        return write(declared, words.get(raw(declared)), value);
    }

    private Object write(Type declared, @Nullable Word<?> word, Object value) {
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
        for (var part : shape.parts()) {
            var value = part.of(record);
            written.put(part.name(), value == null ? null : write(part.type(), word(part), value));
        }
        return written;
    }

    private @Nullable Word<?> word(Shape.Part part) {
        if (part.way() == null) return words.get(part.raw());
        var way = ways.get(part.way());
        if (way == null) throw new IllegalArgumentException("nobody said how to save as \"" + part.way() + "\"");
        return way;
    }

    private Object read(Type declared, Tree tree) {
        return read(declared, words.get(raw(declared)), tree);
    }

    private Object read(Type declared, @Nullable Word<?> word, Tree tree) {
        if (word != null) return word.read.apply(tree);
        var type = raw(declared);
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
        if (Shape.isRecord(type) && !(tree.value() instanceof Map<?, ?> map && map.get("is") != null))
            return readRecord(type, tree);
        return readNamed(type, tree);
    }

    private Object readNamed(Class<?> declared, Tree tree) {
        if (tree.value() instanceof String constant && constant.contains(".")) {
            var type = names.get(constant.substring(0, constant.indexOf('.')));
            if (type != null && type.isEnum()) {
                var found = constants(type).get(word(constant.substring(constant.indexOf('.') + 1)));
                if (found != null) return found;
            }
            throw tree.wrong(Text.say("is \"{0}\", which this version does not know", constant));
        }
        var name = tree.at("is").text();
        var type = names.get(name);
        if (type == null || !declared.isAssignableFrom(type))
            throw tree.wrong(Text.say(
                    "is a \"{0}\", which this version does not know as a {1}", name, declared.getSimpleName()));
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
        return Collections.unmodifiableMap(map);
    }

    private Object readArray(Class<?> item, Tree tree) {
        var items = tree.list();
        var array = Array.newInstance(item, items.size());
        for (int i = 0; i < items.size(); i++) Array.set(array, i, read(item, items.get(i)));
        return array;
    }

    private Object readRecord(Class<?> type, Tree tree) {
        var shape = shape(type);
        var map = tree.map();
        var values = new @Nullable Object[shape.parts().size()];
        for (int i = 0; i < values.length; i++) {
            var part = shape.parts().get(i);
            var name = saved(part, map);
            if (name == null && !part.added()) throw tree.at(part.name()).wrong(Text.say("is missing"));
            var value = name == null ? null : map.get(name);
            if (value != null) values[i] = read(part.type(), word(part), Tree.of(tree.path() + "." + name, value));
            else if (name == null) values[i] = nothing(part.raw());
            else if (part.raw().isPrimitive()) throw tree.at(name).wrong(Text.say("is null"));
        }
        return shape.make(tree.path(), values);
    }

    /** The name under which a component was saved, or null where it was not. */
    private static @Nullable String saved(Shape.Part part, Map<?, ?> map) {
        if (map.containsKey(part.name())) return part.name();
        for (var name : part.formerly()) if (map.containsKey(name)) return name;
        return null;
    }

    /** What a component is in saves that do not have it yet. */
    private static @Nullable Object nothing(Class<?> type) {
        if (type == boolean.class || type == Boolean.class) return false;
        if (type == int.class || type == Integer.class) return 0;
        if (type == long.class || type == Long.class) return 0L;
        if (type == short.class) return (short) 0;
        if (type == byte.class) return (byte) 0;
        if (type == String.class) return "";
        if (type == List.class || type == Collection.class) return List.of();
        if (type == Map.class) return Map.of();
        if (type == IdSet.class) return IdSet.EMPTY;
        return type.isArray() ? Array.newInstance(type.getComponentType(), 0) : null;
    }

    private Shape shape(Class<?> type) {
        return shapes.computeIfAbsent(type, Shape::of);
    }

    private Object constant(Class<?> type, Tree tree) {
        var found = constants(type).get(tree.text());
        if (found == null) throw tree.wrong(Text.say("is \"{0}\", not a {1}", tree.text(), type.getSimpleName()));
        return found;
    }

    /** The constants of an enum by the words they are and were saved as. */
    private Map<String, Enum<?>> constants(Class<?> type) {
        return constants.computeIfAbsent(type, ignored -> {
            var byWord = new HashMap<String, Enum<?>>();
            for (var each : type.getEnumConstants()) {
                var constant = (Enum<?>) each;
                byWord.put(word(constant), constant);
                for (var name : formerly(type, constant)) byWord.putIfAbsent(name, constant);
            }
            return Collections.unmodifiableMap(byWord);
        });
    }

    private static List<String> formerly(Class<?> type, Enum<?> constant) {
        try {
            var formerly = type.getDeclaredField(constant.name()).getAnnotation(Formerly.class);
            return formerly == null ? List.of() : List.of(formerly.value());
        } catch (NoSuchFieldException never) {
            throw new IllegalStateException(never);
        }
    }

    /** A constant as people write it: BLACK_MARKET is "black-market". */
    public static String word(Enum<?> constant) {
        return word(constant.name());
    }

    private static String word(String name) {
        return name.toLowerCase(Locale.ROOT).replace('_', '-');
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
