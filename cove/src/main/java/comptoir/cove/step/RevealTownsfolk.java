package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Town;
import comptoir.engine.Source;
import comptoir.engine.Text;

/** Empty places of the Town Square are filled: from the cards nobody has seen, then from those under the deck. */
public record RevealTownsfolk() implements CoveDraw {

    private static final Source DECK = new Source("townsfolk");

    @Override
    public Source source(Cove cove) {
        return DECK;
    }

    @Override
    public int outcomes(Cove cove) {
        var town = cove.town();
        if (town.gap() < 0) return 0;
        return town.unseen().isEmpty()
                ? Math.min(1, town.under().size())
                : town.unseen().size();
    }

    @Override
    public String outcome(Cove cove, int index) {
        return cove.pack().townsfolk(card(cove.town(), index)).id();
    }

    private static int card(Town town, int index) {
        return town.unseen().isEmpty() ? town.under().at(0) : town.unseen().at(index);
    }

    @Override
    public Cove answered(Cove cove, int index) {
        var town = cove.town();
        int card = card(town, index);
        boolean news = !town.unseen().isEmpty();
        cove = cove.town(new Town(
                town.square().with(town.gap(), card),
                news ? town.unseen().withoutAt(index) : town.unseen(),
                news ? town.under() : town.under().withoutAt(0)));
        if (cove.town().gap() >= 0) cove = cove.doFirst(this);
        if (!cove.watched()) return cove;
        var text = Text.say("{0} comes to the Town Square.");
        var told = OpenEvent.of(
                        "townsfolk",
                        -1,
                        CoveRule.RECRUIT_REFILL,
                        text.with(cove.pack().townsfolk(card).name()))
                .with("townsfolk", cove.pack().townsfolk(card).id());
        return cove.tell(news ? told.byChance(cove) : told);
    }
}
