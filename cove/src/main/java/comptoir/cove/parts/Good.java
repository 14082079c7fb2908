package comptoir.cove.parts;

import comptoir.engine.Text;
import java.util.Locale;

/** A kind of good: one of two sizes, one of four colours. */
public enum Good {
    SMALL_RED,
    SMALL_GREEN,
    SMALL_BLUE,
    SMALL_YELLOW,
    LARGE_RED,
    LARGE_GREEN,
    LARGE_BLUE,
    LARGE_YELLOW;

    /** How many kinds there are. */
    public static final int KINDS = 8;

    private static final Good[] ALL = values();

    private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

    public static Good of(int index) {
        return ALL[index];
    }

    public static int small(int clan) {
        return clan;
    }

    public static int large(int clan) {
        return Kind.CLANS + clan;
    }

    public static boolean isLarge(int good) {
        return good >= Kind.CLANS;
    }

    /** The clan that buys it, by number. */
    public static int clan(int good) {
        return good % Kind.CLANS;
    }

    /** Its place in rows and crowds: the order of the constants is part of the rules. */
    @SuppressWarnings("EnumOrdinal") // that is what it is for
    public int number() {
        return ordinal();
    }

    public boolean isLarge() {
        return isLarge(number());
    }

    public Kind clan() {
        return Kind.of(clan(number()));
    }

    /** The name in data, in scenes and on the wire: {@code small-red}. */
    public String word() {
        return word;
    }

    public Text text() {
        return named(isLarge() ? "large {0} good" : "small {0} good");
    }

    /** In a merchant's own words, such as "{0} relic", where the colour goes into the gap. */
    public Text named(String template) {
        return Text.say(template, clan().hue()).naming("good", word);
    }
}
