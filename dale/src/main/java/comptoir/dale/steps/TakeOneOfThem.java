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

/** "Keep one of them in your hand", of the cards laid aside. The others do not see which. */
public record TakeOneOfThem() implements DaleQuestion {

    @Override
    public boolean isOpen(Dale dale) {
        return !dale.table().aside().isEmpty();
    }

    @Override
    public Options options(Dale dale, int seat) {
        return DeckPicks.different(dale, dale.table().aside()).build();
    }

    @Override
    public Dale answered(Dale dale, int seat, Answer answer) {
        var card = Pile.of(DeckPicks.meant(dale, dale.table().aside(), (Pick) answer));
        return Moves.move(dale, EventKind.TOOK.by(seat), Zone.ASIDE.of(seat), card, Zone.HAND.of(seat));
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(dale, DaleDecision.TAKE_ONE, "Which card do you keep in your hand?");
    }
}
