package comptoir.cove.chronomancer;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.step.Advance;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/**
 * "Each frozen-hour token spent lowers the cost by 1 hour; it goes back onto a revealed patronage icon." Asked token by
 * token; then the clock moves by what is left.
 */
public record SpendFrozenHours(int player, int hours) implements CoveQuestion {

    private static final Named[] COVERS = Named.numbers("cover", 8);

    private TimeShop shop(Cove cove) {
        return (TimeShop) cove.shop(player);
    }

    @Override
    public boolean possible(Cove cove) {
        return true; // asked where hours are due and there are frozen hours
    }

    @Override
    public Options options(Cove cove, int seat) {
        int open = shop(cove).open(TimeShop.portals(cove));
        var answers = new Answer[Integer.bitCount(open) + 1];
        int count = 0;
        answers[count++] = Named.DONE;
        for (int left = open; left != 0; left &= left - 1)
            answers[count++] = COVERS[Integer.numberOfTrailingZeros(left)];
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone()) return Advance.doFirst(cove, player, hours);
        int icon = named.index();
        var portals = TimeShop.portals(cove);
        cove = cove.shop(player, shop(cove).covered(portals, shop(cove).covered() | 1 << icon));
        if (cove.watched()) {
            var text = Text.say("{0?You spend|{0} spends} a frozen hour and {0?cover|covers} the {1} patronage.");
            var told = OpenEvent.of(
                            "frozen-spent",
                            player,
                            ChronomancerRule.FREEZE_SPEND,
                            text.with(
                                    cove.name(player),
                                    Kind.of(portals.patronage().get(icon)).clan()))
                    .also(ChronomancerRule.FREEZE_SAME_TURN)
                    .with("icon", icon);
            cove = cove.tell(hours == 1 ? told.also(ChronomancerRule.FREEZE_ZERO_HOURS) : told);
        }
        return PayHours.doFirst(cove, player, hours - 1);
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "spend-frozen-hour",
                ChronomancerRule.FREEZE_SPEND,
                "{0#1 hour|{0} hours} to pay: do you spend a frozen hour, and which patronage does it"
                        + " cover again?",
                hours);
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        var named = (Named) answer;
        if (named.isDone())
            return Text.say("Pay {0#1 hour|{0} hours} on the clock").with(hours);
        return Text.say("Spend one: {0} is covered").with(TakeFrozenHours.iconLabel(cove, named.index()));
    }
}
