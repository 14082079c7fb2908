package comptoir.server.table;

import comptoir.engine.Saving;
import java.util.Locale;
import java.util.Optional;

/** What is said often: kept as a word, so that everybody reads it in their own language. */
public enum Phrase {
    HELLO,
    GOOD_LUCK,
    YOUR_MOVE,
    ONE_MOMENT,
    WELL_PLAYED,
    THANK_YOU,
    SORRY,
    GOOD_GAME;

    /** What a phrase is kept with; nobody can write it, since what cannot be seen is taken out of what people write. */
    private static final String SIGN = "\u0001";

    public String kept() {
        return SIGN + Saving.word(this);
    }

    /** The phrase that a kept line is, where it is one. */
    public static Optional<Phrase> of(String kept) {
        for (var phrase : values()) if (kept.equals(phrase.kept())) return Optional.of(phrase);
        return Optional.empty();
    }

    /** For who has no words of their own for it. */
    public String inEnglish() {
        var word = Saving.word(this).replace('-', ' ');
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
