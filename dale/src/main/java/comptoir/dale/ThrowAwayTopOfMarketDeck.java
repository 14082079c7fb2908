package comptoir.dale;

/** "Throw away the top card of the market deck." An empty deck is made anew first; with no cards at all, nothing. */
record ThrowAwayTopOfMarketDeck() implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        var market = dale.market();
        if (!market.deck().isEmpty()) {
            var top = Pile.of(market.deck().top());
            return Moves.throwAway(dale, Told.THREW_AWAY_MARKET_DECK, dale.me(), Zone.MARKET_DECK, dale.me(), top);
        }
        return market.discard().isEmpty() ? dale : dale.first(new Decks.ReshuffleMarket(), this);
    }
}
