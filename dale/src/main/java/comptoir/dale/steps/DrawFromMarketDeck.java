package comptoir.dale.steps;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Zone;

/** "Draw a card from the market deck", unseen by the others. An empty deck is made anew; with nothing to shuffle, no card. */
public record DrawFromMarketDeck() implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        var deck = dale.market().deck();
        if (deck.isEmpty())
            return dale.market().discard().isEmpty() ? dale : dale.doFirst(new Decks.ReshuffleMarket(), this);
        int me = dale.me();
        return Moves.move(
                dale,
                EventKind.DREW_FROM_MARKET_DECK.by(me),
                Zone.MARKET_DECK.of(me),
                Pile.of(deck.top()),
                Zone.HAND.of(me));
    }
}
