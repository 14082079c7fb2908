package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Source;
import comptoir.engine.Text;

/**
 * "Draw 1 adventurer at random and place it on a free space of any boat at sea." Where no boat has room the adventurer
 * would come back to the bag, so none is drawn.
 *
 * @param sailor whether a sailor's ability is the cause, and not the clock
 */
public record LoadFromBag(int player, boolean sailor) implements CoveDraw {

    public static final Source BAG = new Source("bag");

    private static final LoadFromBag[] BY_CLOCK = new LoadFromBag[8];

    static {
        for (int player = 0; player < BY_CLOCK.length; player++) BY_CLOCK[player] = new LoadFromBag(player, false);
    }

    public static LoadFromBag of(int player) {
        return BY_CLOCK[player];
    }

    @Override
    public Source source(Cove cove) {
        return BAG;
    }

    @Override
    public int outcomes(Cove cove) {
        return cove.harbour().anyRoom(cove.board()) ? Crowd.total(cove.harbour().bag()) : 0;
    }

    @Override
    public String outcome(Cove cove, int index) {
        return Kind.of(Crowd.nth(cove.harbour().bag(), index)).word();
    }

    @Override
    public Cove answered(Cove cove, int index) {
        int kind = Crowd.nth(cove.harbour().bag(), index);
        cove = cove.harbour(cove.harbour().draws(kind), PlaceDrawn.of(player, kind));
        if (!cove.watched()) return cove;
        var text = Text.say("{0?You draw|{0} draws} a {1} from the bag.");
        var rule = sailor ? CoveRule.TOWNSFOLK_SAILOR_DRAW : CoveRule.LOAD_DRAW;
        return cove.tell(OpenEvent.of(
                        "drew",
                        player,
                        rule,
                        text.with(cove.name(player), Kind.of(kind).one()))
                .also(CoveRule.LOAD_ARRIVAL_RULE_OFF)
                .with("adventurer", Kind.of(kind).word())
                .byChance(cove));
    }
}
