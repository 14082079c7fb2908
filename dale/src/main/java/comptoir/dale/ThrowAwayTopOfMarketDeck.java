package comptoir.dale;

/** "Throw away the top card of the market deck." An empty deck is made anew first; with nothing to shuffle, nothing. */
record ThrowAwayTopOfMarketDeck() implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        var deck = dale.market().deck();
        if (deck.isEmpty())
            return dale.market().discard().isEmpty() ? dale : dale.first(new Decks.ReshuffleMarket(), this);
        int me = dale.me();
        return Moves.throwAway(dale, Told.THREW_AWAY_MARKET_DECK, me, Zone.MARKET_DECK, me, Pile.of(deck.top()));
    }
}
