package comptoir.app;

import comptoir.engine.Text;
import java.util.Locale;

/** The language the command line speaks: as asked, or as the machine's. */
public enum Language {
    EN,
    FR;

    public String of(Text text) {
        return this == FR ? text.fr() : text.en();
    }

    public static Language orMachines(@org.jspecify.annotations.Nullable Language asked) {
        if (asked != null) return asked;
        return Locale.getDefault().getLanguage().equals("fr") ? FR : EN;
    }
}
