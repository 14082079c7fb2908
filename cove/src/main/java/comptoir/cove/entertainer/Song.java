package comptoir.cove.entertainer;

import comptoir.cove.parts.Side;

/**
 * A song in progress: the instrument lies on its back, with the song marker on it.
 *
 * @param venue where the bard stands, or {@link #NOWHERE}
 * @param moves how many further places the bard may go on to
 * @param visited the places the bard has been to, one bit each
 * @param tops cards whose upper icons (or whose effect) are spent, one bit each
 * @param bottoms cards whose lower icons are spent
 * @param sung the clans sung for from Dragon Island, one bit each
 * @param side the number of the side of Dragon Island chosen for the action there, or {@link #NOWHERE}
 * @param earned whether that action brought gold
 * @param cultists rogues of the pier that count as customers of every colour
 * @param swan whether it is the swan song
 * @param begun whether anything has been done in it
 */
public record Song(
        int venue,
        int moves,
        int visited,
        int tops,
        int bottoms,
        int sung,
        int side,
        boolean earned,
        int cultists,
        boolean swan,
        boolean begun) {

    public static final int NOWHERE = -1;

    static Song beginning(int moves, boolean swan) {
        return new Song(NOWHERE, moves, 0, 0, 0, 0, NOWHERE, false, 0, swan, false);
    }

    public boolean canMove() {
        return venue == NOWHERE || moves > 0;
    }

    public boolean canGo(int place) {
        return canMove() && (visited & (1 << place)) == 0;
    }

    Song moved(int place) {
        return new Song(
                place,
                venue == NOWHERE ? moves : moves - 1,
                visited | 1 << place,
                tops,
                bottoms,
                sung,
                NOWHERE,
                false,
                0,
                swan,
                true);
    }

    Song spent(int moreTops, int moreBottoms) {
        return new Song(
                venue,
                moves,
                visited,
                tops | moreTops,
                bottoms | moreBottoms,
                sung,
                side,
                earned,
                cultists,
                swan,
                true);
    }

    Song sungAtSea(int clan, Side chosen, boolean gold) {
        return new Song(
                venue,
                moves,
                visited,
                tops,
                bottoms,
                sung | 1 << clan,
                Venue.number(chosen),
                earned || gold,
                cultists,
                swan,
                true);
    }

    Song countingCultists(int count) {
        return new Song(venue, moves, visited, tops, bottoms, sung, side, earned, count, swan, begun);
    }
}
