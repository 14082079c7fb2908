package comptoir.browser.engine;

import java.util.Arrays;

/** SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104) where there is no JDK. Stands in for the engine's class of this name. */
public final class Sha256 {

    private static final int BLOCK = 64;
    private static final int HASH = 32;
    private static final int ROUNDS = 64;

    private static final int[] START = new int[8];
    private static final int[] CONSTANTS = new int[ROUNDS];

    static {
        int found = 0;
        for (int candidate = 2; found < ROUNDS; candidate++) {
            if (!isPrime(candidate)) continue;
            if (found < START.length) START[found] = fraction(Math.sqrt(candidate));
            CONSTANTS[found++] = fraction(Math.cbrt(candidate));
        }
    }

    private Sha256() {}

    private static boolean isPrime(int number) {
        for (int divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor == 0) return false;
        return true;
    }

    /** The first 32 bits after the point. */
    private static int fraction(double root) {
        return (int) (long) ((root - Math.floor(root)) * (1L << 32));
    }

    public static byte[] of(byte[] bytes) {
        return hash(bytes);
    }

    /** @param key at most 64 bytes long */
    public static comptoir.engine.Sha256.Keyed keyed(byte[] key) {
        if (key.length > BLOCK) throw new IllegalArgumentException("a key of " + key.length + " bytes");
        var inner = new byte[BLOCK];
        var outer = new byte[BLOCK];
        var padded = Arrays.copyOf(key, BLOCK);
        for (int i = 0; i < BLOCK; i++) {
            inner[i] = (byte) (padded[i] ^ 0x36);
            outer[i] = (byte) (padded[i] ^ 0x5c);
        }
        return (first, second) -> hash(outer, hash(inner, first, second));
    }

    private static byte[] hash(byte[]... parts) {
        int length = 0;
        for (var part : parts) length += part.length;
        var padded = new byte[(length + 1 + Long.BYTES + BLOCK - 1) / BLOCK * BLOCK];
        int at = 0;
        for (var part : parts) {
            System.arraycopy(part, 0, padded, at, part.length);
            at += part.length;
        }
        padded[at] = (byte) 0x80;
        long bits = length * 8L;
        for (int i = 0; i < Long.BYTES; i++) padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
        var state = START.clone();
        var schedule = new int[ROUNDS];
        for (int block = 0; block < padded.length; block += BLOCK) mix(state, schedule, padded, block);
        var digest = new byte[HASH];
        for (int i = 0; i < HASH; i++) digest[i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
        return digest;
    }

    private static void mix(int[] state, int[] w, byte[] bytes, int from) {
        for (int i = 0; i < 16; i++) {
            int at = from + 4 * i;
            w[i] = ((bytes[at] & 255) << 24)
                    | ((bytes[at + 1] & 255) << 16)
                    | ((bytes[at + 2] & 255) << 8)
                    | (bytes[at + 3] & 255);
        }
        for (int i = 16; i < ROUNDS; i++) {
            int early = w[i - 15];
            int late = w[i - 2];
            w[i] = w[i - 16]
                    + (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3))
                    + w[i - 7]
                    + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
        }
        var s = state.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
            int majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
            int first = s[7] + (turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)) + choice + CONSTANTS[i] + w[i];
            int second = (turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)) + majority;
            System.arraycopy(s, 0, s, 1, 7);
            s[4] += first;
            s[0] = first + second;
        }
        for (int i = 0; i < state.length; i++) state[i] += s[i];
    }

    private static int turned(int word, int places) {
        return Integer.rotateRight(word, places);
    }
}
