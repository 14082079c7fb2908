package comptoir.cove.peddler;

import comptoir.cove.step.DiscardCorruption;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDraw;
import comptoir.engine.Source;

/** "It discards 1 corruption card if it can." It holds them unseen, so fate picks. */
record DiscardUnseenCorruption(int player, int count) implements CoveDraw {

    private static final Source CARDS = new Source("the Peddler's corruption cards");

    @Override
    public Source source(Cove cove) {
        return CARDS;
    }

    @Override
    public int outcomes(Cove cove) {
        return cove.player(player).corruptionCards();
    }

    @Override
    public String outcome(Cove cove, int index) {
        return cove.pack().corruption(cove.player(player).cards().nth(index)).id();
    }

    @Override
    public Cove answered(Cove cove, int index) {
        int face = cove.player(player).cards().nth(index);
        if (count > 1) cove = cove.doFirst(new DiscardUnseenCorruption(player, count - 1));
        return DiscardCorruption.discard(cove, player, face, PeddlerRule.RECRUIT_FULL);
    }
}
