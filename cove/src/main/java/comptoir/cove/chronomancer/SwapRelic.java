package comptoir.cove.chronomancer;

import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;
import java.util.Map;

/** Recombobulator: "swap 1 relic of the stall for a relic of another colour from the supply." */
public record SwapRelic(int player) implements CoveQuestion {

    /** One colour for another. */
    public record Swap(int from, int to) implements Answer {
        @Override
        public Map<String, Object> data() {
            return Map.of("give", Good.of(from).word(), "take", Good.of(to).word());
        }
    }

    private static final Swap[] SWAPS = new Swap[Kind.CLANS * Kind.CLANS];

    static {
        for (int i = 0; i < SWAPS.length; i++)
            SWAPS[i] = new Swap(Good.small(i / Kind.CLANS), Good.small(i % Kind.CLANS));
    }

    @Override
    public boolean possible(Cove cove) {
        return options(cove, player).size() > 0;
    }

    @Override
    public Options options(Cove cove, int seat) {
        var owner = cove.player(player);
        var answers = new Answer[SWAPS.length];
        int count = 0;
        for (int from = 0; from < Kind.CLANS; from++) {
            if (owner.stall().at(Good.small(from)) == 0) continue;
            for (int to = 0; to < Kind.CLANS; to++)
                if (from != to && TimeShop.hasRelic(cove, player, to)) answers[count++] = SWAPS[from * Kind.CLANS + to];
        }
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var swap = (Swap) answer;
        return swapped(cove, player, swap.from(), swap.to(), 1, ChronomancerRule.CREW_RECOMBOBULATOR);
    }

    /** One good of the stall for some of another kind. */
    static Cove swapped(Cove cove, int player, int from, int to, int count, ChronomancerRule rule) {
        var owner = cove.player(player);
        cove = cove.player(player, owner.stall(owner.stall().plus(from, -1).plus(to, count)));
        if (!cove.watched()) return cove;
        var merchant = Chronomancer.ITSELF;
        var text = Text.say("{0?You swap|{0} swaps} a {1} for {2} × {3}.");
        return cove.tell(OpenEvent.of(
                        "swapped",
                        player,
                        rule,
                        text.with(cove.name(player), merchant.good(from), count, merchant.good(to)))
                .also(CoveRule.TERM_LIMITED)
                .with("gave", Good.of(from).word())
                .with("took", Good.of(to).word())
                .with("count", count));
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "swap-relic",
                ChronomancerRule.CREW_RECOMBOBULATOR,
                "Recombobulator: which relic do you swap for which?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var swap = (Swap) answer;
        return Text.say("A {0} for a {1}")
                .with(Chronomancer.ITSELF.good(swap.from()), Chronomancer.ITSELF.good(swap.to()));
    }
}
