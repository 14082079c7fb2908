package comptoir.dale.table;

/** A place where cards lie: a zone, and whose it is. What all players share is of no one: any seat names the same place. */
public record Spot(Zone zone, int seat) {

    /** The seats that see the faces of what lies here. */
    public int seenBy(int everybody) {
        return switch (zone) {
            case DECK, MARKET_DECK -> 0;
            case HAND, ASIDE -> 1 << seat;
            case DISCARD, MARKET_DISCARD, JUNK, TABLE -> everybody;
        };
    }

    /** Whether both are piles of one player, and not the same. */
    boolean isBeside(Spot other) {
        return seat == other.seat && zone != other.zone && zone.isOfPlayer() && other.zone.isOfPlayer();
    }
}
