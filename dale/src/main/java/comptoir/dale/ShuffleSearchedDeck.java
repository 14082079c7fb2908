package comptoir.dale;

/** "Then shuffle your deck", after a search; a deck that was empty is not searched and not shuffled. */
record ShuffleSearchedDeck() implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        return dale.words().number() == 0 ? dale : dale.first(new Decks.ShuffleDeck());
    }
}
