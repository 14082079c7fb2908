package comptoir.dale;

import comptoir.engine.Prompt;

/** "Put a card of your hand on top of that deck." Where nothing was drawn, nothing is given. */
record LayOnThatDeck() implements PicksFromHand {
    @Override
    public int wanted(Dale dale) {
        return dale.other() < 0 ? 0 : 1;
    }

    @Override
    public Dale chosen(Dale dale, Pile cards) {
        return Moves.move(
                dale,
                Told.LAID_ON_OTHERS_DECK,
                dale.me(),
                Moves.player(dale.other()),
                Zone.HAND,
                dale.me(),
                cards,
                Zone.DECK,
                dale.other());
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(
                dale,
                "give",
                "Put a card of your hand on top of that deck.",
                "Placez une carte de votre main sur cette pioche.");
    }
}
