package comptoir.app;

import comptoir.engine.Text;
import java.util.Locale;

/** The language the command line speaks: as asked, or as the machine's. */
enum Language {
    EN,
    FR;

    String of(Text text) {
        return this == FR ? text.fr() : text.en();
    }

    static Language orMachines(@org.jspecify.annotations.Nullable Language asked) {
        if (asked != null) return asked;
        return Locale.getDefault().getLanguage().equals("fr") ? FR : EN;
    }
}
