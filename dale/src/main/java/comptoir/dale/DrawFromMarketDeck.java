package comptoir.dale;

/** "Draw a card from the market deck", unseen by the others. An empty deck is made anew; with nothing to shuffle, no card. */
record DrawFromMarketDeck() implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        var deck = dale.market().deck();
        if (deck.isEmpty())
            return dale.market().discard().isEmpty() ? dale : dale.first(new Decks.ReshuffleMarket(), this);
        int me = dale.me();
        return Moves.move(
                dale, Told.DREW_FROM_MARKET_DECK, me, Zone.MARKET_DECK, me, Pile.of(deck.top()), Zone.HAND, me);
    }
}
