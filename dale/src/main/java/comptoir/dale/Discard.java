package comptoir.dale;

import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "Discard … cards." All that there are where the hand has fewer. */
record Discard(int count) implements PicksFromHand {

    @Override
    public int wanted(Dale dale) {
        return count;
    }

    @Override
    public Dale chosen(Dale dale, Pile cards) {
        return Moves.discardFromHand(dale, dale.me(), cards);
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return new Prompt(
                "discard",
                dale.rule(DaleRule.CARD_DISCARD_ORDER),
                Text.of("Discard a card: {0} to go.", "Défaussez une carte : il en reste {0}.")
                        .with(Math.min(count, dale.hand(seat).size())
                                - dale.words().picks().size()));
    }
}
