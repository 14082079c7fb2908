package comptoir.protocol;

/**
 * What the next bit of a text may be. For each thing that may tell it (the letters before, the beginning of the line, the line
 * before), it is counted how often a zero and how often a one came after it; those that have seen only one of the two are
 * believed more, as are those that look further back.
 */
final class Guess {

    /** Nothing is surer than one in so many. */
    static final int SURE = 1 << 12;

    /** How much is believed: nothing but the byte itself, the last one to four letters, the line so far, and the line before. */
    private static final int[] WEIGHTS = {1, 2, 4, 16, 40, 60, 100};

    private static final int NEVER_OTHERWISE = 3;
    private static final int MOST = 127;
    private static final int PLACES = 1 << 18;
    private static final int LETTERS = 4;

    /** For each of the things that may tell, the zeros in the upper byte and the ones in the lower. */
    private final short[][] counts = new short[WEIGHTS.length][PLACES];

    private final int[] contexts = new int[WEIGHTS.length];
    private final int[] places = new int[WEIGHTS.length];

    /** The bits of the present byte, behind a one. */
    private int begun = 1;

    private int lastLetters;
    private int line;
    private int lineBefore;

    Guess() {
        look();
    }

    /** How likely a one is, of {@link #SURE}. */
    int one() {
        int zeros = 0;
        int ones = 0;
        for (int i = 0; i < WEIGHTS.length; i++) {
            int zero = counts[i][places[i]] >> 8;
            int one = counts[i][places[i]] & 0xff;
            int weight = zero == 0 || one == 0 ? WEIGHTS[i] * NEVER_OTHERWISE : WEIGHTS[i];
            zeros += weight * zero;
            ones += weight * one;
        }
        return Math.max(1, Math.min(SURE - 1, (ones + 1) * SURE / (zeros + ones + 2)));
    }

    /** The bit that came. */
    void learn(int bit) {
        for (int i = 0; i < WEIGHTS.length; i++) {
            int zero = counts[i][places[i]] >> 8;
            int one = counts[i][places[i]] & 0xff;
            counts[i][places[i]] = (short) (bit == 0 ? (more(zero) << 8) | less(one) : (less(zero) << 8) | more(one));
        }
        begun = (begun << 1) | bit;
        if (begun > 0xff) byteEnds(begun & 0xff);
        look();
    }

    private static int more(int count) {
        return Math.min(count + 1, MOST);
    }

    /** What has not come this time counts for less from now on. */
    private static int less(int count) {
        return count > 2 ? count / 2 + 1 : count;
    }

    private void byteEnds(int letter) {
        begun = 1;
        lastLetters = (lastLetters << 8) | letter;
        if (letter == '\n') {
            lineBefore = line;
            line = 0;
        } else line = mixed(line, letter + 1);
        for (int letters = 1; letters <= LETTERS; letters++)
            contexts[letters] = letters == LETTERS ? lastLetters : lastLetters & ((1 << (8 * letters)) - 1);
        contexts[LETTERS + 1] = line;
        contexts[LETTERS + 2] = mixed(line, lineBefore);
    }

    private void look() {
        for (int i = 0; i < WEIGHTS.length; i++) places[i] = mixed(contexts[i], begun) >>> 14;
    }

    private static int mixed(int one, int other) {
        int mixed = (one + other * 0x9e3779b1) * 0x85ebca6b;
        return (mixed ^ (mixed >>> 15)) * 0xc2b2ae35;
    }
}
