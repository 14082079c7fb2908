package comptoir.engine;

import java.util.List;
import java.util.function.Function;

/** A sentence or a name in both languages of the table. */
public record Text(String en, String fr) {

    public static Text of(String en, String fr) {
        return new Text(en, fr);
    }

    /** The same in both languages: a number, a name of a person. */
    public static Text same(Object both) {
        return both instanceof Text text ? text : new Text(String.valueOf(both), String.valueOf(both));
    }

    /** The text with {0}, {1}… filled in by texts, numbers or names. */
    public Text with(Object... values) {
        return new Text(fill(en, Text::en, values), fill(fr, Text::fr, values));
    }

    public Text then(Text more) {
        return new Text(en + " " + more.en, fr + " " + more.fr);
    }

    /** A list as people write it: "a, b and c". */
    public static Text list(List<Text> items) {
        if (items.isEmpty()) return of("nothing", "rien");
        return new Text(enumerate(items, Text::en, " and "), enumerate(items, Text::fr, " et "));
    }

    public String in(String language) {
        return "fr".equals(language) ? fr : en;
    }

    private static String enumerate(List<Text> items, Function<Text, String> language, String and) {
        var words = new StringBuilder(language.apply(items.getFirst()));
        for (int i = 1; i < items.size(); i++)
            words.append(i == items.size() - 1 ? and : ", ").append(language.apply(items.get(i)));
        return words.toString();
    }

    private static String fill(String pattern, Function<Text, String> language, Object... values) {
        var filled = new StringBuilder();
        for (int at = 0; at < pattern.length(); at++) {
            char c = pattern.charAt(at);
            if (c == '{' && at + 2 < pattern.length() && pattern.charAt(at + 2) == '}') {
                int index = pattern.charAt(at + 1) - '0';
                if (index >= 0 && index < values.length) {
                    filled.append(language.apply(same(values[index])));
                    at += 2;
                    continue;
                }
            }
            filled.append(c);
        }
        return filled.toString();
    }
}
