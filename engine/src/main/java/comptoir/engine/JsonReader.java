package comptoir.engine;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * JSON text as maps, lists, texts, numbers and flags. Strict: no field twice, nothing after the end, no more than a hundred
 * levels. It says what is wrong in plain words; where, {@link #line} and {@link #column} tell.
 */
public class JsonReader {

    private static final int DEEPEST = 100;
    private static final int DIGITS_OF_A_LONG = 18;

    private final String text;
    private int at;
    private int line = 1;
    private int lineStart;
    private int depth;

    /** The text is not JSON. */
    public static final class Malformed extends BadInput {
        private static final long serialVersionUID = 1L;

        Malformed(Text what) {
            super(what);
        }
    }

    public JsonReader(String text) {
        this.text = text;
    }

    /** What stands for a value that begins on that line; the value itself, unless somebody wants to remember more. */
    protected @Nullable Object found(int onLine, @Nullable Object value) {
        return value;
    }

    /** All of the text as one value. */
    public final @Nullable Object whole() {
        space();
        var value = value();
        space();
        if (at < text.length()) throw new Malformed(Text.say("something follows after its end"));
        return value;
    }

    /** The line it has come to; the first is 1. */
    public final int line() {
        return line;
    }

    /** The place in that line; the first is 1. */
    public final int column() {
        return at - lineStart + 1;
    }

    private @Nullable Object value() {
        int began = line;
        return found(
                began,
                switch (peek()) {
                    case '{' -> object();
                    case '[' -> list();
                    case '"' -> string();
                    case 't' -> word("true", true);
                    case 'f' -> word("false", false);
                    case 'n' -> word("null", null);
                    default -> number();
                });
    }

    private Map<String, @Nullable Object> object() {
        var object = new LinkedHashMap<String, @Nullable Object>();
        boolean more = enter('}');
        while (more) {
            expect('"');
            var name = string();
            space();
            expect(':');
            at++;
            space();
            if (object.containsKey(name)) throw new Malformed(Text.say("a field is named twice"));
            object.put(name, value());
            more = goOn('}');
        }
        return object;
    }

    private List<@Nullable Object> list() {
        var list = new ArrayList<@Nullable Object>();
        boolean more = enter(']');
        while (more) {
            list.add(value());
            more = goOn(']');
        }
        return list;
    }

    /** Past the bracket that opens; whether anything is inside. */
    private boolean enter(char end) {
        if (++depth > DEEPEST) throw new Malformed(Text.say("it is nested too deeply"));
        at++;
        space();
        if (peek() != end) return true;
        return leave();
    }

    /** Past a comma to what follows it, or past the bracket that closes. */
    private boolean goOn(char end) {
        space();
        if (peek() == end) return leave();
        expect(',');
        at++;
        space();
        return true;
    }

    private boolean leave() {
        at++;
        depth--;
        return false;
    }

    private String string() {
        int start = ++at;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\\' && text.charAt(at) >= ' ') at++;
        if (peek() == '"') return text.substring(start, at++);
        var built = new StringBuilder(text.substring(start, at));
        while (true) {
            char c = peek();
            if (c < ' ') throw misplaced();
            at++;
            if (c == '"') return built.toString();
            built.append(c == '\\' ? escaped() : c);
        }
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                int code = 0;
                for (int i = 0; i < 4; i++) {
                    int digit = Character.digit(peek(), 16);
                    if (digit < 0) throw misplaced();
                    code = code * 16 + digit;
                    at++;
                }
                yield (char) code;
            }
            default -> throw misplaced();
        };
    }

    private @Nullable Object word(String word, @Nullable Object value) {
        for (int i = 0; i < word.length(); i++, at++) expect(word.charAt(i));
        if (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) throw misplaced();
        return value;
    }

    private Object number() {
        int start = at;
        if (peek() == '-') at++;
        boolean nought = peek() == '0';
        int digits = digits();
        if (nought && digits > 1) throw misplaced();
        boolean whole = true;
        if (is('.')) {
            whole = false;
            at++;
            digits();
        }
        if (is('e') || is('E')) {
            whole = false;
            at++;
            if (is('+') || is('-')) at++;
            digits();
        }
        if (at < text.length() && " \t\r\n,]}".indexOf(text.charAt(at)) < 0) throw misplaced();
        var written = text.substring(start, at);
        if (!whole) return Double.valueOf(written);
        if (digits > DIGITS_OF_A_LONG) return narrow(new BigInteger(written));
        long number = Long.parseLong(written);
        if (number == (int) number) return (int) number;
        return number;
    }

    private static Number narrow(BigInteger number) {
        if (number.bitLength() < Long.SIZE) return number.longValue();
        return number;
    }

    /** At least one. */
    private int digits() {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') at++;
        if (at == start) {
            peek();
            throw misplaced();
        }
        return at - start;
    }

    private boolean is(char c) {
        return at < text.length() && text.charAt(at) == c;
    }

    private void expect(char c) {
        if (peek() != c) throw misplaced();
    }

    private char peek() {
        if (at >= text.length()) throw new Malformed(Text.say("it ends too early"));
        return text.charAt(at);
    }

    private static Malformed misplaced() {
        return new Malformed(Text.say("something stands there that does not belong"));
    }

    private void space() {
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\n') {
                line++;
                lineStart = at + 1;
            } else if (c != ' ' && c != '\t' && c != '\r') {
                return;
            }
        }
    }
}
