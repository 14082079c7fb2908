package comptoir.dale.steps;

import comptoir.dale.answers.Pick;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;

/** "Take a card of your deck into your hand." The others do not see it. */
public record TakeOneFromDeck() implements DaleQuestion {

    @Override
    public boolean isOpen(Dale dale) {
        return !dale.mine().deck().isEmpty();
    }

    @Override
    public Options options(Dale dale, int seat) {
        return DeckPicks.different(dale, dale.player(seat).deck()).build();
    }

    @Override
    public Dale answered(Dale dale, int seat, Answer answer) {
        var card = Pile.of(DeckPicks.meant(dale, dale.player(seat).deck(), (Pick) answer));
        return Moves.move(dale, EventKind.TOOK.by(seat), Zone.DECK.of(seat), card, Zone.HAND.of(seat));
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(dale, DaleDecision.TAKE_FROM_DECK, "Take a card of your deck.");
    }
}
