package comptoir.cove.parts;

import comptoir.engine.BadInput;
import comptoir.engine.JsonReader;
import comptoir.engine.Language;
import comptoir.engine.Saving;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A piece of a component file that remembers where it stands, so that errors can name the file, the line and the reason. */
public record Node(String file, int line, Object value) {

    /** The content of a file as nodes. */
    static Node parse(String file, String content) {
        if (content.isBlank()) throw new BadInput(file + ", line 1: the file is empty");
        var reader = new JsonReader(content) {
            @Override
            protected Object found(int onLine, @Nullable Object value) {
                if (value == null || (value instanceof Number && !(value instanceof Integer)))
                    throw new BadInput(
                            file + ", line " + onLine + ": only texts, whole numbers, true and false are used here");
                return new Node(file, onLine, value);
            }
        };
        try {
            return (Node) Objects.requireNonNull(reader.whole());
        } catch (JsonReader.Malformed broken) {
            throw new BadInput(file + ", line " + reader.line() + ": not JSON: " + broken.getMessage(), broken);
        }
    }

    public BadInput wrong(String reason) {
        return new BadInput(file + ", line " + line + ": " + reason);
    }

    @SuppressWarnings("unchecked") // only read() makes nodes
    private Map<String, Node> fields() {
        if (value instanceof Map<?, ?> map) return (Map<String, Node>) map;
        throw wrong("an object { } belongs here");
    }

    /** Refuses fields that nobody knows, which are nearly always slips of the pen. A note may stand anywhere. */
    public Node onlyKnows(String... names) {
        var known = new TreeSet<>(List.of(names));
        for (var field : fields().entrySet())
            if (!known.contains(field.getKey()) && !field.getKey().equals("note"))
                throw field.getValue().wrong("there is no field \"" + field.getKey() + "\" here; there are " + known);
        return this;
    }

    public boolean has(String field) {
        return fields().containsKey(field);
    }

    public Node at(String field) {
        var node = fields().get(field);
        if (node == null) throw wrong("the field \"" + field + "\" is missing");
        return node;
    }

    @SuppressWarnings("unchecked") // only read() makes nodes
    public List<Node> list() {
        if (value instanceof List<?> list) return (List<Node>) list;
        throw wrong("a list [ ] belongs here");
    }

    public String text() {
        if (value instanceof String text && !text.isBlank()) return text;
        throw wrong("a text belongs here, not " + shown());
    }

    public int number(int least, int most) {
        if (!(value instanceof Integer number)) throw wrong("a number belongs here, not " + shown());
        if (number < least || number > most)
            throw wrong("the number must be from " + least + " to " + most + ", and is " + number);
        return number;
    }

    public int number(String field, int least, int most, int otherwise) {
        return has(field) ? at(field).number(least, most) : otherwise;
    }

    public boolean flag(String field, boolean otherwise) {
        if (!has(field)) return otherwise;
        if (at(field).value instanceof Boolean flag) return flag;
        throw at(field).wrong("true or false belongs here, not " + at(field).shown());
    }

    /** A name or a sentence in English, whose other languages are in the files of words; or in its own: {@code {"en", "fr"}}. */
    public Text words() {
        if (value instanceof String) return Text.say(text());
        onlyKnows(Language.all().stream().map(Language::code).toArray(String[]::new));
        var words = new LinkedHashMap<String, String>();
        for (var language : Language.all())
            if (language == Language.ENGLISH || has(language.code()))
                words.put(language.code(), at(language.code()).text());
        return Text.inLanguages(words);
    }

    /** One of the constants of an enum, written in lower case with dashes. */
    public <E extends Enum<E>> E oneOf(Class<E> type) {
        var text = text();
        var words = new ArrayList<String>();
        for (var constant : type.getEnumConstants()) {
            if (Saving.word(constant).equals(text)) return constant;
            words.add(Saving.word(constant));
        }
        throw wrong("\"" + text + "\" is not one of " + words);
    }

    private String shown() {
        return switch (value) {
            case String text -> "\"" + text + "\"";
            case Map<?, ?> ignored -> "an object";
            case List<?> ignored -> "a list";
            default -> value.toString();
        };
    }
}
