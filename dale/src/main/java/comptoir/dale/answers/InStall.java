package comptoir.dale.answers;

import comptoir.dale.table.Card;
import comptoir.engine.Text;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A card in a stall.
 *
 * @param seat a player whose stall it is: of a team the one who sits first
 * @param stack which stack, the first being 0
 */
public record InStall(int seat, int stack, Card card) implements DaleAnswer {

    @Override
    public Text text() {
        return Text.say("{0} from stack {1} of {2}").with(card.name(), stack + 1, Text.who(seat));
    }

    @Override
    public Map<String, Object> data() {
        var data = new LinkedHashMap<String, Object>();
        data.put("card", card.id());
        data.put("player", seat);
        data.put("stack", stack + 1);
        return data;
    }
}
