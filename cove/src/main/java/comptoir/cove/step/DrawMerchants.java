package comptoir.cove.step;

import comptoir.cove.parts.Row;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.Merchant;
import comptoir.cove.table.Merchants;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Player;
import comptoir.engine.Source;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * Players who left their merchant to chance get one, different from the others as far as there are enough.
 *
 * @param waiting the players without a merchant yet; until fate has spoken they have some merchant for show
 */
public record DrawMerchants(Row waiting) implements CoveDraw {

    private static final Source MERCHANTS = new Source("merchants");

    @Override
    public Source source(Cove cove) {
        return MERCHANTS;
    }

    @Override
    public int outcomes(Cove cove) {
        return waiting.isEmpty() ? 0 : candidates(cove).size();
    }

    /** Those of the rulebooks whom the fewest play. */
    private List<Merchant> candidates(Cove cove) {
        int least = Integer.MAX_VALUE;
        for (var merchant : Merchants.ofTheRulebooks()) least = Math.min(least, playing(cove, merchant));
        var candidates = new ArrayList<Merchant>();
        for (var merchant : Merchants.ofTheRulebooks()) if (playing(cove, merchant) == least) candidates.add(merchant);
        return candidates;
    }

    private int playing(Cove cove, Merchant merchant) {
        int playing = 0;
        for (int player = 0; player < cove.players().size(); player++)
            if (!waiting.has(player) && cove.shop(player).merchant().equals(merchant)) playing++;
        return playing;
    }

    @Override
    public String outcome(Cove cove, int index) {
        return candidates(cove).get(index).id();
    }

    @Override
    public Cove answered(Cove cove, int index) {
        var merchant = candidates(cove).get(index);
        int player = waiting.at(0);
        cove = cove.player(player, Player.beginning(merchant, cove.pack()));
        if (cove.watched())
            cove = cove.tell(OpenEvent.of(
                            "merchant",
                            player,
                            CoveRule.SETUP_MERCHANTS,
                            Text.say("{0?You play|{0} plays} {1}.").with(cove.name(player), merchant.name()))
                    .with("merchant", merchant.id())
                    .byChance(cove));
        return cove.doFirst(new DrawMerchants(waiting.withoutAt(0)));
    }
}
