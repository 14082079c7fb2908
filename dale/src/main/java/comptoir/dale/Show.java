package comptoir.dale;

import comptoir.engine.Text;
import java.util.Map;

/** Show this card from the hand and use its ability or reaction. */
record Show(Pick pick) implements DaleAnswer {

    @Override
    public Text text() {
        return Text.of("Show {0}", "Montrer {0}").with(pick.text());
    }

    @Override
    public Map<String, Object> data() {
        return pick.described("show");
    }
}
