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

/** Breaker: "swap 1 artefact of the stall for 2 relics of its colour." Both must be there. */
public record Break(int player) implements CoveQuestion {

    private static final int RELICS = 2;
    private static final Named[] COLOURS = new Named[Kind.CLANS];

    static {
        for (int clan = 0; clan < COLOURS.length; clan++)
            COLOURS[clan] = new Named("swap", Good.of(Good.large(clan)).word(), clan);
    }

    @Override
    public boolean possible(Cove cove) {
        for (int clan = 0; clan < Kind.CLANS; clan++) if (can(cove, clan)) return true;
        return false;
    }

    private boolean can(Cove cove, int clan) {
        var owner = cove.player(player);
        return owner.stall().at(Good.large(clan)) > 0 && owner.supply(cove.pack(), Good.small(clan)) >= RELICS;
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
        return SwapRelic.swapped(
                cove, player, Good.large(clan), Good.small(clan), RELICS, ChronomancerRule.CREW_BREAKER);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "break", ChronomancerRule.CREW_BREAKER, "Breaker: which artefact becomes two relics?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        int clan = ((Named) answer).index();
        return Text.say("A {0} becomes 2 × {1}")
                .with(Chronomancer.ITSELF.good(Good.large(clan)), Chronomancer.ITSELF.good(Good.small(clan)));
    }
}
