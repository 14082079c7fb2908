package comptoir.dale.steps;

import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.DaleRule;
import comptoir.dale.table.Pile;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** "Discard … cards." All that there are where the hand has fewer. */
public record Discard(int count) implements PicksFromHand {

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
        return DaleDecision.DISCARD.asks(
                dale.rule(DaleRule.CARD_DISCARD_ORDER),
                Text.say("Discard a card: {0} to go.")
                        .with(Math.min(count, dale.hand(seat).size())
                                - dale.words().picks().size()));
    }
}
