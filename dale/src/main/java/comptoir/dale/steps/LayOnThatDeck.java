package comptoir.dale.steps;

import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Zone;
import comptoir.engine.Prompt;

/** "Put a card of your hand on top of that deck." Where nothing was drawn, nothing is given. */
public record LayOnThatDeck() implements PicksFromHand {
    @Override
    public int wanted(Dale dale) {
        return dale.other() < 0 ? 0 : 1;
    }

    @Override
    public Dale chosen(Dale dale, Pile cards) {
        return Moves.move(
                dale,
                EventKind.LAID_ON_OTHERS_DECK.by(dale.me()).with(Moves.player(dale.other())),
                Zone.HAND.of(dale.me()),
                cards,
                Zone.DECK.of(dale.other()));
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(dale, DaleDecision.GIVE, "Put a card of your hand on top of that deck.");
    }
}
