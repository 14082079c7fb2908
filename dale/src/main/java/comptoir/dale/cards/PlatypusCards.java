package comptoir.dale.cards;

import static comptoir.dale.table.Animalfolk.PLATYPUSES;
import static comptoir.dale.table.Card.passive;
import static comptoir.dale.table.Card.technique;

import comptoir.dale.answers.InStall;
import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.Discard;
import comptoir.dale.steps.SearchDeck;
import comptoir.dale.steps.ShuffleSearchedDeck;
import comptoir.dale.steps.StallPicks;
import comptoir.dale.steps.TakeOneFromDeck;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import java.util.List;

/** The Experimenting Platypuses: card control. */
public final class PlatypusCards implements CardSet {

    /** The top card of your discard pile goes onto your deck. */
    public static final Card TIRELESS_TINKERER = technique(PLATYPUSES, 1, "tireless-tinkerer")
            .named("Tireless Tinkerer")
            .says(new LayTopOfDiscardOnDeck())
            .bonus()
            .card();

    /** Paid in a purchase: you may rearrange the market before the price is worked out. */
    public static final Card CALCULATIONS = passive(PLATYPUSES, 2, "calculations")
            .named("Calculations")
            .has(Trait.REARRANGES_MARKET)
            .card();

    /** This card takes the place of a card of your stall, which goes to your hand. */
    public static final Card SAFETY_PRECAUTION = technique(PLATYPUSES, 3, "safety-precaution")
            .named("Safety Precaution")
            .says(new SwapWithOwnStall())
            .bonus()
            .card();

    /** Search your deck for a card and take it into your hand. Shuffle your deck. */
    public static final Card MAGNET = technique(PLATYPUSES, 4, "magnet")
            .named("Magnet")
            .says(new SearchDeck(), new TakeOneFromDeck(), new ShuffleSearchedDeck())
            .bonus()
            .card();

    /** Draw 3 cards. Discard 3 cards. */
    public static final Card DANGEROUS_TEST = technique(PLATYPUSES, 5, "dangerous-test")
            .named("Dangerous Test")
            .says(new Decks.DrawCards(3), new Discard(3))
            .bonus()
            .card();

    /** Paid in a purchase: you may keep this card in your hand. */
    public static final Card GLUE = passive(PLATYPUSES, 5, "glue")
            .named("Glue")
            .has(Trait.MAY_STAY_WHEN_PAID)
            .card();

    @Override
    public List<Card> cards() {
        return List.of(TIRELESS_TINKERER, CALCULATIONS, SAFETY_PRECAUTION, MAGNET, DANGEROUS_TEST, GLUE);
    }

    /** "The top card of your discard pile goes onto your deck." */
    public record LayTopOfDiscardOnDeck() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int me = dale.me();
            var pile = dale.mine().discard();
            if (pile.isEmpty()) return dale;
            return Moves.move(dale, EventKind.LAID_ON_DECK, me, Zone.DISCARD, me, Pile.of(pile.top()), Zone.DECK, me);
        }
    }

    /** "This card takes the place of a card of your stall." With an empty stall nothing happens. */
    public record SwapWithOwnStall() implements DaleQuestion {

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
            return DaleQuestion.ofCard(dale, DaleDecision.SWAP, "Which card of your stall do you take into your hand?");
        }
    }
}
