package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Phase;
import comptoir.engine.Text;

/** "All boats are empty and back at sea. Draw adventurers at random, 2 onto each boat." */
public record Arrive() implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        cove = cove.phase(Phase.ARRIVAL);
        if (cove.watched()) {
            var text = Text.say("Day {0} begins: boats come in sight.");
            cove = cove.tell(OpenEvent.of("day", -1, CoveRule.ARRIVAL_BOATS_READY, text.with(cove.round()))
                    .also(CoveRule.GAME_ROUNDS)
                    .with("round", cove.round()));
        }
        return cove.doFirst(new BeginProduction()).doFirst(new BoardBoats(0));
    }
}
