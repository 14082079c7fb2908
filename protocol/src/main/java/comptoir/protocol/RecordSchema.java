package comptoir.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.engine.Rule;
import comptoir.engine.Text;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON Schemas read off records: so the document cannot drift from the program. */
final class RecordSchema {

    private final Map<String, Object> definitions;
    private final List<Class<?>> open;

    /**
     * @param definitions collects the definitions of the records it meets
     * @param open the records that may stand where only an interface or Object is declared
     */
    RecordSchema(Map<String, Object> definitions, List<Class<?>> open) {
        this.definitions = definitions;
        this.open = open;
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
        if (!definitions.containsKey(name)) {
            definitions.put(name, Map.of()); // met again inside itself, it is referred to
            definitions.put(name, described(record, record(record)));
        }
        return Map.of("$ref", "#/$defs/" + name);
    }

    private static String name(Class<?> record) {
        if (Request.class.isAssignableFrom(record)) return "do-" + Records.word(record);
        var outer = record.getEnclosingClass();
        boolean ours = record.getPackage() == RecordSchema.class.getPackage()
                || record.getPackage() == Rule.class.getPackage();
        if (ours) return Records.word(record);
        return (outer == null ? "" : outer.getSimpleName() + ".") + record.getSimpleName();
    }

    private Map<String, Object> record(Class<?> record) {
        var properties = new LinkedHashMap<String, Object>();
        var required = new ArrayList<String>();
        boolean request = Request.class.isAssignableFrom(record);
        if (request) {
            properties.put("do", Map.of("const", Records.word(record)));
            required.add("do");
        }
        var inclusion = record.getAnnotation(JsonInclude.class);
        boolean leavesOut = inclusion != null && inclusion.value() == JsonInclude.Include.NON_NULL;
        for (var part : record.getRecordComponents()) {
            var schema = of(part.getGenericType());
            boolean optional = Forms.isOptional(part);
            if (optional && !leavesOut) schema = nullable(schema);
            if (!optional || !(leavesOut || request)) required.add(Forms.name(part));
            properties.put(Forms.name(part), described(part, schema));
        }
        var schema = new LinkedHashMap<String, Object>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", required);
        return schema;
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
