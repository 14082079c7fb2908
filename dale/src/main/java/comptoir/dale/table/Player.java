package comptoir.dale.table;

import comptoir.engine.Saved;

/**
 * The cards of one player.
 *
 * @param hand sorted by kind
 * @param schedule techniques in front of the player that are not fully resolved ({@link Use})
 */
public record Player(
        Pile deck,
        Pile hand,
        Pile discard,
        @Saved(as = "uses") Pile schedule) {

    public static final Player EMPTY = new Player(Pile.EMPTY, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY);

    public Player deck(Pile deck) {
        return new Player(deck, hand, discard, schedule);
    }

    public Player hand(Pile hand) {
        return new Player(deck, hand, discard, schedule);
    }

    public Player discard(Pile discard) {
        return new Player(deck, hand, discard, schedule);
    }

    public Player schedule(Pile schedule) {
        return new Player(deck, hand, discard, schedule);
    }
}
