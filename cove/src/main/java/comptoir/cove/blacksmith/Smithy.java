package comptoir.cove.blacksmith;

import comptoir.cove.parts.Good;
import comptoir.cove.parts.Row;
import comptoir.cove.step.PersonsWorkshop;
import comptoir.cove.table.Cove;
import comptoir.cove.table.CoveQuestion;
import comptoir.cove.table.Merchant;
import java.util.Map;

/**
 * The Blacksmith's workshop.
 *
 * @param at the number of the space where the smith stands, or {@link #NOWHERE} before its first turn
 * @param locked the dice still locked, one bit each
 * @param furnaces each furnace as a {@link Furnace}
 * @param alloy the alloy dice of the tray by face, as {@link Dice}
 * @param coal the coal dice of the tray by face, as {@link Dice}
 * @param active the clans of the open locks, as a crowd
 */
public record Smithy(int at, int locked, Row furnaces, int alloy, int coal, int active) implements PersonsWorkshop {

    static final int NOWHERE = -1;

    public static SmithyParts parts(Cove cove) {
        return cove.pack().parts(SmithyParts.class);
    }

    static Smithy of(Cove cove, int player) {
        return (Smithy) cove.shop(player);
    }

    static Smithy beginning(SmithyParts parts) {
        return new Smithy(
                NOWHERE,
                parts.allLocked(),
                Row.zeros(parts.furnaces()),
                Dice.of(Dice.BLANK_ALLOY, parts.alloy()),
                Dice.of(Dice.BLANK_COAL, parts.coal()),
                parts.crowds().get(parts.allLocked()));
    }

    @Override
    public Merchant merchant() {
        return Blacksmith.ITSELF;
    }

    @Override
    public Cove turn(Cove cove, int player) {
        return cove.doFirst(Work.of(player));
    }

    @Override
    public int patronage() {
        return active;
    }

    Smithy at(int space) {
        return new Smithy(space, locked, furnaces, alloy, coal, active);
    }

    Smithy dice(Row changedFurnaces, int changedAlloy, int changedCoal) {
        return new Smithy(at, locked, changedFurnaces, changedAlloy, changedCoal, active);
    }

    Smithy unlocked(SmithyParts parts, int lock) {
        boolean isCoal = parts.locks().get(lock).coal();
        int left = locked & ~(1 << lock);
        return new Smithy(
                at,
                left,
                furnaces,
                isCoal ? alloy : Dice.plus(alloy, Dice.BLANK_ALLOY),
                isCoal ? Dice.plus(coal, Dice.BLANK_COAL) : coal,
                parts.crowds().get(left));
    }

    /** The dice of a furnace go to the tray, the alloy die only where its colour is not kept. */
    Smithy emptied(int furnace, boolean keeping) {
        int burning = furnaces.at(furnace);
        int left = keeping ? Furnace.of(Furnace.alloy(burning)) : Furnace.EMPTY;
        return dice(
                furnaces.with(furnace, left),
                keeping ? alloy : Dice.plus(alloy, Dice.BLANK_ALLOY),
                coal + Dice.of(Dice.BLANK_COAL, Furnace.coals(burning)));
    }

    /** The leftmost furnace without an alloy die, or -1. */
    public int firstEmpty() {
        return furnaces.indexOf(Furnace.EMPTY);
    }

    /** Whether a furnace can be forged into a good of that size: hot enough, and the good is there. */
    public boolean canForge(Cove cove, int player, int furnace, boolean large) {
        int burning = furnaces.at(furnace);
        if (burning == Furnace.EMPTY) return false;
        var parts = parts(cove);
        if (Furnace.heat(burning) < (large ? parts.armourHeat() : parts.weaponHeat())) return false;
        return cove.player(player).supply(cove.pack(), good(burning, large)) > 0;
    }

    public static int good(int furnace, boolean large) {
        int clan = Furnace.alloy(furnace);
        return large ? Good.large(clan) : Good.small(clan);
    }

    boolean anyToForge(Cove cove, int player) {
        for (int furnace = 0; furnace < furnaces.size(); furnace++)
            if (canForge(cove, player, furnace, false) || canForge(cove, player, furnace, true)) return true;
        return false;
    }

    /** What the townsfolk of a slot is asked. */
    private static CoveQuestion crew(int player, int slot) {
        return switch (slot) {
            case Blacksmith.STRIKER -> new ForgeGoods(player, 1, true);
            case Blacksmith.BELLOWS -> new FanFlames(player);
            case Blacksmith.ENAMELLER -> new Enamel(player);
            default -> new CallPatron(player);
        };
    }

    @Override
    public boolean canUseCrew(Cove cove, int player, int slot) {
        return crew(player, slot).possible(cove);
    }

    @Override
    public Cove usesCrew(Cove cove, int player, int slot) {
        return cove.doFirst(crew(player, slot));
    }

    @Override
    public Object view(Cove cove, int player, int viewer) {
        return SmithyView.of(this, cove, player);
    }

    @Override
    public void count(Cove cove, Map<String, Integer> counts) {
        var parts = parts(cove);
        int alloys = Dice.total(alloy);
        int coals = Dice.total(coal);
        for (int lock = 0; lock < parts.locks().size(); lock++) {
            if ((locked & (1 << lock)) == 0) continue;
            if (parts.locks().get(lock).coal()) coals++;
            else alloys++;
        }
        for (int i = 0; i < furnaces.size(); i++) {
            if (furnaces.at(i) != Furnace.EMPTY) alloys++;
            coals += Furnace.coals(furnaces.at(i));
        }
        counts.merge("alloy dice", alloys, Integer::sum);
        counts.merge("coal dice", coals, Integer::sum);
    }
}
