package comptoir.cove.entertainer;

import comptoir.cove.parts.Crowd;
import comptoir.cove.parts.Kind;
import comptoir.cove.parts.Pier;
import comptoir.cove.parts.Side;
import comptoir.cove.table.Cove;
import comptoir.engine.Text;

/** "One of 9 places: 3 piers, the Town Square, 4 clan halls, Dragon Island." By number, in this order. */
public final class Venue {

    public static final int SQUARE = Pier.COUNT;
    public static final int HALLS = SQUARE + 1;
    public static final int ISLAND = HALLS + Kind.CLANS;
    public static final int COUNT = ISLAND + 1;

    private Venue() {}

    public static boolean isPier(int venue) {
        return venue >= 0 && venue < Pier.COUNT;
    }

    public static boolean isHall(int venue) {
        return venue >= HALLS && venue < ISLAND;
    }

    /** The clan of a hall. */
    public static int clan(int venue) {
        return venue - HALLS;
    }

    /** The name in data and on the wire; the pier before the Town Square is not the Town Square. */
    static String id(int venue) {
        if (isPier(venue))
            return venue == Pier.TOWN_SQUARE.number()
                    ? "town-square-pier"
                    : Pier.of(venue).word();
        if (venue == SQUARE) return "town-square";
        return venue == ISLAND ? "dragon-island" : Kind.of(clan(venue)).word() + "-hall";
    }

    static Text text(int venue) {
        if (isPier(venue)) return Pier.of(venue).text();
        if (venue == SQUARE) return Text.named("place", id(venue), "the Town Square");
        if (venue == ISLAND) return Text.named("place", id(venue), "Dragon Island");
        return Text.say("the {0} hall", Kind.of(clan(venue)).clan()).naming("place", id(venue));
    }

    static int number(Side side) {
        return side == Side.LEFT ? 0 : 1;
    }

    static Side side(int number) {
        return number == 0 ? Side.LEFT : Side.RIGHT;
    }

    /** Everybody on the boats at sea on a side, as a crowd. */
    public static int atSea(Cove cove, int side) {
        var harbour = cove.harbour();
        var boats = cove.board().boats();
        int crowd = Crowd.NOBODY;
        for (int boat = 0; boat < boats.size(); boat++)
            if (harbour.isAtSea(boat) && number(boats.get(boat).side()) == side)
                crowd += harbour.boats().at(boat);
        return crowd;
    }
}
