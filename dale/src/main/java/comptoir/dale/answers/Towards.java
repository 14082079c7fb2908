package comptoir.dale.answers;

import comptoir.engine.Text;
import java.util.Map;

/** A player. */
public record Towards(int seat) implements DaleAnswer {

    private static final Towards[] ALL = {new Towards(0), new Towards(1), new Towards(2), new Towards(3)};

    public static Towards player(int seat) {
        return ALL[seat];
    }

    @Override
    public Text text() {
        return Text.say("{0}", Text.who(seat));
    }

    @Override
    public Map<String, Object> data() {
        return Map.of("player", seat);
    }
}
