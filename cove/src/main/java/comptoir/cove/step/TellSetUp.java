package comptoir.cove.step;

import comptoir.cove.parts.Crowd;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Text;
import java.util.ArrayList;

/** What lies on the table before the first day. */
public record TellSetUp() implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        if (!cove.watched()) return cove;
        var decks = new ArrayList<Text>();
        for (int deck = 0; deck < cove.pack().decks().size(); deck++)
            if ((cove.terms().decks() & (1 << deck)) != 0)
                decks.add(cove.pack().decks().get(deck).name());
        var text = Text.say("{0#1 player|{0} players}; townsfolk: {1}; rogues: {2}; in the bag: {3}. Everybody"
                + " starts with 0 gold.");
        return cove.tell(OpenEvent.of(
                        "set-up",
                        -1,
                        CoveRule.SETUP_PLAYERS,
                        text.with(
                                cove.players().size(),
                                Text.list(decks),
                                cove.terms().rogueCard().name(),
                                Crowd.text(cove.harbour().bag())))
                .also(CoveRule.SETUP_BOATS)
                .also(CoveRule.SETUP_TOWNSFOLK_DECKS)
                .also(CoveRule.SETUP_CORRUPTION)
                .also(CoveRule.SETUP_HALLS)
                .also(CoveRule.SETUP_BAG)
                .also(CoveRule.SETUP_ROGUE_CARD)
                .also(CoveRule.SETUP_CLOCK_PLAYERS)
                .also(CoveRule.SETUP_GOLD));
    }
}
