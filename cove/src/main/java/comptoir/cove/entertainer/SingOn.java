package comptoir.cove.entertainer;

import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;

/** After a song for a hall from Dragon Island: another hall where there is one to sing for; then the creature. */
record SingOn(int player) implements CoveDeed {

    @Override
    public Cove perform(Cove cove) {
        int side = Stage.of(cove, player).singing().side();
        boolean another = Acts.atSea(cove, player, side, null);
        return cove.doFirst(another ? new SingForAnother(player) : new TakeCreature(player));
    }
}
