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
        int picked = dale.words().picks().size();
        int toGo = Math.min(count, dale.hand(seat).size()) - picked;
        var asked = picked == 0
                ? Text.say("Discard {0#a card|{0} cards}.").with(toGo)
                : Text.say("Discard a card: {0} to go.").with(toGo);
        return DaleDecision.DISCARD.asks(dale.rule(DaleRule.CARD_DISCARD_ORDER), asked);
    }
}
