package comptoir.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the files of words of a language: gettext's PO format with one entry a line each of {@code msgctxt}, {@code msgid}
 * and {@code msgstr}, long ones continued by quoted lines. Every module may bring one.
 */
final class WordFiles {

    private final Map<String, String> habits = new HashMap<>();
    private final Map<String, String> sentences = new HashMap<>();

    /** A language that writes a space there (« oui ! ») never breaks a line at it. */
    private static final Pattern UNBREAKABLE = Pattern.compile(" (?=[:;?!%»])|(?<=«) ");

    private WordFiles() {}

    /** Where files of words lie: those of the modules, and those of the rule catalogues. */
    private static final List<String> FOLDERS = List.of("words/", "rules/");

    /** The codes of the languages that somebody has written words for. */
    static Stream<String> languages(ClassLoader where) {
        return Stream.of(Locale.getISOLanguages()).sorted().filter(code -> exist(code, where));
    }

    private static boolean exist(String language, ClassLoader where) {
        return where.getResource(FOLDERS.getFirst() + language + ".po") != null;
    }

    static @Nullable Language language(String code, ClassLoader where) {
        if (!code.matches("[a-z]{2,3}")) return null;
        return exist(code, where) ? language(code, FOLDERS, where) : null;
    }

    static Language language(String code, List<String> folders, ClassLoader where) {
        var words = new WordFiles();
        try {
            for (var folder : folders)
                for (var file : Collections.list(where.getResources(folder + code + ".po")))
                    try (var lines =
                            new BufferedReader(new InputStreamReader(file.openStream(), StandardCharsets.UTF_8))) {
                        words.read(lines);
                    }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return new Language(code, Map.copyOf(words.habits), Map.copyOf(words.sentences));
    }

    private void read(BufferedReader lines) throws IOException {
        var entry = new HashMap<String, String>();
        String field = null;
        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
            var text = line.strip();
            if (text.startsWith("#")) continue;
            if (text.isEmpty()) {
                keep(entry);
                field = null;
                continue;
            }
            int quote = text.indexOf('"');
            if (quote < 0 || !text.endsWith("\""))
                throw new BadInput(Text.same("a file of words has the line " + text));
            if (quote > 0) {
                field = text.substring(0, quote).strip();
                if (field.equals("msgid") && entry.containsKey("msgstr")) keep(entry);
            }
            entry.merge(String.valueOf(field), unquoted(text.substring(quote + 1, text.length() - 1)), String::concat);
        }
        keep(entry);
    }

    private void keep(Map<String, String> entry) {
        var key = entry.getOrDefault("msgid", "");
        var said = UNBREAKABLE.matcher(entry.getOrDefault("msgstr", "")).replaceAll("\u00a0");
        if (!key.isEmpty() && !said.isEmpty()) {
            var before = (Language.ABOUT.equals(entry.get("msgctxt")) ? habits : sentences).put(key, said);
            if (before != null && !before.equals(said))
                throw new BadInput(Text.same("the files of words say two things for \"" + key + "\": \"" + before
                        + "\" and \"" + said + "\"; put what it means in front, such as {!of a boat}"));
        }
        entry.clear();
    }

    private static String unquoted(String text) {
        return text.replace("\\\"", "\"").replace("\\n", "\n").replace("\\\\", "\\");
    }
}
