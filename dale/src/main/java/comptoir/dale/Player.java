package comptoir.dale;

/**
 * The cards of one player.
 *
 * @param hand sorted by kind
 * @param schedule techniques in front of the player that are not fully resolved ({@link Use})
 */
public record Player(Pile deck, Pile hand, Pile discard, Pile schedule) {

    static final Player EMPTY = new Player(Pile.EMPTY, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY);

    Player deck(Pile deck) {
        return new Player(deck, hand, discard, schedule);
    }

    Player hand(Pile hand) {
        return new Player(deck, hand, discard, schedule);
    }

    Player discard(Pile discard) {
        return new Player(deck, hand, discard, schedule);
    }

    Player schedule(Pile schedule) {
        return new Player(deck, hand, discard, schedule);
    }
}
