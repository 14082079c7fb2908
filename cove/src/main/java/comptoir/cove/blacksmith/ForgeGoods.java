package comptoir.cove.blacksmith;

import comptoir.cove.parts.Named;
import comptoir.cove.step.DrawCorruption;
import comptoir.cove.step.Townsfolks;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;
import java.util.Map;

/**
 * "Empty hot furnaces: each makes a good of its alloy die's colour." Asked furnace by furnace; at least one is emptied.
 *
 * @param left how many furnaces may still be emptied
 * @param first whether none was emptied yet
 */
public record ForgeGoods(int player, int left, boolean first) implements CoveQuestion {

    private static final int MOST_FURNACES = 6;

    /** A good of a size from a furnace, and whether its alloy die stays there and keeps its colour. */
    public record Made(int furnace, boolean large, boolean keep) implements Answer {
        @Override
        public Map<String, Object> data() {
            return Map.of("furnace", furnace, "make", large ? "armour" : "weapon", "keep", keep);
        }
    }

    private static final Made[] MADE = new Made[MOST_FURNACES * 4];

    static {
        for (int i = 0; i < MADE.length; i++) MADE[i] = new Made(i / 4, (i & 2) != 0, (i & 1) != 0);
    }

    @Override
    public boolean possible(Cove cove) {
        return left > 0 && Smithy.of(cove, player).anyToForge(cove, player);
    }

    @Override
    public Options options(Cove cove, int seat) {
        var shop = Smithy.of(cove, player);
        int furnaces = shop.furnaces().size();
        var answers = new Answer[furnaces * 4 + 1];
        int count = 0;
        for (int furnace = 0; furnace < furnaces; furnace++) {
            if (shop.canForge(cove, player, furnace, false)) {
                answers[count++] = MADE[furnace * 4];
                answers[count++] = MADE[furnace * 4 + 1];
            }
            if (shop.canForge(cove, player, furnace, true)) {
                answers[count++] = MADE[furnace * 4 + 2];
                answers[count++] = MADE[furnace * 4 + 3];
            }
        }
        if (!first) answers[count++] = Named.DONE;
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        if (!(answer instanceof Made made)) return cove;
        var shop = Smithy.of(cove, player);
        int good = Smithy.good(shop.furnaces().at(made.furnace()), made.large());
        var owner = cove.player(player).shop(shop.emptied(made.furnace(), made.keep()));
        cove = cove.player(player, owner.takes(good)).doFirst(new ForgeGoods(player, left - 1, false));
        if (cove.watched()) cove = tell(cove, made, good);
        int keep = Smithy.parts(cove).keep();
        return made.keep() && keep > 0 ? cove.doFirst(new DrawCorruption(player, keep, SmithRule.FORGE_KEEP)) : cove;
    }

    private Cove tell(Cove cove, Made made, int good) {
        cove = cove.tell(
                Townsfolks.tookGood(cove, player, good, SmithRule.FORGE).also(SmithRule.FORGE_SIZE));
        var text = made.keep()
                ? Text.say("Furnace {0} is emptied; its alloy die stays there and keeps its colour.")
                : Text.say("Furnace {0} is emptied; its dice go back to the tray.");
        return cove.tell(OpenEvent.of(
                        "furnace-emptied",
                        player,
                        made.keep() ? SmithRule.FORGE_KEEP : SmithRule.FORGE,
                        text.with(made.furnace() + 1))
                .with("furnace", made.furnace())
                .with("kept", made.keep()));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt("forge", SmithRule.FORGE, "Which furnace do you empty, and what do you make?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        if (!(answer instanceof Made made)) return Text.say("Leave the other furnaces");
        var shop = Smithy.of(cove, player);
        var good = Blacksmith.ITSELF.good(Smithy.good(shop.furnaces().at(made.furnace()), made.large()));
        return made.keep()
                ? Text.say("Furnace {0}: {1}; keep the colour ({2#{2} corruption card|{2} corruption cards})")
                        .with(made.furnace() + 1, good, Smithy.parts(cove).keep())
                : Text.say("Furnace {0}: {1}").with(made.furnace() + 1, good);
    }
}
