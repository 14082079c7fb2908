package comptoir.dale.steps;

import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.engine.Prompt;

/** "Discard your hand", in the order you choose. The number of cards is "that many" afterwards. */
public record DiscardWholeHand() implements PicksFromHand {

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
        return DaleQuestion.ofCard(dale, DaleDecision.DISCARD, "Discard your hand: which card next?");
    }
}
