package comptoir.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A sentence or a name that is not yet in any language: a template and what stands in its gaps. It stays so until it
 * reaches somebody; a {@link Language} then says it, with the names of that table and in the reader's words.
 *
 * <p>The English sentence is the template and the key under which other languages keep theirs. In a template
 *
 * <ul>
 *   <li>{@code {0}} is the first argument;
 *   <li>{@code {0#an hour|{0} hours}} has a form for each kind of number, as the language counts;
 *   <li>{@code {0?You draw|{0} draws}} has a form for the player who reads it and one for everybody else;
 *   <li>{@code {0:de}} puts the argument after a word that the language may join with it ("du joueur 2", "d’Ann");
 *   <li>{@code {!of a boat}} at the beginning tells two meanings of the same words apart and is not said.
 * </ul>
 *
 * @param say the template
 * @param with numbers, words that are the same everywhere, texts, {@link Who}, {@link Time}, and lists of these
 * @param thing what it is the name of, such as {@code card:glue}, so that a picture can stand beside it
 * @param own what it is in other languages, by their codes, where it brings that along instead of being in the files of words:
 *     a name in somebody's own components
 */
public record Text(String say, List<Object> with, @Nullable String thing, Map<String, String> own) {

    /** A player, by seat: told by name, or as "you". */
    public record Who(int seat) {}

    /** A time of day. */
    public record Time(int hour, int minute) {}

    public Text {
        with = List.copyOf(with);
        own = Map.copyOf(own);
    }

    public static Text say(String template, Object... with) {
        return new Text(template, checked(with), null, Map.of());
    }

    /** The name of a thing, with what it is, such as {@code card:glue}. */
    public static Text named(String kind, String id, String name) {
        return new Text(name, List.of(), kind + ":" + id, Map.of());
    }

    /** The player of a seat. */
    public static Who who(int seat) {
        return new Who(seat);
    }

    /** A name or sentence that brings its languages along; English is among them. */
    public static Text inLanguages(Map<String, String> all) {
        var others = new LinkedHashMap<>(all);
        var english = Objects.requireNonNull(others.remove("en"), "English");
        return new Text(english, List.of(), null, others);
    }

    /** The same in all languages: a number, a name of a person. */
    public static Text same(Object value) {
        return value instanceof Text text ? text : say("{0}", value);
    }

    /** The text with what stands in its gaps. */
    public Text with(Object... values) {
        if (!with.isEmpty()) throw new IllegalStateException("filled in already: " + this);
        return new Text(say, checked(values), thing, own);
    }

    /** The name of this thing, such as {@code card:glue}. */
    public Text naming(String kind, String id) {
        return new Text(say, with, kind + ":" + id, own);
    }

    public Text then(Text more) {
        return say("{0} {1}", this, more);
    }

    /** A list as people write it: "a, b and c". */
    public static Text list(List<?> items) {
        return say("{0}", items);
    }

    /** In English, with nobody's name. */
    public String en() {
        return Language.ENGLISH.say(this);
    }

    /** In a language, with nobody's name. */
    public String in(String language) {
        return Language.of(language).say(this);
    }

    /** As plain data, for saves. */
    public Map<String, Object> data() {
        var data = new LinkedHashMap<String, Object>();
        data.put("say", say);
        if (!with.isEmpty()) data.put("with", with.stream().map(Text::data).toList());
        if (thing != null) data.put("thing", thing);
        if (!own.isEmpty()) data.put("own", own);
        return data;
    }

    private static Object data(Object value) {
        return switch (value) {
            case Text text -> text.data();
            case Who(var seat) -> Map.of("who", seat);
            case Time(var hour, var minute) -> Map.of("hour", hour, "minute", minute);
            case List<?> list -> list.stream().map(Text::data).toList();
            default -> value;
        };
    }

    /** Reads what {@link #data} wrote; an old save has the finished sentences. */
    public static Text read(Tree tree) {
        if (tree.has("en")) return inLanguages(words(tree));
        var with = tree.list("with").stream().map(Text::argument).toList();
        return new Text(
                tree.at("say").text(),
                with,
                tree.maybe("thing").map(Tree::text).orElse(null),
                tree.maybe("own").map(Text::words).orElse(Map.of()));
    }

    private static Map<String, String> words(Tree tree) {
        var words = new LinkedHashMap<String, String>();
        for (var language : tree.keys()) words.put(language, tree.at(language).text());
        return words;
    }

    private static Object argument(Tree tree) {
        return switch (tree.value()) {
            case Map<?, ?> map when map.containsKey("say") -> read(tree);
            case Map<?, ?> map
            when map.containsKey("who") -> new Who(tree.at("who").number());
            case Map<?, ?> map
            when map.containsKey("hour") ->
                new Time(tree.at("hour").number(), tree.at("minute").number());
            case List<?> ignored -> tree.list().stream().map(Text::argument).toList();
            case String word -> word;
            case Number number -> number;
            case null, default -> throw tree.wrong(say("is nothing a sentence can be made of"));
        };
    }

    /** Arguments are values that every edge can say. */
    private static List<Object> checked(Object... values) {
        var all = new ArrayList<Object>(values.length);
        for (var value : values) all.add(checked(value));
        return Collections.unmodifiableList(all);
    }

    private static Object checked(Object value) {
        return switch (Objects.requireNonNull(value)) {
            case Text text -> text;
            case Who who -> who;
            case Time time -> time;
            case Number number -> number;
            case List<?> list -> checked(list.toArray());
            case Object[] array -> checked(Arrays.asList(array));
            default -> String.valueOf(value);
        };
    }
}
