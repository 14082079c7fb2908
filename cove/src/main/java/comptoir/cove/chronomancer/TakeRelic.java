package comptoir.cove.chronomancer;

import comptoir.cove.parts.Good;
import comptoir.cove.parts.Named;
import comptoir.cove.step.Townsfolks;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Rule;
import comptoir.engine.Text;

/** "Take a relic of one of the two colours shown." */
public record TakeRelic(int player, int clan, int other) implements CoveQuestion {

    static final Named[] RELICS = new Named[4];

    static {
        for (int clan = 0; clan < RELICS.length; clan++)
            RELICS[clan] = new Named("take", Good.of(Good.small(clan)).word(), clan);
    }

    /** Where only one of the two is there, it is taken; where none is, nothing happens. */
    static Cove begin(Cove cove, int player, int clan, int other) {
        boolean first = TimeShop.hasRelic(cove, player, clan);
        boolean second = TimeShop.hasRelic(cove, player, other);
        if (first && second) return cove.doFirst(new TakeRelic(player, clan, other));
        if (!first && !second) return cove;
        return take(cove, player, first ? clan : other, ChronomancerRule.PORTAL_RELIC_TWO_COLOURS);
    }

    static Cove take(Cove cove, int player, int clan, Rule rule) {
        int good = Good.small(clan);
        cove = cove.player(player, cove.player(player).takes(good));
        return cove.watched() ? cove.tell(Townsfolks.tookGood(cove, player, good, rule)) : cove;
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // begun only where there is a choice
    }

    @Override
    public Options options(Cove cove, int seat) {
        return Options.of(RELICS[clan], RELICS[other]);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        return take(cove, player, ((Named) answer).index(), ChronomancerRule.PORTAL_RELIC_TWO_COLOURS);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt("relic", ChronomancerRule.PORTAL_RELIC_TWO_COLOURS, "Which relic do you take?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return Text.say("Take a {0}").with(Chronomancer.ITSELF.good(Good.small(((Named) answer).index())));
    }
}
