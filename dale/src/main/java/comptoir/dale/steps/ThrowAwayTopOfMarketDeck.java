package comptoir.dale.steps;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Zone;

/** "Throw away the top card of the market deck." An empty deck is made anew first; with nothing to shuffle, nothing. */
public record ThrowAwayTopOfMarketDeck() implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        var deck = dale.market().deck();
        if (deck.isEmpty())
            return dale.market().discard().isEmpty() ? dale : dale.doFirst(new Decks.ReshuffleMarket(), this);
        int me = dale.me();
        return Moves.throwAway(
                dale, EventKind.THREW_AWAY_MARKET_DECK.by(me), Zone.MARKET_DECK.of(me), Pile.of(deck.top()));
    }
}
