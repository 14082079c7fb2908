package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Phase;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;

/** Arrival is over, and the turns begin. */
public record BeginProduction() implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        if (cove.watched()) cove = cove.tell(arrived(cove));
        cove = cove.phase(Phase.PRODUCTION).doFirst(NextTurn.NEXT);
        for (int player = cove.players().size() - 1; player >= 0; player--)
            cove = cove.shop(player).arrives(cove, player);
        return cove;
    }

    private static OpenEvent arrived(Cove cove) {
        var items = new ArrayList<Text>();
        var boats = new ArrayList<List<String>>();
        for (int boat = 0; boat < cove.harbour().boats().size(); boat++) {
            int aboard = cove.harbour().boats().at(boat);
            items.add(Text.say("boat {0} with {1}").with(boat + 1, Crowd.text(aboard)));
            boats.add(Crowd.names(aboard));
        }
        boolean rogues = cove.terms().rogueCard().boards();
        return OpenEvent.of(
                        "arrived",
                        -1,
                        CoveRule.ARRIVAL_BOARD,
                        Text.say("In sight: {0}.").with(Text.list(items)))
                .also(rogues ? CoveRule.ARRIVAL_ROGUES : CoveRule.ARRIVAL_NO_ROGUES)
                .with("boats", boats)
                .byChance(cove);
    }
}
