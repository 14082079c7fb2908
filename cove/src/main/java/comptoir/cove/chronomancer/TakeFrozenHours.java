package comptoir.cove.chronomancer;

import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Named;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "Take 2 frozen-hour tokens from the board; the patronage icons below become active." */
public record TakeFrozenHours(int player, int count) implements CoveQuestion {

    private static final Named[] ICONS = Named.numbers("icon", 8);

    private TimeShop shop(Cove cove) {
        return (TimeShop) cove.shop(player);
    }

    @Override
    public boolean possible(Cove cove) {
        return count > 0 && shop(cove).covered() != 0;
    }

    @Override
    public Options options(Cove cove, int seat) {
        return icons(shop(cove).covered());
    }

    private static Options icons(int mask) {
        var answers = new Answer[Integer.bitCount(mask)];
        int count = 0;
        for (int left = mask; left != 0; left &= left - 1)
            answers[count++] = ICONS[Integer.numberOfTrailingZeros(left)];
        return Options.firstOf(answers, count);
    }

    @Override
    public Cove answered(Cove cove, int seat, Answer answer) {
        int icon = ((Named) answer).index();
        var portals = TimeShop.portals(cove);
        cove = cove.shop(player, shop(cove).covered(portals, shop(cove).covered() & ~(1 << icon)));
        if (cove.watched()) {
            var text = Text.say("{0?You take|{0} takes} a frozen hour and {0?open|opens} the {1} patronage.");
            cove = cove.tell(OpenEvent.of(
                            "frozen-taken",
                            player,
                            ChronomancerRule.FREEZE,
                            text.with(
                                    cove.name(player),
                                    Kind.of(portals.patronage().get(icon)).clan()))
                    .with("icon", icon));
        }
        return count > 1 ? cove.doFirst(new TakeFrozenHours(player, count - 1)) : cove;
    }

    @Override
    public Prompt prompt(Cove cove, int seat) {
        return CoveQuestion.prompt(
                "take-frozen-hour",
                ChronomancerRule.FREEZE,
                "Freeze Time: from which patronage icon do you take a frozen hour?");
    }

    @Override
    public Text label(Cove cove, int seat, Answer answer) {
        return iconLabel(cove, ((Named) answer).index());
    }

    static Text iconLabel(Cove cove, int icon) {
        int clan = TimeShop.portals(cove).patronage().get(icon);
        return Text.say("The {0} icon").with(Kind.of(clan).clan());
    }
}
