package comptoir.cove.chronomancer;

import comptoir.cove.step.Advance;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveDeed;

/** The hours of the action are due: with frozen hours in the reserve there is a choice, otherwise the clock moves. */
record PayHours(int player, int hours) implements CoveDeed {

    static Cove doFirst(Cove cove, int player, int hours) {
        return hours == 0 ? cove : cove.doFirst(new PayHours(player, hours));
    }

    @Override
    public Cove perform(Cove cove) {
        boolean reserve = cove.shop(player).patronage() != 0;
        return cove.doFirst(reserve ? new SpendFrozenHours(player, hours) : new Advance(player, hours));
    }
}
