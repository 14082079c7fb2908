package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;

/** Cultists stand on the pier: the player looks at them one by one ({@link CountCultist}). */
public record CountCultists(int player, int pier) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        return cove.doFirst(new CountCultist(player, pier, 0));
    }
}
