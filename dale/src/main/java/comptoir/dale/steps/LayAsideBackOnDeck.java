package comptoir.dale.steps;

import comptoir.dale.answers.Pick;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Use;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;

/** "Put them back on top of your deck in any order": named from the bottom up, the last one ends on top. */
public record LayAsideBackOnDeck() implements DaleQuestion {

    private static Pile left(Dale dale) {
        return dale.table().aside().without(Use.cards(dale.words().picks()));
    }

    @Override
    public boolean isOpen(Dale dale) {
        return !dale.table().aside().isEmpty();
    }

    @Override
    public Options options(Dale dale, int seat) {
        return DeckPicks.different(dale, left(dale)).build();
    }

    @Override
    public Dale answered(Dale dale, int seat, Answer answer) {
        var left = left(dale);
        int card = DeckPicks.meant(dale, left, (Pick) answer);
        var placed = dale.words().picks().with(Use.of(card, dale.faces().kind(card), 0));
        left = left.without(card);
        if (left.size() > 1) return dale.words(dale.words().picks(placed)).doFirst(this);
        var next = dale.words(dale.words().picks(Pile.EMPTY));
        var cards = Use.cards(placed).with(left);
        return Moves.move(next, EventKind.LAID_ON_DECK.by(seat), Zone.ASIDE.of(seat), cards, Zone.DECK.of(seat));
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleQuestion.ofCard(
                dale, DaleDecision.LAY_ON_DECK, "Which card goes onto your deck next? The last one ends on top.");
    }
}
