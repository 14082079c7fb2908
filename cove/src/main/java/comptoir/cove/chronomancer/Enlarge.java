package comptoir.cove.chronomancer;

import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** Enlarger: "swap 1 relic of the stall for the artefact of its colour." */
public record Enlarge(int player) implements CoveQuestion {

    private static final Named[] COLOURS = new Named[Kind.CLANS];

    static {
        for (int clan = 0; clan < COLOURS.length; clan++)
            COLOURS[clan] = new Named("swap", Good.of(Good.small(clan)).word(), clan);
    }

    @Override
    public boolean possible(Cove cove) {
        for (int clan = 0; clan < Kind.CLANS; clan++) if (can(cove, clan)) return true;
        return false;
    }

    private boolean can(Cove cove, int clan) {
        var owner = cove.player(player);
        return owner.stall().at(Good.small(clan)) > 0 && owner.supply(cove.pack(), Good.large(clan)) > 0;
    }

    @Override
    public Options options(Cove cove, int seat) {
        var answers = new Answer[Kind.CLANS];
        int count = 0;
        for (int clan = 0; clan < Kind.CLANS; clan++) if (can(cove, clan)) answers[count++] = COLOURS[clan];
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int clan = ((Named) answer).index();
        return SwapRelic.swapped(cove, player, Good.small(clan), Good.large(clan), 1, ChronomancerRule.CREW_ENLARGER);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "enlarge", ChronomancerRule.CREW_ENLARGER, "Enlarger: which relic becomes an artefact?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        int clan = ((Named) answer).index();
        return Text.say("A {0} becomes a {1}")
                .with(Chronomancer.ITSELF.good(Good.small(clan)), Chronomancer.ITSELF.good(Good.large(clan)));
    }
}
