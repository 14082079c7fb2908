package comptoir.cove.step;

import comptoir.cove.parts.Row;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.cove.table.CoveRule;
import comptoir.cove.table.OpenEvent;
import comptoir.cove.table.Player;
import comptoir.cove.table.Players;
import comptoir.engine.Rule;
import comptoir.engine.Source;
import comptoir.engine.Text;

/**
 * "For each corruption icon draw 1 corruption card." One after another; an empty deck is made anew from the discards, and
 * where there are none, none is drawn.
 */
public record DrawCorruption(int player, int count, Rule because) implements CoveDraw {

    private static final Source DECK = new Source("corruption");

    @Override
    public Source source(Cove cove) {
        return DECK;
    }

    @Override
    public int outcomes(Cove cove) {
        if (count == 0) return 0;
        int left = cove.corruption().sum();
        return left > 0 ? left : discards(cove).sum();
    }

    @Override
    public String outcome(Cove cove, int index) {
        return cove.pack().corruption(deck(cove).nth(index)).id();
    }

    @Override
    public Cove answered(Cove cove, int index) {
        if (cove.corruption().sum() == 0) cove = reshuffled(cove);
        int face = cove.corruption().nth(index);
        var owner = cove.player(player);
        var after = cove.players().with(player, owner.cards(owner.cards().plus(face, 1), owner.discarded()));
        cove = cove.corruption(cove.corruption().plus(face, -1), after);
        if (count > 1) cove = cove.doFirst(new DrawCorruption(player, count - 1, because));
        return cove.watched() ? cove.tell(CorruptionDrawn.by(cove, player, face, because)) : cove;
    }

    private static Row deck(Cove cove) {
        return cove.corruption().sum() > 0 ? cove.corruption() : discards(cove);
    }

    private static Row discards(Cove cove) {
        var all = cove.player(0).discarded();
        for (int other = 1; other < cove.players().size(); other++)
            all = all.plus(cove.player(other).discarded());
        return all;
    }

    private static Cove reshuffled(Cove cove) {
        var deck = discards(cove);
        var players = new Player[cove.players().size()];
        for (int i = 0; i < players.length; i++)
            players[i] = cove.player(i).cards(cove.player(i).cards(), Row.zeros(deck.size()));
        cove = cove.corruption(deck, new Players(players));
        if (!cove.watched()) return cove;
        var text = Text.say("The corruption deck is empty: its {0#one discarded card is|{0} discarded cards are}"
                + " shuffled into a new one.");
        return cove.tell(OpenEvent.of("corruption-reshuffled", -1, CoveRule.CORRUPTION_EMPTY, text.with(deck.sum())));
    }
}
