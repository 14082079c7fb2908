package comptoir.cove.blacksmith;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "Take a locked die to the tray; the patron whose icon it covered pays at every market from now on." */
public record UnlockDie(int player) implements CoveQuestion {

    private static final Named[] LOCKS = Named.numbers("unlock", 8);

    @Override
    public boolean possible(Cove cove) {
        return Smithy.of(cove, player).locked() != 0;
    }

    @Override
    public Options options(Cove cove, int seat) {
        int locked = Smithy.of(cove, player).locked();
        var answers = new Answer[Integer.bitCount(locked)];
        int count = 0;
        for (int left = locked; left != 0; left &= left - 1)
            answers[count++] = LOCKS[Integer.numberOfTrailingZeros(left)];
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int lock = ((Named) answer).index();
        var parts = Smithy.parts(cove);
        cove = cove.shop(player, Smithy.of(cove, player).unlocked(parts, lock));
        if (!cove.watched()) return cove;
        var printed = parts.locks().get(lock);
        var text = printed.coal()
                ? Text.say("{0?You unlock|{0} unlocks} a coal die, and the {1} patron pays from now on.")
                : Text.say("{0?You unlock|{0} unlocks} an alloy die, and the {1} patron pays from now on.");
        return cove.tell(OpenEvent.of(
                        "unlocked",
                        player,
                        SmithRule.UNLOCK,
                        text.with(cove.name(player), Kind.of(printed.clan()).clan()))
                .also(SmithRule.UNLOCK_PATRON)
                .with("lock", lock)
                .with("die", printed.die()));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt("unlock", SmithRule.UNLOCK, "Which die do you unlock?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var lock = Smithy.parts(cove).locks().get(((Named) answer).index());
        var text = lock.coal() ? Text.say("Coal die, {0} patron") : Text.say("Alloy die, {0} patron");
        return text.with(Kind.of(lock.clan()).clan());
    }
}
