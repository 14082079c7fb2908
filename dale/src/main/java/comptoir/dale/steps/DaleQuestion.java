package comptoir.dale.steps;

import comptoir.dale.answers.DaleAnswer;
import comptoir.dale.table.Dale;
import comptoir.dale.table.DaleRule;
import comptoir.engine.Answer;
import comptoir.engine.Prompt;
import comptoir.engine.Question;
import comptoir.engine.Seats;
import comptoir.engine.Text;

/** A sentence that waits for one player: "you", unless it says otherwise. */
public interface DaleQuestion extends Question<Dale> {

    /** Who is asked. */
    default int seat(Dale dale) {
        return dale.me();
    }

    /** Whether there is anything to choose; where not, play goes on. */
    default boolean isOpen(Dale dale) {
        return true;
    }

    @Override
    default int asked(Dale dale) {
        return isOpen(dale) ? Seats.bit(seat(dale)) : 0;
    }

    @Override
    default Text label(Dale dale, int seat, Answer answer) {
        return ((DaleAnswer) answer).text();
    }

    /** A prompt by the rule of the card that is being resolved. */
    static Prompt ofCard(Dale dale, DaleDecision decision, String text) {
        return decision.asks(dale.rule(DaleRule.CARD_COMPULSORY), Text.say(text));
    }
}
