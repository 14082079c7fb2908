package comptoir.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON Schemas read off records: so the document cannot drift from the program. */
final class RecordSchema {

    private final Map<String, Object> definitions;
    private final String where;
    private final List<Class<?>> open;
    private final boolean ofGame;
    private final Map<String, Class<?>> named = new HashMap<>();

    private RecordSchema(Map<String, Object> definitions, String where, List<Class<?>> open, boolean ofGame) {
        this.definitions = definitions;
        this.where = where;
        this.open = open;
        this.ofGame = ofGame;
    }

    /**
     * Of messages.
     *
     * @param definitions collects the definitions of the records it meets
     * @param where the path at which the document keeps them
     */
    static RecordSchema ofMessages(Map<String, Object> definitions, String where) {
        return new RecordSchema(definitions, where, List.of(), false);
    }

    /**
     * Of what a game says of itself. Two games may call different things alike, so its records bear their outer name too.
     *
     * @param open the records that may stand where only an interface or Object is declared
     */
    static RecordSchema ofGame(Map<String, Object> definitions, List<Class<?>> open) {
        return new RecordSchema(definitions, Schemas.DEFINITIONS, open, true);
    }

    Map<String, Object> of(Type type) {
        var raw = raw(type);
        if (raw == String.class) return Map.of("type", "string");
        if (raw == boolean.class || raw == Boolean.class) return Map.of("type", "boolean");
        if (raw == int.class || raw == Integer.class || raw == long.class || raw == Long.class)
            return Map.of("type", "integer");
        if (raw == double.class || raw == Double.class) return Map.of("type", "number");
        if (raw == Text.class) return at("text");
        if (Rule.class.isAssignableFrom(raw)) return at("rule");
        if (raw.isEnum()) return Map.of("enum", Records.words(raw));
        if (Collection.class.isAssignableFrom(raw)) return Map.of("type", "array", "items", of(argument(type, 0)));
        if (raw.isArray()) return Map.of("type", "array", "items", of(raw.getComponentType()));
        if (Map.class.isAssignableFrom(raw)) return object(argument(type, 1));
        if (raw.isRecord()) return reference(raw);
        if (raw.isSealed()) return anyOf(List.of(raw.getPermittedSubclasses()));
        return anyOf(open.stream().filter(raw::isAssignableFrom).toList());
    }

    private Map<String, Object> object(Type value) {
        var schema = of(value);
        return schema.isEmpty() ? Map.of("type", "object") : Map.of("type", "object", "additionalProperties", schema);
    }

    Map<String, Object> anyOf(List<? extends Class<?>> types) {
        if (types.isEmpty()) return Map.of();
        return Map.of("anyOf", types.stream().map(this::of).toList());
    }

    private Map<String, Object> reference(Class<?> record) {
        var name = name(record);
        var first = named.putIfAbsent(name, record);
        if (first != null && first != record)
            throw new IllegalStateException("both " + first + " and " + record + " would be called " + name);
        if (!definitions.containsKey(name)) {
            definitions.put(name, Map.of()); // met again inside itself, it is referred to
            definitions.put(name, described(record, record(record)));
        }
        return at(name);
    }

    private Map<String, Object> at(String name) {
        return Map.of("$ref", where + name);
    }

    private String name(Class<?> record) {
        var tag = tag(record);
        if (tag != null) return tag.prefix() + Records.word(record);
        var outer = record.getEnclosingClass();
        boolean ours = record.getPackage() == RecordSchema.class.getPackage()
                || record.getPackage() == Rule.class.getPackage();
        if (ours || !ofGame) return Records.word(record);
        return (outer == null ? "" : outer.getSimpleName() + ".") + record.getSimpleName();
    }

    private Map<String, Object> record(Class<?> record) {
        var properties = new LinkedHashMap<String, Object>();
        var required = new ArrayList<String>();
        var tag = tag(record);
        if (tag != null) {
            properties.put(tag.value(), Map.of("const", Records.word(record)));
            required.add(tag.value());
        }
        collect(record, properties, required);
        var schema = new LinkedHashMap<String, Object>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", required);
        return schema;
    }

    private void collect(Class<?> record, Map<String, Object> properties, List<String> required) {
        var tag = tag(record);
        boolean asked = tag != null && tag.value().equals(Tagged.ASKED);
        for (var part : record.getRecordComponents()) {
            if (isUnwrapped(part)) {
                collect(part.getType(), properties, required);
                continue;
            }
            var schema = of(part.getGenericType());
            boolean optional = Forms.isOptional(part);
            boolean leftOut = optional && isLeftOut(part);
            if (optional && !leftOut) schema = nullable(schema);
            // What is asked may leave out what may be null as well; what is answered does where it says so.
            if (!leftOut && !(optional && asked)) required.add(Forms.name(part));
            properties.put(Forms.name(part), described(part, schema));
        }
    }

    /** What tells messages of its kind apart; null where nothing has to. */
    private static @Nullable Tagged tag(Class<?> record) {
        for (var kind : record.getInterfaces()) {
            var own = kind.getAnnotation(Tagged.class);
            var found = own == null ? tag(kind) : own;
            if (found != null) return found;
        }
        return null;
    }

    /** Whether the fields of a component stand among those of the record itself. */
    private static boolean isUnwrapped(RecordComponent part) {
        return part.getAccessor().isAnnotationPresent(JsonUnwrapped.class);
    }

    /** Whether a component is left out of what is written where it is null. */
    private static boolean isLeftOut(RecordComponent part) {
        return leavesOutNull(part.getAccessor().getDeclaringClass()) || leavesOutNull(part.getAccessor());
    }

    private static boolean leavesOutNull(AnnotatedElement element) {
        var inclusion = element.getAnnotation(JsonInclude.class);
        return inclusion != null && inclusion.value() == JsonInclude.Include.NON_NULL;
    }

    private static Map<String, Object> described(AnnotatedElement element, Map<String, Object> schema) {
        var about = element.getAnnotation(About.class);
        if (about == null) return schema;
        var described = new LinkedHashMap<String, Object>();
        described.put("description", about.value());
        described.putAll(schema);
        return described;
    }

    private static Map<String, Object> nullable(Map<String, Object> schema) {
        return schema.isEmpty() ? schema : Map.of("anyOf", List.of(schema, Map.of("type", "null")));
    }

    private static Class<?> raw(Type type) {
        return switch (type) {
            case Class<?> plain -> plain;
            case ParameterizedType generic -> (Class<?>) generic.getRawType();
            case WildcardType wild -> raw(wild.getUpperBounds()[0]);
            default -> Object.class;
        };
    }

    private static Type argument(Type type, int index) {
        return type instanceof ParameterizedType generic ? generic.getActualTypeArguments()[index] : Object.class;
    }
}
