package comptoir.engine;

/**
 * A game at a decision: the truth, and what the table has seen of it. While one seat is in the middle of a choice made of
 * several answers, and nothing has been told of it, the others still look at the position before its first answer: so
 * half-made choices cannot leak, and taking them back disturbs nobody.
 *
 * @param drafter the seat that is in the middle of a choice, or {@link Seats#NOBODY} where none is
 */
public record Moment<P extends Position<P>>(P now, P shown, int drafter) {

    public static <P extends Position<P>> Moment<P> shownToAll(P now) {
        return new Moment<>(now, now, Seats.NOBODY);
    }

    /** The position as a viewer may look at it. */
    public P seenBy(int viewer) {
        return viewer == drafter || viewer == Seats.ALL_SEEING ? now : shown;
    }

    /** A moment that the seat cannot tell from this one. */
    public Moment<P> redealt(Game<P> game, int seat, Luck luck) {
        if (seat == drafter) {
            var redealing = game.redealing(now, seat, luck);
            return new Moment<>(redealing.apply(now), redealing.apply(shown), drafter);
        }
        return shownToAll(game.redealing(shown, seat, luck).apply(shown));
    }
}
