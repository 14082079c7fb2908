package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.Harbour;
import comptoir.cove.table.OpenEvent;
import comptoir.engine.Source;
import comptoir.engine.Text;

/** "Choose one rogue card": here fate does. */
public record DrawRogueCard() implements CoveDraw {

    private static final Source ROGUES = new Source("rogue cards");

    @Override
    public Source source(Cove cove) {
        return ROGUES;
    }

    @Override
    public int outcomes(Cove cove) {
        return cove.pack().rogues().size();
    }

    @Override
    public String outcome(Cove cove, int index) {
        return cove.pack().rogues().get(index).id();
    }

    @Override
    public Cove answered(Cove cove, int index) {
        var terms = cove.terms().rogue(index);
        cove = cove.terms(terms).harbour(Harbour.atSetUp(terms.pack(), terms.rogueCard()));
        if (!cove.watched()) return cove;
        var card = cove.terms().rogueCard();
        var text = Text.say("The rogue card is {0}. {1}");
        return cove.tell(OpenEvent.of(
                        "rogue-card",
                        -1,
                        CoveRule.SETUP_ROGUE_CARD,
                        text.with(card.name(), card.effect().text()))
                .with("card", card.id())
                .byChance(cove));
    }
}
