package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;

/** "Cards slide right as far as possible; a new card is revealed in the leftmost place." */
public record SlideAndReveal() implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        cove = cove.town(cove.town().slid());
        if (cove.town().gap() < 0) return cove;
        if (cove.town().deckSize() > 0) return cove.doFirst(new RevealTownsfolk());
        if (!cove.watched()) return cove;
        var text = Text.say("The townsfolk deck is empty: a place of the Town Square stays empty.");
        return cove.tell(OpenEvent.of("townsfolk-none", -1, CoveRule.RECRUIT_DECK_EMPTY, text));
    }
}
