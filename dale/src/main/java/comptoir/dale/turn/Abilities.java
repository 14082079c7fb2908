package comptoir.dale.turn;

import comptoir.dale.answers.Pick;
import comptoir.dale.answers.Show;
import comptoir.dale.answers.Word;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.Guises;
import comptoir.dale.steps.Uses;
import comptoir.dale.table.Dale;
import comptoir.dale.table.DaleRule;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Use;
import comptoir.dale.table.Words;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** Cards that may be shown once in their owner's turn, before, between or after the actions. */
public final class Abilities {

    private Abilities() {}

    private static boolean isUsable(Dale dale, int use) {
        return Use.as(use).has(Trait.ONCE_A_TURN) && !dale.turn().hasUsed(use);
    }

    /** Once in a turn, and that once has been. */
    static boolean isUsedUp(Dale dale, int use) {
        return Use.as(use).has(Trait.ONCE_A_TURN) && dale.turn().hasUsed(use);
    }

    public static void offer(Dale dale, int[] uses, Options.Builder options) {
        var able = able(dale, dale.active(), uses);
        for (int i = 0; i < able.length; i++)
            if (isUsable(dale, able[i]) && meant(dale, able, Pick.of(dale, able[i])) == able[i])
                options.add(new Show(Pick.of(dale, able[i])));
    }

    private static int[] able(Dale dale, int seat, int[] uses) {
        return dale.box().has(Trait.COPIES) ? Uses.withAbility(dale, seat) : uses;
    }

    /** The first use that an answer means. */
    private static int meant(Dale dale, int[] uses, Pick pick) {
        for (int use : uses) if (isUsable(dale, use) && pick.means(dale, use)) return use;
        throw new IllegalArgumentException(pick + " cannot be used");
    }

    /** Counted by card: one that left the hand and came back may be used again. */
    public static Dale use(Dale dale, int seat, Pick pick) {
        int use = meant(dale, able(dale, seat, Uses.ofHand(dale, seat)), pick);
        var next = dale.turn(dale.turn().used(use)).words(Words.of(seat).card(use));
        next = Guises.told(next, seat, use);
        next = Moves.showAll(next, EventKind.REVEALED.by(seat), Pile.of(Use.card(use)));
        return next.doFirst(new Acting.Settle()).firstAll(Use.as(use).sentences());
    }

    /** After the last action: use such a card, or go on to the clean-up. */
    public record BeforeCleanUp() implements DaleQuestion {

        @Override
        public int seat(Dale dale) {
            return dale.active();
        }

        @Override
        public Options options(Dale dale, int seat) {
            var options = new Options.Builder();
            offer(dale, Uses.ofHand(dale, seat), options);
            return options.add(Word.DONE).build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            return answer instanceof Show show ? use(dale.doFirst(new Acting.LastWord()), seat, show.pick()) : dale;
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.BEFORE_CLEAN_UP.asks(
                    DaleRule.CARD_PASSIVE, Text.say("You may use a card before the clean-up."));
        }
    }
}
