package comptoir.dale;

import static comptoir.dale.Animalfolk.PLATYPUSES;
import static comptoir.dale.Card.passive;
import static comptoir.dale.Card.technique;

import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import java.util.List;

/** The Experimenting Platypuses: card control. */
final class PlatypusCards {

    private PlatypusCards() {}

    /** The top card of your discard pile goes onto your deck. */
    static final Card TIRELESS_TINKERER = technique(PLATYPUSES, 1, "tireless-tinkerer")
            .named("Tireless Tinkerer", "Bricoleur infatigable")
            .says(new LayTopOfDiscardOnDeck())
            .bonus()
            .card();

    /** Paid in a purchase: you may rearrange the market before the price is worked out. */
    static final Card CALCULATIONS = passive(PLATYPUSES, 2, "calculations")
            .named("Calculations", "Calculs")
            .has(Trait.REARRANGES_MARKET)
            .card();

    /** This card takes the place of a card of your stall, which goes to your hand. */
    static final Card SAFETY_PRECAUTION = technique(PLATYPUSES, 3, "safety-precaution")
            .named("Safety Precaution", "Mesure de sécurité")
            .says(new SwapWithOwnStall())
            .bonus()
            .card();

    /** Search your deck for a card and take it into your hand. Shuffle your deck. */
    static final Card MAGNET = technique(PLATYPUSES, 4, "magnet")
            .named("Magnet", "Aimant")
            .says(new SearchDeck(), new TakeOneFromDeck(), new ShuffleSearchedDeck())
            .bonus()
            .card();

    /** Draw 3 cards. Discard 3 cards. */
    static final Card DANGEROUS_TEST = technique(PLATYPUSES, 5, "dangerous-test")
            .named("Dangerous Test", "Essai dangereux")
            .says(new Decks.DrawCards(3), new Discard(3))
            .bonus()
            .card();

    /** Paid in a purchase: you may keep this card in your hand. */
    static final Card GLUE = passive(PLATYPUSES, 5, "glue")
            .named("Glue", "Colle")
            .has(Trait.MAY_STAY_WHEN_PAID)
            .card();

    static final List<Card> ALL =
            List.of(TIRELESS_TINKERER, CALCULATIONS, SAFETY_PRECAUTION, MAGNET, DANGEROUS_TEST, GLUE);

    /** "The top card of your discard pile goes onto your deck." */
    record LayTopOfDiscardOnDeck() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int me = dale.me();
            var pile = dale.mine().discard();
            if (pile.isEmpty()) return dale;
            return Moves.move(dale, Told.LAID_ON_DECK, me, Zone.DISCARD, me, Pile.of(pile.top()), Zone.DECK, me);
        }
    }

    /** "This card takes the place of a card of your stall." With an empty stall nothing happens. */
    record SwapWithOwnStall() implements DaleQuestion {

        @Override
        public boolean isOpen(Dale dale) {
            return dale.stallOf(dale.me()).size() > 0;
        }

        @Override
        public Options options(Dale dale, int seat) {
            return StallPicks.in(dale, dale.box().stallOf(seat)).build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            return StallPicks.swap(dale, seat, (InStall) answer);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(
                    dale,
                    "swap",
                    "Which card of your stall do you take into your hand?",
                    "Quelle carte de votre étal reprenez-vous en main ?");
        }
    }
}
