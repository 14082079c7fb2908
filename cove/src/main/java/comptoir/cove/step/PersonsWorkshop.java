package comptoir.cove.step;

import comptoir.cove.table.Cove;
import comptoir.cove.table.Workshop;

/** The workshop of a merchant that a person plays: what all merchants are asked in the same way is asked here. */
public interface PersonsWorkshop extends Workshop {

    @Override
    default Cove meetsHand(Cove cove, int player, int hours) {
        return cove.doFirst(new TakeHandOrNot(player, hours));
    }

    @Override
    default Cove loads(Cove cove, int player) {
        return cove.doFirst(LoadFromBag.of(player));
    }

    @Override
    default Cove rogueBoarded(Cove cove, int player, int boat) {
        var thieves = new UseThieves(player, boat);
        return thieves.possible(cove) ? cove.doFirst(thieves) : Boats.dockIfFull(cove, player, boat);
    }

    @Override
    default Cove docks(Cove cove, int player, int boat, int free) {
        return Integer.bitCount(free) > 1
                ? cove.doFirst(new ChooseDock(player, boat))
                : Boats.dock(cove, player, boat, Integer.numberOfTrailingZeros(free));
    }

    @Override
    default Cove sells(Cove cove, int player, int pier) {
        return Sell.begin(cove, player, pier);
    }
}
