package comptoir.protocol;

import comptoir.engine.Rule;
import comptoir.engine.Saving;
import comptoir.engine.Text;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The JSON Schema of a view, read off its records: so the document cannot drift from the program. */
final class ViewSchema {

    private final Map<String, Object> definitions;

    /** Collects the definitions of the records it meets. */
    ViewSchema(Map<String, Object> definitions) {
        this.definitions = definitions;
    }

    Map<String, Object> of(Type type) {
        var raw = raw(type);
        if (raw == String.class) return Map.of("type", "string");
        if (raw == boolean.class || raw == Boolean.class) return Map.of("type", "boolean");
        if (raw == int.class || raw == Integer.class || raw == long.class || raw == Long.class)
            return Map.of("type", "integer");
        if (raw == double.class || raw == Double.class) return Map.of("type", "number");
        if (raw == Text.class) return Map.of("$ref", "#/$defs/text");
        if (Rule.class.isAssignableFrom(raw)) return Map.of("$ref", "#/$defs/rule");
        if (raw.isEnum()) return Map.of("enum", words(raw));
        if (Collection.class.isAssignableFrom(raw)) return Map.of("type", "array", "items", of(argument(type, 0)));
        if (raw.isArray()) return Map.of("type", "array", "items", of(raw.getComponentType()));
        if (Map.class.isAssignableFrom(raw))
            return Map.of("type", "object", "additionalProperties", of(argument(type, 1)));
        if (raw.isRecord()) return reference(raw);
        if (raw.isSealed()) return Map.of("anyOf", permitted(raw));
        return Map.of();
    }

    private List<Object> permitted(Class<?> sealed) {
        var all = new ArrayList<Object>();
        for (var each : sealed.getPermittedSubclasses()) all.add(of(each));
        return all;
    }

    private Map<String, Object> reference(Class<?> record) {
        var outer = record.getEnclosingClass();
        var name = (outer == null ? "" : outer.getSimpleName() + ".") + record.getSimpleName();
        if (!definitions.containsKey(name)) {
            definitions.put(name, Map.of()); // met again inside itself, it is referred to
            var properties = new LinkedHashMap<String, Object>();
            var required = new ArrayList<String>();
            for (var part : record.getRecordComponents()) {
                properties.put(
                        part.getName(),
                        isNullable(part) ? nullable(of(part.getGenericType())) : of(part.getGenericType()));
                required.add(part.getName());
            }
            definitions.put(name, Map.of("type", "object", "properties", properties, "required", required));
        }
        return Map.of("$ref", "#/$defs/" + name);
    }

    private static boolean isNullable(RecordComponent part) {
        return part.getAnnotatedType().isAnnotationPresent(Nullable.class);
    }

    private static Map<String, Object> nullable(Map<String, Object> schema) {
        return Map.of("anyOf", List.of(schema, Map.of("type", "null")));
    }

    private static List<String> words(Class<?> type) {
        var words = new ArrayList<String>();
        for (var each : type.getEnumConstants())
            words.add(each instanceof Rule rule ? rule.id() : Saving.word((Enum<?>) each));
        return words;
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
