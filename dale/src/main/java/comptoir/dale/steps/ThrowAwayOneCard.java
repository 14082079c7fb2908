package comptoir.dale.steps;

import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Zone;
import comptoir.engine.Prompt;

/** "Throw away a card of your hand." It is "it" afterwards. */
public record ThrowAwayOneCard() implements PicksFromHand {

    @Override
    public int wanted(Dale dale) {
        return 1;
    }

    @Override
    public Dale chosen(Dale dale, Pile cards) {
        var next = Moves.throwAway(dale, EventKind.THREW_AWAY.by(dale.me()), Zone.HAND.of(dale.me()), cards);
        return next.words(next.words().them(cards));
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(dale, DaleDecision.THROW_AWAY, "Throw away a card of your hand.");
    }
}
