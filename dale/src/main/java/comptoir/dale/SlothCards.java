package comptoir.dale;

import static comptoir.dale.Animalfolk.SLOTHS;
import static comptoir.dale.Card.technique;

import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;
import java.util.List;

/** The Diligent Pale-throated Sloths: delayed actions. */
final class SlothCards {

    private SlothCards() {}

    /** At the start of your next turn: draw a card. */
    static final Card STEADY_ACHIEVER = technique(SLOTHS, 1, "steady-achiever")
            .named("Steady Achiever", "Travailleur assidu")
            .bonus()
            .nextTurn(new Decks.DrawCards(1))
            .card();

    /** At the start of your next turn: take a card of the market into your hand. No plus. */
    static final Card SHOPPING_JOURNEY = technique(SLOTHS, 2, "shopping-journey")
            .named("Shopping Journey", "Virée d’emplettes")
            .nextTurn(new TakeMarketCard())
            .card();

    /** Take up to 3 Junk of your discard pile into your hand. At the start of your next turn: you may throw away a card. */
    static final Card HOUSECLEANING = technique(SLOTHS, 3, "housecleaning")
            .named("Housecleaning", "Grand ménage")
            .says(new MayTakeJunk(3))
            .bonus()
            .nextTurn(new MayThrowAwayOneCard())
            .card();

    /** At the start of your next turn: you may take a card of your discard pile into your hand. */
    static final Card SIESTA = technique(SLOTHS, 4, "siesta")
            .named("Siesta", "Sieste")
            .bonus()
            .nextTurn(new MayTakeFromDiscard())
            .card();

    /** Draw a card. At the start of your next turn: draw a card. */
    static final Card LUNCH_BREAK = technique(SLOTHS, 5, "lunch-break")
            .named("Lunch Break", "Pause déjeuner")
            .says(new Decks.DrawCards(1))
            .bonus()
            .nextTurn(new Decks.DrawCards(1))
            .card();

    /** At the start of your next turn: each card you use that turn counts one more. */
    static final Card IRONING = technique(SLOTHS, 5, "ironing")
            .named("Ironing", "Repassage")
            .bonus()
            .nextTurn(new EveryCardCountsMore())
            .card();

    static final List<Card> ALL =
            List.of(STEADY_ACHIEVER, SHOPPING_JOURNEY, HOUSECLEANING, SIESTA, LUNCH_BREAK, IRONING);

    /** "Take up to … Junk of your discard pile." Asked one by one; those below keep their order. */
    record MayTakeJunk(int most) implements DaleQuestion {

        private static Pile left(Dale dale) {
            return dale.mine().discard().without(dale.words().them());
        }

        @Override
        public boolean isOpen(Dale dale) {
            return DiscardPicks.any(dale, left(dale), Card::isJunk);
        }

        @Override
        public Options options(Dale dale, int seat) {
            return DiscardPicks.different(dale, left(dale), Card::isJunk)
                    .add(Word.DONE)
                    .build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            if (!(answer instanceof AtDepth chosen)) return taken(dale, seat);
            var junk = dale.words().them().with(chosen.in(left(dale)));
            var next = dale.words(dale.words().them(junk));
            return junk.size() < most && isOpen(next) ? next.first(this) : taken(next, seat);
        }

        private static Dale taken(Dale dale, int seat) {
            var junk = dale.words().them();
            if (junk.isEmpty()) return Moves.tell(dale, Told.DID_NOTHING, seat);
            var next = dale.words(dale.words().them(Pile.EMPTY));
            return Moves.move(next, Told.TOOK_FROM_DISCARD, seat, Zone.DISCARD, seat, junk, Zone.HAND, seat);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return new Prompt(
                    "take-from-discard",
                    DaleRule.CARD_HOUSECLEANING,
                    Text.of(
                                    "You may take Junk of your discard pile: up to {0} more.",
                                    "Vous pouvez prendre de la camelote de votre défausse : encore {0} au plus.")
                            .with(most - dale.words().them().size()));
        }
    }
}
