package comptoir.server.table;

/** What people write: names, chat, texts for chance. It is text and never markup; clients show it as such. */
public final class PlainText {

    private static final int LONGEST_NAME = 40;
    private static final int LONGEST_LINE = 500;

    private PlainText() {}

    /** A name on one line. */
    public static String name(String given) {
        return cut(plain(given).strip(), LONGEST_NAME);
    }

    /** A text on one line. */
    public static String line(String given) {
        var plain = plain(given).strip();
        if (plain.length() > LONGEST_LINE)
            throw new Refused(
                    Refused.Code.TOO_LONG,
                    "a text may have {0} characters; this has {1}",
                    LONGEST_LINE,
                    plain.length());
        return plain;
    }

    /** Without what cannot be seen: control characters, and marks that turn the direction of writing. */
    private static String plain(String given) {
        var plain = new StringBuilder();
        given.codePoints()
                .map(code -> Character.isWhitespace(code) ? ' ' : code)
                .filter(code -> !Character.isISOControl(code)
                        && Character.getType(code) != Character.FORMAT
                        && Character.getType(code) != Character.SURROGATE)
                .forEach(plain::appendCodePoint);
        return plain.toString();
    }

    private static String cut(String text, int length) {
        if (text.codePointCount(0, text.length()) <= length) return text;
        return text.substring(0, text.offsetByCodePoints(0, length));
    }
}
