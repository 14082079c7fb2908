package comptoir.browser.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import comptoir.engine.BadInput;
import comptoir.engine.JsonReader;
import comptoir.engine.Rule;
import comptoir.engine.Saving;
import comptoir.engine.Shape;
import comptoir.engine.Text;
import java.lang.reflect.Array;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON as Jackson writes it, without Jackson. Stands in for the protocol's class of this name. */
public final class Json {

    private static final String HEX = "0123456789ABCDEF";

    /** The fields of a record in the order they are written. */
    private static final Map<Class<?>, List<Part>> PARTS = new HashMap<>();

    private record Part(String name, Shape.Part part, boolean leftOutWhereNull) {}

    private Json() {}

    /** On one line. */
    public static String write(@Nullable Object value) {
        var out = new StringBuilder();
        write(out, value);
        return out.toString();
    }

    private static void write(StringBuilder out, @Nullable Object value) {
        switch (value) {
            case null -> out.append("null");
            case String text -> quote(out, text);
            case Boolean flag -> out.append(flag.booleanValue());
            case Number number -> out.append(number);
            case Rule rule -> quote(out, rule.id());
            case Enum<?> constant -> quote(out, Saving.word(constant));
            case Text text -> sentence(out, text);
            case Map<?, ?> map -> object(out, map);
            case Collection<?> items -> list(out, items);
            case Record record -> record(out, record);
            default -> {
                if (!value.getClass().isArray())
                    throw new IllegalArgumentException("cannot write a " + value.getClass() + " as JSON");
                array(out, value);
            }
        }
    }

    private static void object(StringBuilder out, Map<?, ?> map) {
        char before = '{';
        for (var entry : map.entrySet()) {
            var key = entry.getKey();
            name(out, before, key instanceof Enum<?> constant ? constant.toString() : String.valueOf(key));
            write(out, entry.getValue());
            before = ',';
        }
        out.append(before == '{' ? "{}" : "}");
    }

    private static void list(StringBuilder out, Collection<?> items) {
        char before = '[';
        for (var item : items) {
            write(out.append(before), item);
            before = ',';
        }
        out.append(before == '[' ? "[]" : "]");
    }

    private static void array(StringBuilder out, Object array) {
        out.append('[');
        for (int i = 0; i < Array.getLength(array); i++) write(i == 0 ? out : out.append(','), Array.get(array, i));
        out.append(']');
    }

    private static void record(StringBuilder out, Record record) {
        char before = '{';
        for (var part : PARTS.computeIfAbsent(record.getClass(), Json::parts)) {
            var value = part.part.of(record);
            if (value == null && part.leftOutWhereNull) continue;
            name(out, before, part.name);
            write(out, value);
            before = ',';
        }
        out.append(before == '{' ? "{}" : "}");
    }

    private static List<Part> parts(Class<?> record) {
        boolean leftOut = record.getAnnotation(JsonInclude.class) != null;
        return Shape.of(record).parts().stream()
                .map(part -> new Part(name(part), part, leftOut))
                .toList();
    }

    private static String name(Shape.Part part) {
        var named = part.field().getAnnotation(JsonProperty.class);
        return named == null ? part.name() : named.value();
    }

    /** A text as its template and what stands in it; what is empty is left out. */
    private static void sentence(StringBuilder out, Text text) {
        name(out, '{', "say");
        quote(out, text.say());
        if (!text.with().isEmpty()) {
            name(out, ',', "with");
            argument(out, text.with());
        }
        if (text.thing() != null) {
            name(out, ',', "thing");
            quote(out, text.thing());
        }
        if (!text.own().isEmpty()) {
            name(out, ',', "own");
            write(out, text.own());
        }
        out.append('}');
    }

    private static void argument(StringBuilder out, Object value) {
        switch (value) {
            case Text.Who(var seat) -> {
                name(out, '{', "who");
                out.append(seat).append('}');
            }
            case List<?> list -> {
                char before = '[';
                for (var item : list) {
                    argument(out.append(before), item);
                    before = ',';
                }
                out.append(before == '[' ? "[]" : "]");
            }
            default -> write(out, value);
        }
    }

    private static void name(StringBuilder out, char before, String name) {
        quote(out.append(before), name);
        out.append(':');
    }

    private static void quote(StringBuilder out, String text) {
        out.append('"');
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c != '"' && c != '\\') continue;
            out.append(text, start, i);
            start = i + 1;
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                default -> out.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
            }
        }
        out.append(text, start, text.length()).append('"');
    }

    /** Maps, lists, texts, numbers and flags. */
    public static Object read(String json) {
        var reader = new JsonReader(json);
        try {
            var value = reader.whole();
            if (value == null) throw new BadInput(Text.say("the JSON is null"));
            return value;
        } catch (JsonReader.Malformed wrong) {
            var where = Text.say("{0} (line {1}, column {2})", wrong.text(), reader.line(), reader.column());
            throw new BadInput(Text.say("not valid JSON: {0}", where), wrong);
        }
    }

    public static Map<?, ?> readObject(String json) {
        if (read(json) instanceof Map<?, ?> object) return object;
        throw new BadInput(Text.say("the JSON is not an object"));
    }

    /** A record as maps and lists. */
    public static Object plain(Object value) {
        return read(write(value));
    }
}
