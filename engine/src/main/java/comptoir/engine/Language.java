package comptoir.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A language in which texts can be said. English is in the sources; every other language is a file {@code words/xx.po} in
 * each module, which a translator's tools can open. How a language counts, enumerates and joins words stands in the
 * engine's file under the context "language".
 */
public final class Language {

    /** Who reads, and what the players are called. */
    public interface Reader {

        /** Nobody in particular; players go by their numbers. */
        Reader ANYBODY = new Reader() {
            @Override
            public boolean is(int seat) {
                return false;
            }

            @Override
            public @Nullable String nameOf(int seat) {
                return null;
            }
        };

        /** Whether the player of a seat is the one who reads. */
        boolean is(int seat);

        /** What a player is called; null where only the number is known. */
        @Nullable
        String nameOf(int seat);
    }

    /** In a file of words, what is said about the language itself. */
    static final String ABOUT = "language";

    private static final Map<String, String> ENGLISH_HABITS = Map.ofEntries(
            Map.entry("name", "English"),
            Map.entry("plural", "n = 1"),
            Map.entry("comma", ", "),
            Map.entry("and", " and "),
            Map.entry("nothing", "nothing"),
            Map.entry("decimal", "."),
            Map.entry("player", "Player {0}"),
            Map.entry("time", "{0}:{1}"),
            Map.entry("full hour", "{0}:{1}"));

    public static final Language ENGLISH = new Language("en", ENGLISH_HABITS, Map.of());

    private static final Map<String, Language> KNOWN = new ConcurrentHashMap<>(Map.of("en", ENGLISH));

    private final String code;
    private final Map<String, String> habits;
    private final Map<String, String> sentences;
    private final Plural plural;

    public Language(String code, Map<String, String> habits, Map<String, String> sentences) {
        this.code = code;
        this.habits = habits;
        this.sentences = sentences;
        this.plural = Plural.read(habit("plural"));
    }

    /** The language of a code such as "fr"; English where nobody has written its words. */
    public static Language of(String code) {
        return KNOWN.computeIfAbsent(code, each -> {
            var found = read(each, Language.class.getClassLoader());
            return found == null ? ENGLISH : found;
        });
    }

    /** The language as the files of words found there have it; null where there are none. */
    public static @Nullable Language read(String code, ClassLoader where) {
        return WordFiles.language(code, where);
    }

    /** What the files of words in a folder of their own say in this language, by the English. */
    public Map<String, String> sentencesIn(String folder, ClassLoader where) {
        return WordFiles.language(code, List.of(folder), where).sentences;
    }

    /** Every language that has words, English first. */
    public static List<Language> all() {
        return All.LANGUAGES;
    }

    /** Looked for once, when first asked for. */
    private static final class All {
        static final List<Language> LANGUAGES = Stream.concat(
                        Stream.of(ENGLISH),
                        WordFiles.languages(Language.class.getClassLoader()).map(Language::of))
                .toList();
    }

    public String code() {
        return code;
    }

    /** What the language is called by those who speak it. */
    public String name() {
        return habit("name");
    }

    /** How it counts, enumerates and joins words. */
    public Map<String, String> habits() {
        return habits;
    }

    /** The sentences by their English. */
    public Map<String, String> sentences() {
        return sentences;
    }

    public String say(Text text) {
        return say(text, Reader.ANYBODY);
    }

    public String say(Text text, Reader reader) {
        return new Saying(this, reader).text(text, true);
    }

    /** The templates within a text that this language has no words for. */
    public List<String> missing(Text text) {
        var missing = new ArrayList<String>();
        collectMissing(text, missing);
        return missing;
    }

    private void collectMissing(Object value, List<String> missing) {
        switch (value) {
            case Text text -> {
                boolean speaks = text.say().replaceAll("\\{\\d\\}", "").chars().anyMatch(Character::isLetter);
                if (speaks && this != ENGLISH && text.own().isEmpty() && !sentences.containsKey(text.say()))
                    missing.add(text.say());
                text.with().forEach(each -> collectMissing(each, missing));
            }
            case List<?> list -> list.forEach(each -> collectMissing(each, missing));
            default -> {}
        }
    }

    String template(Text text) {
        var own = text.own().get(code);
        return own != null ? own : sentences.getOrDefault(text.say(), text.say());
    }

    String habit(String name) {
        var own = habits.get(name);
        return own != null ? own : ENGLISH_HABITS.getOrDefault(name, "");
    }

    Plural plural() {
        return plural;
    }

    @Override
    public String toString() {
        return code;
    }
}
