package comptoir.cove.blacksmith;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.step.EndMarket;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** Herald: "one of the patrons whose icon is open pays at once." */
public record CallPatron(int player) implements CoveQuestion {

    private static final Named[] PATRONS = new Named[Kind.CLANS];

    static {
        for (int clan = 0; clan < PATRONS.length; clan++)
            PATRONS[clan] = new Named("patron", Kind.of(clan).word(), clan);
    }

    @Override
    public boolean possible(Cove cove) {
        return cove.shop(player).patronage() != Crowd.NOBODY;
    }

    @Override
    public Options options(Cove cove, int seat) {
        int patrons = cove.shop(player).patronage();
        var answers = new Answer[Kind.CLANS];
        int count = 0;
        for (int clan = 0; clan < Kind.CLANS; clan++)
            if (Crowd.count(patrons, clan) > 0) answers[count++] = PATRONS[clan];
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        return EndMarket.immediate(cove, player, Crowd.of(((Named) answer).index(), 1), SmithRule.CREW_HERALD);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt("call-patron", SmithRule.CREW_HERALD, "Herald: which patron pays at once?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        int clan = ((Named) answer).index();
        return Text.say("The {0} patron: {1} gold at once")
                .with(Kind.of(clan).clan(), Crowd.count(cove.harbour().halls(), clan));
    }
}
