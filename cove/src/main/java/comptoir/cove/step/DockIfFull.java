package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;

/** "The player who fills a boat's last space must dock it at once." */
public record DockIfFull(int player, int boat) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        return Boats.dockIfFull(cove, player, boat);
    }
}
