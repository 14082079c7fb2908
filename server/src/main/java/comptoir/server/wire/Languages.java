package comptoir.server.wire;

import comptoir.engine.Language;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;

/** In which language somebody is refused: the one they name, or one that their browser says they read. */
final class Languages {

    private static final Map<String, Language> SPOKEN =
            Language.all().stream().collect(Collectors.toMap(Language::code, language -> language));

    private static final List<Locale> LOCALES =
            SPOKEN.keySet().stream().map(Locale::of).toList();

    private static final int LONGEST = 500;

    private Languages() {}

    static Language of(Optional<String> named, HttpFields headers) {
        return named.flatMap(Languages::named).orElseGet(() -> accepted(headers));
    }

    /** The language of a code; empty where nobody has written its words. */
    static Optional<Language> named(String code) {
        return Optional.ofNullable(SPOKEN.get(code));
    }

    /** What the header {@code Accept-Language} likes best among what there is; English where it likes nothing. */
    static Language accepted(HttpFields headers) {
        var accepted = headers.get(HttpHeader.ACCEPT_LANGUAGE);
        if (accepted == null || accepted.length() > LONGEST) return Language.ENGLISH;
        try {
            var best = Locale.lookup(Locale.LanguageRange.parse(accepted), LOCALES);
            return best == null ? Language.ENGLISH : SPOKEN.getOrDefault(best.getLanguage(), Language.ENGLISH);
        } catch (IllegalArgumentException unreadable) {
            return Language.ENGLISH;
        }
    }
}
