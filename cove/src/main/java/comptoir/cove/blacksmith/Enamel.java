package comptoir.cove.blacksmith;

import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;
import java.util.Map;

/** Enameller: "turn an alloy die in a furnace to another colour." */
public record Enamel(int player) implements CoveQuestion {

    private static final int MOST_FURNACES = 6;

    /** That furnace's alloy die to that clan's colour. */
    public record Turn(int furnace, int clan) implements Answer {
        @Override
        public Map<String, Object> data() {
            return Map.of("furnace", furnace, "colour", Kind.of(clan).colour());
        }
    }

    private static final Turn[] TURNS = new Turn[MOST_FURNACES * Kind.CLANS];

    static {
        for (int i = 0; i < TURNS.length; i++) TURNS[i] = new Turn(i / Kind.CLANS, i % Kind.CLANS);
    }

    @Override
    public boolean possible(Cove cove) {
        var furnaces = Smithy.of(cove, player).furnaces();
        return furnaces.count(Furnace.EMPTY) < furnaces.size();
    }

    @Override
    public Options options(Cove cove, int seat) {
        var furnaces = Smithy.of(cove, player).furnaces();
        var answers = new Answer[furnaces.size() * Kind.CLANS];
        int count = 0;
        for (int furnace = 0; furnace < furnaces.size(); furnace++) {
            if (furnaces.at(furnace) == Furnace.EMPTY) continue;
            int alloy = Furnace.alloy(furnaces.at(furnace));
            for (int clan = 0; clan < Kind.CLANS; clan++)
                if (clan != alloy) answers[count++] = TURNS[furnace * Kind.CLANS + clan];
        }
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var turn = (Turn) answer;
        var shop = Smithy.of(cove, player);
        var turned = shop.furnaces()
                .with(turn.furnace(), Furnace.enamelled(shop.furnaces().at(turn.furnace()), turn.clan()));
        cove = cove.shop(player, shop.dice(turned, shop.alloy(), shop.coal()));
        if (!cove.watched()) return cove;
        var text = Text.say("{0?You turn|{0} turns} the alloy die in furnace {1} to {2}.");
        return cove.tell(OpenEvent.of(
                        "enamelled",
                        player,
                        SmithRule.CREW_ENAMELLER,
                        text.with(
                                cove.name(player),
                                turn.furnace() + 1,
                                Kind.of(turn.clan()).hue()))
                .with("furnace", turn.furnace())
                .with("colour", Kind.of(turn.clan()).colour()));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "enamel", SmithRule.CREW_ENAMELLER, "Enameller: which alloy die do you turn to which colour?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var turn = (Turn) answer;
        return Text.say("Furnace {0}: {1}")
                .with(turn.furnace() + 1, Kind.of(turn.clan()).hue());
    }
}
