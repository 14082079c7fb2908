package comptoir.dale;

/** "Search your deck": you look through all of it. An empty deck is not made anew for a search. */
record SearchDeck() implements DaleDeed {
    @Override
    public Dale perform(Dale dale) {
        var deck = dale.mine().deck();
        // Whether there was anything to shuffle again must still be known when the search has emptied the deck.
        var next = dale.words(dale.words().number(deck.size()));
        return deck.isEmpty() ? next : Moves.searched(next, dale.me(), deck);
    }
}
