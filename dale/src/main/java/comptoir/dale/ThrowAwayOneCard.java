package comptoir.dale;

import comptoir.engine.Prompt;

/** "Throw away a card of your hand." It is "it" afterwards. */
record ThrowAwayOneCard() implements PicksFromHand {

    @Override
    public int wanted(Dale dale) {
        return 1;
    }

    @Override
    public Dale chosen(Dale dale, Pile cards) {
        var next = Moves.throwAway(dale, Told.THREW_AWAY, dale.me(), Zone.HAND, dale.me(), cards);
        return next.words(next.words().them(cards));
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(
                dale, "throw-away", "Throw away a card of your hand.", "Jetez une carte de votre main.");
    }
}
