package comptoir.dale.answers;

import comptoir.engine.Text;
import java.util.Map;

/** A number: a guessed or named value. */
public record Amount(int number) implements DaleAnswer {

    private static final Amount[] SMALL = small();

    private static Amount[] small() {
        var all = new Amount[16];
        for (int i = 0; i < all.length; i++) all[i] = new Amount(i);
        return all;
    }

    public static Amount of(int number) {
        return number < SMALL.length ? SMALL[number] : new Amount(number);
    }

    @Override
    public Text text() {
        return Text.same(number);
    }

    @Override
    public Map<String, Object> data() {
        return Map.of("number", number);
    }
}
