package comptoir.engine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Plain data from outside (maps, lists, texts, numbers, flags), read with errors that say where the trouble is.
 *
 * @param path the way to this piece of data, or the name of its file
 * @param line where it stands in its file; {@link #NO_FILE} for what was not read from one
 */
public record Tree(String path, int line, @Nullable Object value) {

    private static final int NO_FILE = 0;

    /** In a file a note may stand anywhere. */
    private static final String NOTE = "note";

    /** What the reader of a file remembers of a value. */
    private record OnLine(int line, Object value) {}

    public static Tree of(String name, @Nullable Object value) {
        return new Tree(name, NO_FILE, value);
    }

    /** The content of a file; what is asked of it must be there, and errors name the line. */
    public static Tree ofFile(String file, String content) {
        if (content.isBlank()) throw new BadInput(Text.say("{0}: the file is empty", file));
        var reader = new JsonReader(content) {
            @Override
            protected @Nullable Object found(int onLine, @Nullable Object value) {
                return value == null ? null : new OnLine(onLine, value);
            }
        };
        try {
            return new Tree(file, 1, null).child("", reader.whole());
        } catch (JsonReader.Malformed broken) {
            throw new BadInput(Text.say("{0}, line {1}: not JSON: {2}", file, reader.line(), broken.text()), broken);
        }
    }

    private Tree child(String place, @Nullable Object found) {
        if (found instanceof OnLine(int onLine, var content)) return new Tree(path, onLine, content);
        return new Tree(path + place, line, found);
    }

    public BadInput wrong(String what) {
        return wrong(Text.same(what));
    }

    /** The same in words that other languages may have too. */
    public BadInput wrong(Text what) {
        return new BadInput(
                line == NO_FILE ? Text.say("{0} {1}", path, what) : Text.say("{0}, line {1}: {2}", path, line, what));
    }

    public boolean isNull() {
        return value == null;
    }

    public Map<?, ?> map() {
        if (value instanceof Map<?, ?> map) return map;
        throw wrong(Text.say("must be an object, and is {0}", shown()));
    }

    public Collection<String> keys() {
        return map().keySet().stream().map(String::valueOf).toList();
    }

    /** Refuses fields that nobody knows, which are nearly always slips of the pen. */
    public Tree onlyKnows(String... fields) {
        for (var key : keys())
            if (!List.of(fields).contains(key) && !(line != NO_FILE && key.equals(NOTE)))
                throw (line == NO_FILE ? this : at(key))
                        .wrong(Text.say(
                                "has no field \"{0}\"; it has {1}", key, List.copyOf(new TreeSet<>(List.of(fields)))));
        return this;
    }

    public boolean has(String field) {
        return map().get(field) != null;
    }

    public Tree at(String field) {
        var found = map().get(field);
        if (found == null && line != NO_FILE) throw wrong(Text.say("the field \"{0}\" is missing", field));
        return child("." + field, found);
    }

    public Optional<Tree> maybe(String field) {
        return has(field) ? Optional.of(at(field)) : Optional.empty();
    }

    public List<Tree> list() {
        if (!(value instanceof Collection<?> items)) throw wrong(Text.say("must be a list, and is {0}", shown()));
        var trees = new ArrayList<Tree>();
        for (var item : items) trees.add(child("[" + trees.size() + "]", item));
        return trees;
    }

    /** The list of a field, empty where it is left out. */
    public List<Tree> list(String field) {
        return maybe(field).map(Tree::list).orElse(List.of());
    }

    public String text() {
        if (value instanceof String text) return text;
        throw wrong(Text.say("must be a text, and is {0}", shown()));
    }

    public String text(String field, String otherwise) {
        return maybe(field).map(Tree::text).orElse(otherwise);
    }

    public int number() {
        if (value instanceof Number number && number.doubleValue() == number.intValue()) return number.intValue();
        throw wrong(Text.say("must be a whole number, and is {0}", shown()));
    }

    public int number(String field, int otherwise) {
        return maybe(field).map(Tree::number).orElse(otherwise);
    }

    /** A whole number within bounds, both included. */
    public int number(int least, int most) {
        int number = number();
        if (number < least || number > most)
            throw wrong(Text.say("must be from {0} to {1}, and is {2}", least, most, number));
        return number;
    }

    public int number(String field, int least, int most, int otherwise) {
        return maybe(field).map(tree -> tree.number(least, most)).orElse(otherwise);
    }

    public boolean flag() {
        if (value instanceof Boolean flag) return flag;
        throw wrong(Text.say("must be true or false, and is {0}", shown()));
    }

    public boolean flag(String field, boolean otherwise) {
        return maybe(field).map(Tree::flag).orElse(otherwise);
    }

    /** A name or a sentence in English, whose other languages are in the files of words; or in its own: {@code {"en", "fr"}}. */
    public Text words() {
        if (value instanceof String english) {
            if (english.isBlank()) throw wrong(Text.say("must not be blank"));
            return Text.say(english);
        }
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
        for (var constant : type.getEnumConstants()) if (Saving.word(constant).equals(text)) return constant;
        var words = new ArrayList<String>();
        for (var constant : type.getEnumConstants()) words.add(Saving.word(constant));
        throw wrong(Text.say("is \"{0}\", not one of {1}", text, words));
    }

    /** Plain data as JSON on one line, for messages to people. */
    public static String json(@Nullable Object value) {
        var json = new StringBuilder();
        append(json, value);
        return json.toString();
    }

    private static void append(StringBuilder json, @Nullable Object value) {
        switch (value) {
            case Map<?, ?> map -> {
                json.append('{');
                map.forEach((key, each) -> {
                    if (json.charAt(json.length() - 1) != '{') json.append(',');
                    append(json, String.valueOf(key));
                    append(json.append(':'), each);
                });
                json.append('}');
            }
            case Collection<?> items -> {
                json.append('[');
                for (var item : items) {
                    if (json.charAt(json.length() - 1) != '[') json.append(',');
                    append(json, item);
                }
                json.append(']');
            }
            case Number number -> json.append(number);
            case Boolean flag -> json.append(flag);
            case null -> json.append("null");
            default -> quote(json, String.valueOf(value));
        }
    }

    private static void quote(StringBuilder json, String text) {
        json.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') json.append('\\').append(c);
            else if (c < ' ')
                json.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            else json.append(c);
        }
        json.append('"');
    }

    private Text shown() {
        return switch (value) {
            case null -> Text.say("missing");
            case String text -> Text.say("the text \"{0}\"", text.length() > 60 ? text.substring(0, 60) + "…" : text);
            case Map<?, ?> ignored -> Text.say("an object");
            case Collection<?> ignored -> Text.say("a list");
            default -> Text.same(String.valueOf(value));
        };
    }
}
