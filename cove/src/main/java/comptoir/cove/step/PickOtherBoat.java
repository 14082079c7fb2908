package comptoir.cove.step;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "Move an adventurer from a boat at sea to another boat at sea": to which one? */
public record PickOtherBoat(int player, int boat, int kind) implements CoveQuestion {

    /** Whether a boat other than this one has room. */
    static boolean anyFor(Cove cove, int boat) {
        for (int other = 0; other < cove.harbour().boats().size(); other++)
            if (other != boat && cove.harbour().hasRoom(cove.board(), other)) return true;
        return false;
    }

    @Override
    public boolean possible(Cove cove) {
        return anyFor(cove, boat);
    }

    @Override
    public Options options(Cove cove, int seat) {
        var answers = new Answer[cove.harbour().boats().size()];
        int count = 0;
        for (int other = 0; other < answers.length; other++)
            if (other != boat && cove.harbour().hasRoom(cove.board(), other))
                answers[count++] = PlaceDrawn.BOATS[other];
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int other = ((Named) answer).index();
        cove = cove.harbour(cove.harbour().moves(boat, kind, other));
        if (cove.watched()) {
            var text = Text.say("{0?You move|{0} moves} a {1} from boat {2} to boat {3}.");
            cove = cove.tell(OpenEvent.of(
                            "sent",
                            player,
                            CoveRule.TOWNSFOLK_SAILOR_BOAT,
                            text.with(cove.name(player), Kind.of(kind).one(), boat + 1, other + 1))
                    .with("adventurer", Kind.of(kind).word())
                    .with("from", boat)
                    .with("to", other));
        }
        return Boats.placed(cove, player, other, kind);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "pick-boat",
                CoveRule.TOWNSFOLK_SAILOR_BOAT,
                "To which boat does the {0} go?",
                Kind.of(kind).one());
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return PlaceDrawn.boatLabel(cove, ((Named) answer).index());
    }
}
