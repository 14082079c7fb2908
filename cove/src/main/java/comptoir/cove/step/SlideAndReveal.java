package comptoir.cove.step;

import comptoir.cove.Cove;
import comptoir.cove.CoveDeed;

/** "Cards slide right as far as possible; a new card is revealed in the leftmost place." */
public record SlideAndReveal() implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        return cove.town(cove.town().slid()).first(new RevealTownsfolk());
    }
}
