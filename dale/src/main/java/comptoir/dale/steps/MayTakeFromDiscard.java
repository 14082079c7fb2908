package comptoir.dale.steps;

import comptoir.dale.answers.AtDepth;
import comptoir.dale.answers.Word;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;

/** "You may take a card of your discard pile into your hand." */
public record MayTakeFromDiscard() implements DaleQuestion {

    @Override
    public boolean isOpen(Dale dale) {
        return !dale.mine().discard().isEmpty();
    }

    @Override
    public Options options(Dale dale, int seat) {
        return DiscardPicks.different(dale, dale.player(seat).discard(), DiscardPicks.ANY)
                .add(Word.PASS)
                .build();
    }

    @Override
    public Dale answered(Dale dale, int seat, Answer answer) {
        if (!(answer instanceof AtDepth chosen)) return Moves.tell(dale, EventKind.DID_NOTHING.by(seat));
        var card = Pile.of(chosen.in(dale.player(seat).discard()));
        return Moves.move(dale, EventKind.TOOK_FROM_DISCARD.by(seat), Zone.DISCARD.of(seat), card, Zone.HAND.of(seat));
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(dale, DaleDecision.TAKE_FROM_DISCARD, "You may take a card of your discard pile.");
    }
}
