package comptoir.dale.cards;

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
import comptoir.dale.table.Animalfolk;
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

    public static final Animalfolk PLATYPUSES = new Animalfolk(
            "platypuses",
            "Experimenting Platypuses",
            "Card control",
            2,
            "#e58f7b",
            "Les ornithorynques expérimentateurs");

    public static final Card TIRELESS_TINKERER = technique(PLATYPUSES, 1, "tireless-tinkerer")
            .named("Tireless Tinkerer")
            .text("Put the top card of your discard pile on top of your deck.")
            .says(new LayTopOfDiscardOnDeck())
            .bonus()
            .card();

    public static final Card CALCULATIONS = passive(PLATYPUSES, 2, "calculations")
            .named("Calculations")
            .text("When you pay with this card, you may first rearrange the market cards as you like. Prices follow"
                    + " the new places.")
            .has(Trait.REARRANGES_MARKET)
            .card();

    public static final Card SAFETY_PRECAUTION = technique(PLATYPUSES, 3, "safety-precaution")
            .named("Safety Precaution")
            .text("Swap this card with a card of your choice in your stall. That card goes to your hand.")
            .says(new SwapWithOwnStall())
            .bonus()
            .card();

    public static final Card MAGNET = technique(PLATYPUSES, 4, "magnet")
            .named("Magnet")
            .text("Search your deck for 1 card and take it into your hand. Then shuffle your deck.")
            .says(new SearchDeck(), new TakeOneFromDeck(), new ShuffleSearchedDeck())
            .bonus()
            .card();

    public static final Card DANGEROUS_TEST = technique(PLATYPUSES, 5, "dangerous-test")
            .named("Dangerous Test")
            .text("Draw 3 cards, then discard 3 cards from your hand.")
            .says(new Decks.DrawCards(3), new Discard(3))
            .bonus()
            .card();

    public static final Card GLUE = passive(PLATYPUSES, 5, "glue")
            .named("Glue")
            .text("When you pay with this card, you may keep it in your hand instead of discarding it.")
            .has(Trait.MAY_STAY_WHEN_PAID)
            .card();

    @Override
    public Animalfolk folk() {
        return PLATYPUSES;
    }

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
            return Moves.move(
                    dale, EventKind.LAID_ON_DECK.by(me), Zone.DISCARD.of(me), Pile.of(pile.top()), Zone.DECK.of(me));
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
