package comptoir.cove.chronomancer;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;
import java.util.Map;

/** "Choose a time-stream tile; it goes on the upper place next to this machine, pushing the tile there down." */
public record ShiftTimelines(int player, int machine) implements CoveQuestion {

    /** A tile by its number, and by its id on the wire. */
    public record TileChoice(int tile, String id) implements Answer {
        @Override
        public Map<String, Object> data() {
            return Map.of("tile", id);
        }
    }

    private TimeShop shop(Cove cove) {
        return (TimeShop) cove.shop(player);
    }

    @Override
    public boolean possible(Cove cove) {
        return !shop(cove).stream().isEmpty();
    }

    @Override
    public Options options(Cove cove, int seat) {
        var stream = shop(cove).stream();
        var choices = TimeShop.portals(cove).choices();
        var answers = new Answer[stream.size()];
        for (int i = 0; i < answers.length; i++) answers[i] = choices.get(stream.at(i));
        return Options.firstOf(answers, answers.length);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int tile = ((TileChoice) answer).tile();
        int out = shop(cove).tiles().at(machine == Space.LEFT_MACHINE ? 2 : 3);
        cove = cove.shop(player, shop(cove).shifted(machine, tile));
        if (!cove.watched()) return cove;
        var tiles = TimeShop.portals(cove).tiles();
        var text = Text.say("{0?You shift|{0} shifts} timelines at {1}: {2} comes in, {3} goes out and is flipped.");
        return cove.tell(OpenEvent.of(
                        "shifted",
                        player,
                        ChronomancerRule.SHIFT,
                        text.with(
                                cove.name(player),
                                Space.text(machine),
                                tiles.get(tile).id(),
                                tiles.get(out).id()))
                .with("machine", Space.id(machine))
                .with("in", tiles.get(tile).id())
                .with("out", tiles.get(out).id()));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "shift", ChronomancerRule.SHIFT, "Which tile of the time stream comes in at {0}?", Space.text(machine));
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        int tile = ((TileChoice) answer).tile();
        return TimeShop.portals(cove).tiles().get(tile).text(shop(cove).isBlue(tile));
    }
}
