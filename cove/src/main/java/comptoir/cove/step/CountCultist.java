package comptoir.cove.step;

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

/**
 * "For each rogue on a pier you may treat it as a customer of every colour by drawing 1 corruption card." Asked rogue by
 * rogue, so that each card is seen before the next rogue is thought about.
 *
 * @param counted those that are customers already
 */
public record CountCultist(int player, int pier, int counted) implements CoveQuestion {

    private static final Options[] ONE_MORE = new Options[64];

    static {
        for (int i = 0; i < ONE_MORE.length; i++)
            ONE_MORE[i] = Options.of(Named.DONE, new Named("cultists", i + 1, i + 1));
    }

    /** One more, or none: the same answers wherever cultists are counted. */
    public static Options oneMoreThan(int counted) {
        return ONE_MORE[counted];
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // asked where there is a rogue left, and goods for it
    }

    @Override
    public Options options(Cove cove, int seat) {
        return oneMoreThan(counted);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        if (((Named) answer).isDone()) return cove.doFirst(new Sell(player, pier, counted));
        int now = counted + 1;
        cove = cove.doFirst(
                now < Sell.countable(cove, pier) ? new CountCultist(player, pier, now) : new Sell(player, pier, now));
        if (cove.watched()) cove = cove.tell(told(cove, player, pier, now));
        return cove.doFirst(new DrawCorruption(player, 1, CoveRule.ROGUE_CULTISTS));
    }

    /** One more cultist at a pier is a customer now. */
    public static OpenEvent told(Cove cove, int player, int pier, int count) {
        var text = Text.say(
                "{0?You count|{0} counts} a cultist {1} as a customer of every colour.",
                cove.name(player), Pier.of(pier).there());
        return OpenEvent.of("cultists", player, CoveRule.ROGUE_CULTISTS, text)
                .with("count", count)
                .with("pier", Pier.of(pier).word());
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return asked(CoveRule.ROGUE_CULTISTS, pier, counted, Sell.countable(cove, pier));
    }

    public static Prompt asked(CoveRule rule, int pier, int counted, int all) {
        return CoveQuestion.prompt(
                "cultists",
                rule,
                "Do you count one more cultist {0} as a customer of every colour, for 1 corruption card?"
                        + " So far {1} of {2}.",
                Pier.of(pier).there(),
                counted,
                all);
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return said(answer);
    }

    public static Text said(Answer answer) {
        return ((Named) answer).isDone()
                ? Text.say("{!of cultists}No more")
                : Text.say("One more, for 1 corruption card");
    }
}
