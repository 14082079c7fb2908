package comptoir.dale.steps;

import comptoir.dale.answers.Pick;
import comptoir.dale.table.Dale;
import comptoir.dale.table.DaleRule;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Use;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;

/** In which order cards are laid down, asked card by card. Nothing is told until the order is complete. */
public record ChooseOrder(InAnyOrder of) implements DaleQuestion {

    private Pile left(Dale dale) {
        return of.cards(dale).without(Use.cards(dale.words().picks()));
    }

    @Override
    public Options options(Dale dale, int seat) {
        return DeckPicks.different(dale, left(dale)).build();
    }

    @Override
    public Dale answered(Dale dale, int seat, Answer answer) {
        var left = left(dale);
        int card = DeckPicks.meant(dale, left, (Pick) answer);
        var chosen = dale.words().picks().with(Use.of(card, dale.faces().kind(card), 0));
        left = left.without(card);
        return InAnyOrder.areAlike(dale, left)
                ? of.laidDown(
                        dale.words(dale.words().picks(Pile.EMPTY)),
                        Use.cards(chosen).with(left))
                : dale.words(dale.words().picks(chosen)).doFirst(this);
    }

    @Override
    public Prompt prompt(Dale dale, int seat) {
        return DaleDecision.ORDER.asks(dale.rule(DaleRule.CARD_DISCARD_ORDER), of.asks());
    }
}
