package comptoir.dale.steps;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Modifier;

/** "Each card you use this turn counts one more." */
public record EveryCardCountsMore() implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        return dale.turn(dale.turn().modified(Modifier.moreForAll(1)));
    }
}
