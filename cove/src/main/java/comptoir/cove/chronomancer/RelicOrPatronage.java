package comptoir.cove.chronomancer;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.step.EndMarket;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "Take a matching relic, or an immediate patronage of that colour." */
public record RelicOrPatronage(int player, int clan) implements CoveQuestion {

    private static final Named RELIC = new Named("take", "relic", 0);
    private static final Named PATRONAGE = new Named("take", "patronage", 1);
    private static final Options BOTH = Options.of(RELIC, PATRONAGE);

    static Cove begin(Cove cove, int player, int clan) {
        if (TimeShop.hasRelic(cove, player, clan)) return cove.doFirst(new RelicOrPatronage(player, clan));
        return patronage(cove, player, clan);
    }

    private static Cove patronage(Cove cove, int player, int clan) {
        return EndMarket.immediate(cove, player, Crowd.of(clan, 1), CoveRule.PATRONAGE_IMMEDIATE);
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // begun only where there is a choice
    }

    @Override
    public Options options(Cove cove, int seat) {
        return BOTH;
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        return ((Named) answer).index() == 0
                ? TakeRelic.take(cove, player, clan, ChronomancerRule.PORTAL_RELIC_OR_PATRONAGE)
                : patronage(cove, player, clan);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "relic-or-patronage",
                ChronomancerRule.PORTAL_RELIC_OR_PATRONAGE,
                "Do you take the {0} relic or the patronage of the {1} hall?",
                Kind.of(clan).hue(),
                Kind.of(clan).clan());
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        if (((Named) answer).index() == 0)
            return Text.say("Take a {0}").with(Chronomancer.ITSELF.good(Good.small(clan)));
        return Text.say("Patronage: {0} gold at once")
                .with(Crowd.count(cove.harbour().halls(), clan));
    }
}
