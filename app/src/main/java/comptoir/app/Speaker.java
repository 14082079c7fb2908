package comptoir.app;

import comptoir.engine.Language;
import comptoir.engine.Text;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How the command line speaks: a language, and to whom. */
public record Speaker(Language language, Language.Reader reader) {

    /** To nobody in particular, in the language asked for, or else in the machine's. */
    public static Speaker in(@Nullable Language asked) {
        var language = asked == null ? Language.of(Locale.getDefault().getLanguage()) : asked;
        return new Speaker(language, Language.Reader.ANYBODY);
    }

    /** The same language, to somebody at a table. */
    public Speaker to(Language.Reader other) {
        return new Speaker(language, other);
    }

    public String of(Text text) {
        return language.say(text, reader);
    }
}
