package comptoir.bots.value;

import java.util.List;

/**
 * What a learnt value looks at: a position told in numbers, once for each side that can win, from that side's own point of
 * view. Numbers lie around 0 to 1, so that all of them are learnt at one pace. They have names, and weights are kept by name:
 * a number that came later, such as that of a new card, counts for nothing until it has been learnt.
 */
public interface Features<P> {

    /** The numbers that are seen together: whether one counts may hang on another. */
    List<String> common();

    /** Those that are only added up, each with a weight of its own: they come after the common ones. */
    List<String> special();

    /** How many seats there are. */
    int seats(P position);

    /** How many sides play: those of the seats first, or their teams, and then players that run themselves. */
    int sides(P position);

    /** The side that a seat wins with. */
    int side(P position, int seat);

    /** @param into one row for each side, all 0 before; filled in, the common numbers first */
    void tell(P position, double[][] into);

    default int numbers() {
        return common().size() + special().size();
    }
}
