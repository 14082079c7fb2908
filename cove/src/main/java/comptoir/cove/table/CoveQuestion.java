package comptoir.cove.table;

import comptoir.engine.Prompt;
import comptoir.engine.Question;
import comptoir.engine.Rule;
import comptoir.engine.Seats;
import comptoir.engine.Text;

/** A sentence of the cove's rules that waits for one player. */
public interface CoveQuestion extends Question<Cove> {

    int player();

    /** Whether there is anything to choose; otherwise the sentence falls away. */
    boolean possible(Cove cove);

    @Override
    default int asked(Cove cove) {
        return possible(cove) ? Seats.bit(player()) : 0;
    }

    static Prompt prompt(String kind, Rule rule, String template, Object... values) {
        return new Prompt(kind, rule, Text.say(template, values));
    }
}
