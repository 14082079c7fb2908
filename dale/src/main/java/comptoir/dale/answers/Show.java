package comptoir.dale.answers;

import comptoir.engine.Text;
import java.util.Map;

/** Show this card from the hand and use its ability or reaction. */
public record Show(Pick pick) implements DaleAnswer {

    @Override
    public Text text() {
        return Text.say("Show {0}").with(pick.text());
    }

    @Override
    public Map<String, Object> data() {
        return pick.described("show");
    }
}
