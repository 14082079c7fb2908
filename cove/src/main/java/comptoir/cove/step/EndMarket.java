package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Player;
import comptoir.cove.table.Players;
import comptoir.engine.Rule;
import comptoir.engine.Text;

/** "After selling, each active patronage icon of the shop gives gold equal to the adventurers in that hall." */
public record EndMarket() implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        var paid = new Player[cove.players().size()];
        for (int player = 0; player < paid.length; player++) {
            int icons = cove.shop(player).patronage();
            int gold = Crowd.pay(icons, cove.harbour().halls());
            paid[player] = cove.player(player).earns(gold);
            if (cove.watched() && icons != 0) cove = tell(cove, player, icons, gold, CoveRule.PATRONAGE_MARKET);
        }
        cove = cove.players(new Players(paid));
        return cove.doFirst(cove.round() == Cove.DAYS ? new FinalScoring() : new CleanUp());
    }

    /** Gold at once for icons of the halls. */
    public static Cove immediate(Cove cove, int player, int icons, Rule rule) {
        int gold = Crowd.pay(icons, cove.harbour().halls());
        cove = cove.earns(player, gold);
        return cove.watched() ? tell(cove, player, icons, gold, rule) : cove;
    }

    private static Cove tell(Cove cove, int player, int icons, int gold, Rule rule) {
        var text = Text.say("{0?You get|{0} gets} {2} gold from patrons (icons: {1}).");
        return cove.tell(OpenEvent.of("patronage", player, rule, text.with(cove.name(player), Crowd.text(icons), gold))
                .with("icons", Crowd.names(icons))
                .with("gold", gold));
    }
}
