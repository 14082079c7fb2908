package comptoir.cove.step;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.parts.Pier;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "Move an adventurer from a boat at sea to a pier": to which one? */
public record PickPier(int player, int boat, int kind) implements CoveQuestion {

    private static final Options PIERS = Options.of(pier(Pier.BAZAAR), pier(Pier.TOWN_SQUARE), pier(Pier.BLACK_MARKET));

    private static Named pier(Pier pier) {
        return new Named("pier", pier.word(), pier.number());
    }

    @Override
    public boolean possible(Cove cove) {
        return true;
    }

    @Override
    public Options options(Cove cove, int seat) {
        return PIERS;
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int pier = ((Named) answer).index();
        cove = cove.harbour(cove.harbour().toPier(boat, kind, pier));
        if (!cove.watched()) return cove;
        var text = Text.say("{0?You land|{0} lands} a {1} of boat {2} at {3}.");
        return cove.tell(OpenEvent.of(
                        "sent",
                        player,
                        CoveRule.TOWNSFOLK_SAILOR_PIER,
                        text.with(
                                cove.name(player),
                                Kind.of(kind).one(),
                                boat + 1,
                                Pier.of(pier).text()))
                .with("adventurer", Kind.of(kind).word())
                .with("from", boat)
                .with("to", Pier.of(pier).word()));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "pick-pier",
                CoveRule.TOWNSFOLK_SAILOR_PIER,
                "On which pier does the {0} land?",
                Kind.of(kind).one());
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return Pier.of(((Named) answer).index()).text();
    }
}
