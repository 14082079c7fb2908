package comptoir.dale;

import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** Cards that may be shown once in their owner's turn, before, between or after the actions. */
final class Abilities {

    private Abilities() {}

    private static boolean isUsable(Dale dale, int use) {
        return Use.as(use).has(Trait.ONCE_A_TURN) && !dale.turn().used().has(Use.card(use));
    }

    static void offer(Dale dale, int[] uses, Options.Builder options) {
        for (int i = 0; i < uses.length; i++)
            if (isUsable(dale, uses[i]) && !Uses.isRepeated(dale, uses, i))
                options.add(new Show(Pick.of(dale, uses[i])));
    }

    /** Counted by card: one that left the hand and came back may be used again. */
    static Dale use(Dale dale, int seat, Pick pick) {
        int use = Uses.meant(dale, Uses.ofHand(dale, seat), pick);
        var next =
                dale.turn(dale.turn().used(Use.card(use))).words(Words.of(seat).card(use));
        next = Moves.showAll(next, Told.REVEALED, seat, Pile.of(Use.card(use)));
        return next.first(new Acting.Settle()).firstAll(Use.as(use).sentences());
    }

    /** After the last action: use such a card, or go on to the clean-up. */
    record BeforeCleanUp() implements DaleQuestion {

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
            return answer instanceof Show show ? use(dale.first(new Acting.LastWord()), seat, show.pick()) : dale;
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return new Prompt(
                    "before-clean-up",
                    DaleRule.CARD_PASSIVE,
                    Text.of(
                            "You may use a card before the clean-up.",
                            "Vous pouvez utiliser une carte avant le nettoyage."));
        }
    }
}
