package comptoir.protocol;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Text in few bytes. Every bit is guessed from what stood before it, and the better the guess, the less is written (arithmetic
 * coding). Where lines resemble those before them, as answers do, clearly less is left than deflating leaves. All of it is whole
 * numbers, so that everybody guesses alike.
 */
final class Squeezed {

    private static final int WHOLE = Guess.SURE;

    private final Guess guess = new Guess();

    /** What is written lies between these, both included, as numbers without sign. */
    private int low;

    private int high = -1;

    private Squeezed() {}

    /** A zero ends it, which no text of ours contains. */
    static byte[] of(String text) {
        var squeezed = new Squeezed();
        var out = new ByteArrayOutputStream();
        for (byte each : text.getBytes(StandardCharsets.UTF_8)) squeezed.write(each, out);
        squeezed.write(0, out);
        // Zeros follow by themselves: a number between low and high is written as soon as its first byte is.
        out.write(squeezed.high >>> 24);
        return out.toByteArray();
    }

    /** @param longest what is longer was made to be costly */
    static String read(byte[] bytes, int longest) {
        var squeezed = new Squeezed();
        var in = new Source(bytes);
        var out = new ByteArrayOutputStream();
        for (int each = squeezed.read(in); each != 0; each = squeezed.read(in)) {
            out.write(each);
            if (out.size() > longest) throw new BadInput(Text.say("it is too long"));
        }
        var text = out.toString(StandardCharsets.UTF_8);
        if (!Arrays.equals(of(text), bytes)) throw new BadInput(Text.say("something follows after its end"));
        return text;
    }

    private void write(int value, ByteArrayOutputStream out) {
        for (int place = 7; place >= 0; place--) {
            int bit = (value >> place) & 1;
            narrow(bit == 1, split());
            guess.learn(bit);
            for (; isSettled(); shift()) out.write(high >>> 24);
        }
    }

    private int read(Source in) {
        int value = 0;
        for (int place = 7; place >= 0; place--) {
            int split = split();
            int bit = Integer.compareUnsigned(in.window, split) <= 0 ? 1 : 0;
            narrow(bit == 1, split);
            guess.learn(bit);
            for (; isSettled(); shift()) in.next();
            value = (value << 1) | bit;
        }
        return value;
    }

    /** Up to here it is a one, above a zero. */
    private int split() {
        int range = high - low;
        int one = guess.one();
        return low + (range >>> 12) * one + (((range & (WHOLE - 1)) * one) >>> 12);
    }

    private void narrow(boolean isOne, int split) {
        if (isOne) high = split;
        else low = split + 1;
    }

    private boolean isSettled() {
        return ((low ^ high) >>> 24) == 0;
    }

    private void shift() {
        low <<= 8;
        high = (high << 8) | 0xff;
    }

    /** Four bytes at a time of what was written. */
    private static final class Source {
        private final byte[] bytes;
        private int at;
        private int window;

        Source(byte[] bytes) {
            this.bytes = bytes;
            for (int i = 0; i < 4; i++) next();
        }

        void next() {
            window = (window << 8) | (at < bytes.length ? bytes[at] & 0xff : 0);
            at++;
        }
    }
}
