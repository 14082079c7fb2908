package comptoir.cove.chronomancer;

import comptoir.cove.chronomancer.Portals.Half;
import comptoir.cove.parts.Cost;
import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Good;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Row;
import comptoir.cove.step.DiscardCorruption;
import comptoir.cove.step.PersonsWorkshop;
import comptoir.cove.table.Cove;
import comptoir.cove.table.Merchant;
import java.util.Map;

/**
 * The Chronomancer's workshop.
 *
 * @param chronomancer where the Chronomancer stands
 * @param assistant where the Assistant stands
 * @param tiles the tiles on the board: upper left, upper right, lower left, lower right
 * @param stream the tiles of the time stream
 * @param blue the tiles whose blue side is up, one bit each
 * @param covered the patronage icons that a frozen hour covers, one bit each; the other frozen hours are in the reserve
 * @param active the clans of the open icons, as a crowd
 */
public record TimeShop(int chronomancer, int assistant, Row tiles, Row stream, int blue, int covered, int active)
        implements PersonsWorkshop {

    private static final int WHITE = 0;
    private static final int BLUE = 1;

    public static Portals portals(Cove cove) {
        return cove.pack().parts(Portals.class).at(cove.terms().players());
    }

    @Override
    public Merchant merchant() {
        return Chronomancer.ITSELF;
    }

    @Override
    public Cove turn(Cove cove, int player) {
        return cove.doFirst(MoveFigure.of(player));
    }

    @Override
    public int patronage() {
        return active;
    }

    public TimeShop moved(Figure figure, int space) {
        return figure == Figure.CHRONOMANCER
                ? new TimeShop(space, assistant, tiles, stream, blue, covered, active)
                : new TimeShop(chronomancer, space, tiles, stream, blue, covered, active);
    }

    /** "The Assistant may leave a machine only while the Chronomancer is in it, and stops at the next machine." */
    public boolean assistantCanStop(int space) {
        int steps = Space.distance(assistant, space);
        if (steps == 0 || (space == chronomancer && !Space.isMachine(space))) return false;
        if (Space.isMachine(assistant)) return chronomancer == assistant && steps <= 4;
        return steps <= 4 - assistant % 4;
    }

    /**
     * "The Chronomancer may not pass the Assistant." In one machine with the Assistant it stands right behind, so the
     * Assistant has to go first.
     */
    public boolean chronomancerCanStop(int space) {
        int ahead = Space.distance(chronomancer, assistant);
        int steps = Space.distance(chronomancer, space);
        if (steps == 0 || ahead == 0) return false;
        return Space.isMachine(assistant) ? steps <= ahead : steps < ahead;
    }

    boolean canStop(Figure figure, int space) {
        return figure == Figure.CHRONOMANCER ? chronomancerCanStop(space) : assistantCanStop(space);
    }

    private int side(int tile) {
        return (blue & (1 << tile)) == 0 ? WHITE : BLUE;
    }

    public boolean isBlue(int tile) {
        return side(tile) == BLUE;
    }

    /** The action half of a portal: that of the tile (or of the board's edge) to the right of the joint. */
    public Half half(Portals portals, int space) {
        int row = Space.isUpper(space) ? 0 : 1;
        int column = Space.column(space);
        if (column == 2) return portals.rightEdges().get(row);
        int tile = tiles.at(2 * row + column);
        return portals.tiles().get(tile).halves().get(side(tile));
    }

    /** The pass half of a portal: that of the tile (or of the board's edge) to the left of the joint. */
    private Cost pass(Portals portals, int space) {
        int row = Space.isUpper(space) ? 0 : 1;
        int column = Space.column(space);
        if (column == 0) return portals.leftEdges().get(row);
        int tile = tiles.at(2 * row + column - 1);
        return portals.tiles().get(tile).passes().get(side(tile));
    }

    public int hours(Portals portals, int space) {
        return pass(portals, space).hours() + half(portals, space).cost().hours();
    }

    public int corruption(Portals portals, int space) {
        return pass(portals, space).corruption() + half(portals, space).cost().corruption();
    }

    /** "A portal space's cost is the sum of hourglass and corruption icons of its two tile halves." */
    Cost cost(Portals portals, Figure figure, int space) {
        if (Space.isMachine(space))
            return new Cost(figure == Figure.ASSISTANT ? portals.freezeHours() : portals.shiftHours(), 0);
        return new Cost(hours(portals, space), corruption(portals, space));
    }

    /** A stream tile comes onto the upper place at a machine, and pushes the column down; the last one is flipped. */
    public TimeShop shifted(int machine, int tile) {
        int upper = machine == Space.LEFT_MACHINE ? 0 : 1;
        int lower = upper + 2;
        int out = tiles.at(lower);
        var column = tiles.with(lower, tiles.at(upper)).with(upper, tile);
        return new TimeShop(
                chronomancer,
                assistant,
                column,
                stream.with(stream.indexOf(tile), out),
                blue ^ (1 << out),
                covered,
                active);
    }

    TimeShop covered(Portals portals, int icons) {
        int open = portals.allIcons() & ~icons;
        return new TimeShop(chronomancer, assistant, tiles, stream, blue, icons, portals.crowd(open));
    }

    /** The icons without a frozen hour on them: as many frozen hours are in the reserve. */
    int open(Portals portals) {
        return portals.allIcons() & ~covered;
    }

    /** "You may use each ability that has a townsfolk": a lone Breaker need not break anything. */
    @Override
    public boolean mayRestCrew() {
        return true;
    }

    @Override
    public boolean canUseCrew(Cove cove, int player, int slot) {
        var owner = cove.player(player);
        return switch (slot) {
            case Chronomancer.RECOMBOBULATOR -> new SwapRelic(player).possible(cove);
            case Chronomancer.ENLARGER -> new Enlarge(player).possible(cove);
            case Chronomancer.BREAKER -> new Break(player).possible(cove);
            case Chronomancer.OVERSEER -> owner.corruptionCards() > 0;
            default -> throw new IllegalArgumentException("no crew slot " + slot);
        };
    }

    @Override
    public Cove usesCrew(Cove cove, int player, int slot) {
        return cove.doFirst(
                switch (slot) {
                    case Chronomancer.RECOMBOBULATOR -> new SwapRelic(player);
                    case Chronomancer.ENLARGER -> new Enlarge(player);
                    case Chronomancer.BREAKER -> new Break(player);
                    case Chronomancer.OVERSEER ->
                        new DiscardCorruption(player, 1, false, ChronomancerRule.CREW_OVERSEER);
                    default -> throw new IllegalArgumentException("no crew slot " + slot);
                });
    }

    @Override
    public Object view(Cove cove, int player, int viewer) {
        return TimeShopView.of(this, cove, player);
    }

    @Override
    public void count(Cove cove, Map<String, Integer> counts) {
        var portals = portals(cove);
        for (int i = 0; i < tiles.size(); i++)
            counts.merge("tile " + portals.tiles().get(tiles.at(i)).id(), 1, Integer::sum);
        for (int i = 0; i < stream.size(); i++)
            counts.merge("tile " + portals.tiles().get(stream.at(i)).id(), 1, Integer::sum);
        counts.merge("frozen hours", Integer.bitCount(covered) + Crowd.total(active), Integer::sum);
    }

    /** The relic of a clan's colour is there to be taken. */
    static boolean hasRelic(Cove cove, int player, int clan) {
        return clan < Kind.CLANS && cove.player(player).supply(cove.pack(), Good.small(clan)) > 0;
    }
}
