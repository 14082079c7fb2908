package comptoir.dale.steps;

import comptoir.dale.answers.Pick;
import comptoir.dale.answers.Word;
import comptoir.dale.table.Card;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Use;
import comptoir.engine.Answer;
import comptoir.engine.Options;

/**
 * A choice of several cards of a hand, asked card by card; the order in which they are named is the order in which they are
 * laid down. Nothing is told until the choice is complete.
 */
public interface PicksFromHand extends DaleQuestion {

    /** How many are chosen, or fewer where the hand has fewer. */
    int wanted(Dale dale);

    /** Whether one may stop before. */
    default boolean mayStop() {
        return false;
    }

    /** What happens with the cards chosen. */
    Dale chosen(Dale dale, Pile cards);

    /** Whether only some kinds of cards may be chosen, those that are allowed. */
    default boolean isSelective() {
        return false;
    }

    /** Whether a card may be chosen at all. */
    default boolean allows(Card card) {
        return true;
    }

    @Override
    default boolean isOpen(Dale dale) {
        return wanted(dale) > 0 && choosable(dale) > 0;
    }

    private int choosable(Dale dale) {
        var hand = dale.hand(seat(dale));
        if (!isSelective()) return hand.size();
        int count = 0;
        for (int i = 0; i < hand.size(); i++) if (allows(dale.card(hand.get(i)))) count++;
        return count;
    }

    @Override
    default Options options(Dale dale, int seat) {
        var options = Uses.differentCards(dale, seat, this);
        if (mayStop()) options.add(Word.DONE);
        return options.build();
    }

    @Override
    default Dale answered(Dale dale, int seat, Answer answer) {
        if (!(answer instanceof Pick pick)) return complete(dale);
        var picks = dale.words().picks().with(Uses.meant(dale, seat, pick));
        var words = dale.words().picks(picks);
        return picks.size() >= Math.min(wanted(dale), choosable(dale))
                ? complete(dale.words(words))
                : dale.asking(words, this);
    }

    private Dale complete(Dale dale) {
        var cards = Use.cards(dale.words().picks());
        return chosen(dale.words(dale.words().picks(Pile.EMPTY)), cards);
    }
}
