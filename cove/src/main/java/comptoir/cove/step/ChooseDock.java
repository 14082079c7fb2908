package comptoir.cove.step;

import comptoir.cove.parts.Board;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Named;
import comptoir.cove.parts.Side;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.Harbour;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** "Dock it at a free dock on the same side of Dragon Island." */
public record ChooseDock(int player, int boat) implements CoveQuestion {

    private static final Named[] DOCKS = Named.numbers("dock", 12);

    @Override
    public boolean possible(Cove cove) {
        return true; // asked where several docks are free
    }

    @Override
    public Options options(Cove cove, int seat) {
        int free = cove.harbour().freeDocks(cove.board(), side(cove));
        var answers = new Answer[Integer.bitCount(free)];
        int count = 0;
        for (int left = free; left != 0; left &= left - 1)
            answers[count++] = DOCKS[Integer.numberOfTrailingZeros(left)];
        return Options.firstOf(answers, count);
    }

    private Side side(Cove cove) {
        return cove.board().boats().get(boat).side();
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        return Boats.dock(cove, player, boat, ((Named) answer).index());
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "dock",
                CoveRule.DOCK_FULL,
                "Boat {0} is full ({1}): where does it dock?",
                boat + 1,
                Crowd.text(cove.harbour().boats().at(boat)));
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var dock = cove.board().docks().get(((Named) answer).index());
        var pier = dock.pier();
        var pattern =
                dock.place() == Board.Depth.OUTER ? Text.say("The outer dock, {0}") : Text.say("The inner dock, {0}");
        return pattern.with(pier.text());
    }

    @Override
    public List<Refusal> refusals(Cove cove, int seat) {
        var refusals = new ArrayList<Refusal>();
        for (int dock = 0; dock < cove.harbour().docks().size(); dock++) {
            boolean sameSide = cove.board().docks().get(dock).side() == side(cove);
            boolean free = cove.harbour().docks().at(dock) == Harbour.FREE;
            if (sameSide && free) continue;
            var text = sameSide
                    ? Text.say("That dock is taken.")
                    : Text.say("That dock lies on the other side of Dragon Island.");
            refusals.add(new Refusal(
                    Map.of("dock", dock),
                    CoveRule.DOCK_FULL,
                    "a free dock on the same side",
                    sameSide ? "taken" : "the other side",
                    text));
        }
        return refusals;
    }
}
