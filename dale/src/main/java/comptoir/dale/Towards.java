package comptoir.dale;

import comptoir.engine.Text;
import java.util.Map;

/** A player. */
record Towards(int seat) implements DaleAnswer {

    private static final Towards[] ALL = {new Towards(0), new Towards(1), new Towards(2), new Towards(3)};

    static Towards player(int seat) {
        return ALL[seat];
    }

    @Override
    public Text text() {
        return Text.of("Player {0}", "Joueur {0}").with(seat + 1);
    }

    @Override
    public Map<String, Object> data() {
        return Map.of("player", seat);
    }
}
