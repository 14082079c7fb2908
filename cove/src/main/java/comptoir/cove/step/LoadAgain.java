package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;

/** "Twice on a double token": the next adventurer, once the one before is fully placed. */
public record LoadAgain(int player, int times) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        if (cove.harbour().allDocksTaken()) return cove;
        if (times > 1) cove = cove.doFirst(new LoadAgain(player, times - 1));
        return cove.shop(player).loads(cove, player);
    }
}
