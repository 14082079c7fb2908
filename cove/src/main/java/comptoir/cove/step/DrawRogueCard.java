package comptoir.cove.step;

import comptoir.cove.Cove;
import comptoir.cove.CoveDraw;
import comptoir.cove.CoveRule;
import comptoir.cove.SetUp;
import comptoir.cove.Told;
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
    public Cove befell(Cove cove, int index) {
        cove = SetUp.withRogueCard(cove, index);
        if (!cove.watched()) return cove;
        var card = cove.table().rogueCard();
        var text = Text.of("The rogue card is {0}. {1}", "La carte Voyous : {0}. {1}");
        return cove.tell(Told.of(
                        "rogue-card",
                        -1,
                        CoveRule.SETUP_ROGUE_CARD,
                        text.with(card.name(), card.effect().text()))
                .with("card", card.id())
                .byChance(cove));
    }
}
