package comptoir.dale.steps;

import comptoir.dale.answers.Word;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;

/** "You may throw away a card of your hand." Those thrown away are "them" afterwards. */
public record MayThrowAwayOneCard() implements PicksFromHand {

    @Override
    public int wanted(Dale dale) {
        return 1;
    }

    @Override
    public Options options(Dale dale, int seat) {
        return Uses.differentCards(dale, seat, this).add(Word.PASS).build();
    }

    @Override
    public Dale answered(Dale dale, int seat, Answer answer) {
        return answer == Word.PASS
                ? Moves.tell(dale, EventKind.DID_NOTHING.by(seat))
                : PicksFromHand.super.answered(dale, seat, answer);
    }

    @Override
    public Dale chosen(Dale dale, Pile cards) {
        var next = Moves.throwAway(dale, EventKind.THREW_AWAY.by(dale.me()), Zone.HAND.of(dale.me()), cards);
        return next.words(next.words().them(cards));
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(dale, DaleDecision.THROW_AWAY, "You may throw away a card of your hand.");
    }
}
