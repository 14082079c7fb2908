package comptoir.engine;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** An unchangeable set of small numbers: which cards, which places. */
public final class IdSet {

    public static final IdSet EMPTY = new IdSet(new long[0]);

    private final long[] words;

    private IdSet(long[] words) {
        this.words = words;
    }

    public static IdSet of(int... ids) {
        int most = -1;
        for (int id : ids) most = Math.max(most, id);
        var words = new long[(most + 64) >> 6];
        for (int id : ids) words[id >> 6] |= 1L << id;
        return ids.length == 0 ? EMPTY : new IdSet(words);
    }

    public boolean has(int id) {
        return id >> 6 < words.length && (words[id >> 6] & (1L << id)) != 0;
    }

    public IdSet with(int id) {
        if (has(id)) return this;
        var grown = Arrays.copyOf(words, Math.max(words.length, (id >> 6) + 1));
        grown[id >> 6] |= 1L << id;
        return new IdSet(grown);
    }

    public IdSet without(int id) {
        if (!has(id)) return this;
        var cut = words.clone();
        cut[id >> 6] &= ~(1L << id);
        return trimmed(cut);
    }

    public IdSet union(IdSet that) {
        if (words.length < that.words.length) return that.union(this);
        var union = words.clone();
        for (int i = 0; i < that.words.length; i++) union[i] |= that.words[i];
        return new IdSet(union);
    }

    public IdSet minus(IdSet that) {
        var cut = words.clone();
        for (int i = 0; i < Math.min(cut.length, that.words.length); i++) cut[i] &= ~that.words[i];
        return trimmed(cut);
    }

    public IdSet within(IdSet that) {
        var common = Arrays.copyOf(words, Math.min(words.length, that.words.length));
        for (int i = 0; i < common.length; i++) common[i] &= that.words[i];
        return trimmed(common);
    }

    public boolean meets(IdSet that) {
        for (int i = 0; i < Math.min(words.length, that.words.length); i++)
            if ((words[i] & that.words[i]) != 0) return true;
        return false;
    }

    public boolean isWithin(IdSet that) {
        for (int i = 0; i < words.length; i++)
            if ((words[i] & ~(i < that.words.length ? that.words[i] : 0)) != 0) return false;
        return true;
    }

    public boolean isEmpty() {
        return words.length == 0;
    }

    public int size() {
        int size = 0;
        for (long word : words) size += Long.bitCount(word);
        return size;
    }

    public void forEach(IntConsumer each) {
        for (int i = 0; i < words.length; i++)
            for (long word = words[i]; word != 0; word &= word - 1)
                each.accept((i << 6) + Long.numberOfTrailingZeros(word));
    }

    public int[] ids() {
        var ids = new int[size()];
        int at = 0;
        for (int i = 0; i < words.length; i++)
            for (long word = words[i]; word != 0; word &= word - 1)
                ids[at++] = (i << 6) + Long.numberOfTrailingZeros(word);
        return ids;
    }

    private static IdSet trimmed(long[] words) {
        int length = words.length;
        while (length > 0 && words[length - 1] == 0) length--;
        return length == 0 ? EMPTY : new IdSet(length == words.length ? words : Arrays.copyOf(words, length));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof IdSet that && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        return Arrays.toString(ids());
    }
}
