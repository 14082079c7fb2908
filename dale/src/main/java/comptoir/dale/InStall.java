package comptoir.dale;

import comptoir.engine.Text;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A card in a stall.
 *
 * @param seat a player whose stall it is: of a team the one who sits first
 * @param stack which stack, the first being 0
 */
record InStall(int seat, int stack, Card card) implements DaleAnswer {

    @Override
    public Text text() {
        return Text.of("{0} from stack {1} of player {2}", "{0} de la Pile {1} du joueur {2}")
                .with(card.name(), stack + 1, seat + 1);
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
