package comptoir.cove.step;

import comptoir.cove.Cove;
import comptoir.cove.CoveQuestion;
import comptoir.cove.CoveRule;
import comptoir.cove.Crowd;
import comptoir.cove.Harbour;
import comptoir.cove.Named;
import comptoir.cove.parts.Board;
import comptoir.cove.parts.Side;
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
                "Le bateau {0} est plein ({1}) : où le mettez-vous à quai ?",
                boat + 1,
                Crowd.text(cove.harbour().boats().at(boat)));
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var dock = cove.board().docks().get(((Named) answer).index());
        var pier = dock.pier();
        var pattern = dock.place() == Board.Depth.OUTER
                ? Text.of("The outer dock, {0}", "Le quai extérieur, {0}")
                : Text.of("The inner dock, {0}", "Le quai intérieur, {0}");
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
                    ? Text.of("That dock is taken.", "Ce quai est occupé.")
                    : Text.of(
                            "That dock lies on the other side of Dragon Island.",
                            "Ce quai est de l’autre côté de l’Île du Dragon.");
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
