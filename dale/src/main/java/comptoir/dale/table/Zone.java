package comptoir.dale.table;

/** Where cards lie in piles. The market's slots and the stalls are places of their own kind. */
public enum Zone {
    DECK,
    HAND,
    DISCARD,
    MARKET_DECK,
    MARKET_DISCARD,
    JUNK,
    /** Cards laid aside for a moment by the one whose effect it is, who alone sees them. */
    ASIDE,
    /** Any place where everybody sees the cards and that is not a pile: a market slot, a stack, the schedule. */
    TABLE;

    private final Spot[] spots = new Spot[Box.MOST_SEATS];

    Zone() {
        for (int seat = 0; seat < spots.length; seat++) spots[seat] = new Spot(this, seat);
    }

    public Spot of(int seat) {
        return spots[seat];
    }

    /** Whether each player has one. */
    public boolean isOfPlayer() {
        return this == DECK || this == HAND || this == DISCARD;
    }

    /** Whether cards here have no order that others could follow: when one leaves, they cannot tell which. */
    public boolean isHeldTogether() {
        return this == HAND || this == ASIDE;
    }
}
