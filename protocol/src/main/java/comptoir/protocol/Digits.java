package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Numbers, each smaller than a radix of its own, as one large number: no bit is spent on what cannot be. They are read in the
 * order they were written, by somebody who knows the radixes.
 */
final class Digits {

    private static final int BYTE = 256;
    private static final int LONGEST_TEXT = 512;

    private record Digit(int value, int radix) {}

    private final Deque<Digit> written = new ArrayDeque<>();
    private BigInteger left = BigInteger.ZERO;

    Digits() {}

    Digits(byte[] bytes) {
        left = new BigInteger(1, bytes);
    }

    void write(int value, int radix) {
        if (value < 0 || value >= radix) throw new IllegalArgumentException(value + " is not below " + radix);
        if (radix > 1) written.push(new Digit(value, radix));
    }

    void write(boolean flag) {
        write(flag ? 1 : 0, 2);
    }

    void write(String text) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        if (bytes.length >= LONGEST_TEXT) throw new BadInput(Text.say("a text is too long for a link"));
        write(bytes.length, LONGEST_TEXT);
        for (byte each : bytes) write(each & 0xff, BYTE);
    }

    byte[] bytes() {
        var number = BigInteger.ZERO;
        for (var digit : written)
            number = number.multiply(BigInteger.valueOf(digit.radix)).add(BigInteger.valueOf(digit.value));
        return number.toByteArray();
    }

    int read(int radix) {
        if (radix <= 1) return 0;
        var parts = left.divideAndRemainder(BigInteger.valueOf(radix));
        left = parts[0];
        return parts[1].intValue();
    }

    boolean readFlag() {
        return read(2) == 1;
    }

    String readText() {
        var bytes = new byte[read(LONGEST_TEXT)];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) read(BYTE);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Nothing may be left over. */
    void mustBeReadWhole() {
        if (left.signum() != 0) throw new BadInput(Text.say("something follows after its end"));
    }
}
