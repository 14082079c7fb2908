package comptoir.dale;

import comptoir.engine.Prompt;

/** "Discard your hand", in the order you choose. The number of cards is "that many" afterwards. */
record DiscardWholeHand() implements PicksFromHand {

    @Override
    public int wanted(Dale dale) {
        return Integer.MAX_VALUE;
    }

    @Override
    public Dale chosen(Dale dale, Pile cards) {
        var next = dale.words(dale.words().number(cards.size()));
        return Moves.discardFromHand(next, dale.me(), cards);
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(
                dale,
                "discard",
                "Discard your hand: which card next?",
                "Défaussez votre main : quelle carte maintenant ?");
    }
}
