package comptoir.cove.entertainer;

import comptoir.cove.parts.Named;
import comptoir.cove.step.CountCultist;
import comptoir.cove.step.DrawCorruption;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** Cultists at a swan song, rogue by rogue: each is a customer of every colour for 1 corruption card. */
public record CountRogues(int player) implements CoveQuestion {

    private int pier(Cove cove) {
        return Stage.of(cove, player).singing().venue();
    }

    public static int counted(Cove cove, int player) {
        return Stage.of(cove, player).singing().cultists();
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // asked where there is a rogue left
    }

    @Override
    public Options options(Cove cove, int seat) {
        return CountCultist.oneMoreThan(counted(cove, player));
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        if (((Named) answer).isDone()) return cove;
        var stage = Stage.of(cove, player);
        int now = counted(cove, player) + 1;
        cove = cove.shop(player, stage.song(stage.singing().countingCultists(now)));
        if (now < Acts.countable(cove, pier(cove))) cove = cove.doFirst(this);
        if (cove.watched()) cove = cove.tell(CountCultist.told(cove, player, pier(cove), now));
        return cove.doFirst(new DrawCorruption(player, 1, CoveRule.ROGUE_CULTISTS));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CountCultist.asked(
                CoveRule.ROGUE_CULTISTS, pier(cove), counted(cove, player), Acts.countable(cove, pier(cove)));
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return CountCultist.said(answer);
    }
}
