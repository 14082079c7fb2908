package comptoir.engine;

/** Fast chance for playouts, searches and redeals: SplitMix64. The same seed gives the same numbers everywhere. */
public final class QuickFate extends NumberFate implements Luck {

    private long state;

    public QuickFate(long seed) {
        state = seed;
    }

    /** Chance that follows from a text. */
    public static QuickFate of(String seed) {
        long number = 0;
        for (int i = 0; i < seed.length(); i++) number = new QuickFate(number ^ seed.charAt(i)).nextLong();
        return new QuickFate(number);
    }

    @Override
    protected int below(Source source, int bound) {
        return below(bound);
    }

    @Override
    public int below(int bound) {
        // Multiply and shift: the bias is below bound / 2^32, of no account in a playout.
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }

    public long nextLong() {
        long z = (state += 0x9E3779B97F4A7C15L);
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
