package comptoir.cove.step;

import comptoir.cove.parts.ClockFace;
import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "From round 2, the hourglass may step onto a free hand instead of moving 1 hour." */
public record TakeHandOrNot(int player, int hours) implements CoveQuestion {

    private static final Named TAKE = new Named("hand", true, 1);
    private static final Named LEAVE = new Named("hand", false, 0);
    private static final Options BOTH = Options.of(TAKE, LEAVE);

    @Override
    public boolean possible(Cove cove) {
        return true;
    }

    @Override
    public Options options(Cove cove, int seat) {
        return BOTH;
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        return Advance.atHand(cove, player, hours, ((Named) answer).index() == 1);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "hand",
                CoveRule.CLOCK_HAND,
                "Your hourglass meets the free clock hand at {0}: do you take it, for 1 corruption card?",
                ClockFace.said(cove.clock().places().at(player) + 1));
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        if (((Named) answer).index() == 1)
            return Text.say("Take the hand: save an hour, skip the mark, draw 1 corruption card");
        int loads = cove.terms().loads()[cove.clock().places().at(player) + 1];
        return Text.say("Move on the hour and pass the mark ({0} to load)").with(loads);
    }
}
