package comptoir.engine;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Chance that follows from a seed text and can be checked by anyone who knows it, identical on every machine.
 *
 * <p>The key is SHA-256 of the text. Every source has a stream of its own: block {@code n} of it is HMAC-SHA-256 of the
 * source's name, a zero byte and {@code n} as eight bytes; its bytes are read as unsigned 32-bit numbers, first byte
 * highest. A number at or above the largest multiple of the bound is passed over, so that no outcome is favoured.
 */
public final class SeededFate extends NumberFate {

    private final Sha256.Keyed keyed;
    private final Map<String, Stream> streams = new HashMap<>();

    public SeededFate(String seed) {
        keyed = Sha256.keyed(Sha256.of(seed.getBytes(StandardCharsets.UTF_8)));
    }

    @Override
    protected int below(Source source, int bound) {
        var stream = streams.computeIfAbsent(source.name(), Stream::new);
        long limit = (1L << 32) / bound * bound;
        long number;
        do number = stream.next();
        while (number >= limit);
        return (int) (number % bound);
    }

    /**
     * Asks again everything that a log says was asked, so that a saved game goes on with the chance that comes next.
     *
     * @throws BadInput naming the first entry that does not follow from the seed
     */
    public SeededFate follow(List<Log.Entry> entries) {
        for (int i = 0; i < entries.size(); i++) {
            boolean honest = switch (entries.get(i)) {
                case Log.Drawn(var source, int outcomes, int index, var ignored) ->
                    index == (outcomes == 1 ? 0 : below(new Source(source), outcomes));
                case Log.Shuffled(var source, var order) ->
                    order.equals(Arrays.stream(order(new Source(source), order.size()))
                            .boxed()
                            .toList());
                case Log.Answered ignored -> true;
                case Log.TakenBack ignored -> true;
            };
            if (!honest)
                throw new BadInput(Text.say(
                        "entry {0} of the log does not follow from the seed: {1}",
                        i, Tree.json(Logs.write(entries.get(i)))));
        }
        return this;
    }

    @Override
    public Runnable mark() {
        var taken = new HashMap<String, Long>();
        streams.forEach((name, stream) -> taken.put(name, stream.taken));
        return () -> streams.forEach((name, stream) -> stream.taken = taken.getOrDefault(name, 0L));
    }

    private final class Stream {
        private static final int NUMBERS_IN_A_BLOCK = 8;

        private final byte[] name;
        private long taken;
        private long block = -1;
        private ByteBuffer numbers = ByteBuffer.allocate(0);

        Stream(String name) {
            this.name = name.getBytes(StandardCharsets.UTF_8);
        }

        long next() {
            if (block != taken / NUMBERS_IN_A_BLOCK) {
                block = taken / NUMBERS_IN_A_BLOCK;
                var number = ByteBuffer.allocate(1 + Long.BYTES).put((byte) 0).putLong(block);
                numbers = ByteBuffer.wrap(keyed.of(name, number.array()));
            }
            int place = (int) (taken++ % NUMBERS_IN_A_BLOCK);
            return Integer.toUnsignedLong(numbers.getInt(place * Integer.BYTES));
        }
    }
}
