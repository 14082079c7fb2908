package comptoir.dale.table;

/** What a passive or lasting card changes while it lies somewhere or is used for something. */
public enum Trait {
    /** Paid in a purchase, it may stay in hand. */
    MAY_STAY_WHEN_PAID,
    /** Paid in a purchase, its owner may rearrange the market first. */
    REARRANGES_MARKET,
    /** Paid in a purchase, any number of cards may be paid besides. */
    WAIVES_OVERPAY,
    /** Paid in a purchase, it can buy the top card of the market's discard pile. */
    BUYS_MARKET_DISCARD,
    /** When it is bought, Junk in the payment may be thrown away. */
    THROWS_JUNK_PAID,
    /** In hand, its owner fills the hand to one card more. */
    WIDENS_HAND_FROM_HAND,
    /** In the stall, its owner fills the hand to one card more. */
    WIDENS_HAND_FROM_STALL,
    /** In the schedule, opponents pay 2 more for a market card. */
    RAISES_PRICES,
    /** In the schedule, a stack of an opponent must be worth 1 more. */
    RAISES_STACKS,
    /** In the schedule, opponents fill their hands by at most one card. */
    LOSES_SHIPMENTS,
    /** In a stack, Junk may be added. */
    ALLOWS_JUNK_IN_STACK,
    /** In a stack, sets may be mixed. */
    ALLOWS_ANY_SET_IN_STACK,
    /** In a stack, one card of the discard pile may be added. */
    ADDS_FROM_DISCARD_TO_STACK,
    /** In a stack, its value may be one more or one less. */
    BENDS_IN_STACK,
    /** When a stack holds it, the next stack may be built at once. */
    BUILDS_AGAIN,
    /** Takes cards from the market deck unseen by others. */
    DRAWS_FROM_MARKET_DECK,
    /** Can be used once in its owner's turn, besides the actions. */
    ONCE_A_TURN,
    /** Can be shown from the hand in answer to something that happened. */
    REACTS,
    /** Counts as another card while it is used. */
    COPIES;

    @SuppressWarnings("EnumOrdinal")
    public // never stored
    int bit() {
        return 1 << ordinal();
    }
}
