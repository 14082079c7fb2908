package comptoir.cove.step;

import comptoir.cove.Cove;
import comptoir.cove.CoveDraw;
import comptoir.cove.CoveRule;
import comptoir.cove.Merchant;
import comptoir.cove.Merchants;
import comptoir.cove.Player;
import comptoir.cove.Row;
import comptoir.cove.Told;
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

    private List<Merchant> candidates(Cove cove) {
        var uses = new int[Merchants.all().size()];
        for (int player = 0; player < cove.players().size(); player++)
            if (!waiting.has(player)) uses[cove.shop(player).merchant().number()]++;
        int least = Integer.MAX_VALUE;
        for (var merchant : Merchants.playable()) least = Math.min(least, uses[merchant.number()]);
        var candidates = new ArrayList<Merchant>();
        for (var merchant : Merchants.playable()) if (uses[merchant.number()] == least) candidates.add(merchant);
        return candidates;
    }

    @Override
    public String outcome(Cove cove, int index) {
        return candidates(cove).get(index).id();
    }

    @Override
    public Cove befell(Cove cove, int index) {
        var merchant = candidates(cove).get(index);
        int player = waiting.at(0);
        cove = cove.player(player, Player.beginning(merchant, cove.pack()));
        if (cove.watched())
            cove = cove.tell(Told.of(
                            "merchant",
                            player,
                            CoveRule.SETUP_MERCHANTS,
                            Text.of("{0} plays {1}.", "{0} joue {1}.").with(cove.name(player), merchant.name()))
                    .with("merchant", merchant.id())
                    .byChance(cove));
        return cove.first(new DrawMerchants(waiting.withoutAt(0)));
    }
}
