package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;

/** "Each player does that merchant's own set-up." */
public record SetUpMerchants() implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        for (int player = cove.players().size() - 1; player >= 0; player--) {
            var steps = cove.shop(player).merchant().setupSteps(player);
            for (int i = steps.size() - 1; i >= 0; i--) cove = cove.doFirst(steps.get(i));
        }
        return cove;
    }
}
