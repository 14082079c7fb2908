package comptoir.dale.cards;

import static comptoir.dale.table.Card.technique;

import comptoir.dale.answers.AtDepth;
import comptoir.dale.answers.Word;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.DiscardPicks;
import comptoir.dale.steps.EveryCardCountsMore;
import comptoir.dale.steps.MayTakeFromDiscard;
import comptoir.dale.steps.MayThrowAwayOneCard;
import comptoir.dale.steps.TakeMarketCard;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardRule;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;
import java.util.List;

/** The Diligent Pale-throated Sloths: delayed actions. */
public final class SlothCards implements CardSet {

    public static final Animalfolk SLOTHS = new Animalfolk(
            "sloths",
            "Diligent Pale-throated Sloths",
            "Delayed actions",
            3,
            "#e08a3c",
            "Les paresseux diligents à gorge claire");

    public static final Card STEADY_ACHIEVER = technique(SLOTHS, 1, "steady-achiever")
            .named("Steady Achiever")
            .text("At the start of your next turn, draw 1 card.")
            .bonus()
            .nextTurn(new Decks.DrawCards(1))
            .card();

    public static final Card SHOPPING_JOURNEY = technique(SLOTHS, 2, "shopping-journey")
            .named("Shopping Journey")
            .text("At the start of your next turn, take 1 card of your choice from the market into your hand, for"
                    + " free.")
            .nextTurn(new TakeMarketCard())
            .card();

    public static final Card HOUSECLEANING = technique(SLOTHS, 3, "housecleaning")
            .named("Housecleaning")
            .text("You may take up to 3 Junk from your discard pile into your hand. At the start of your next turn,"
                    + " you may throw away 1 card from your hand.")
            .says(new MayTakeJunk(3))
            .bonus()
            .nextTurn(new MayThrowAwayOneCard())
            .card();

    public static final Card SIESTA = technique(SLOTHS, 4, "siesta")
            .named("Siesta")
            .text("At the start of your next turn, you may take 1 card of your choice from your discard pile into"
                    + " your hand.")
            .bonus()
            .nextTurn(new MayTakeFromDiscard())
            .card();

    public static final Card LUNCH_BREAK = technique(SLOTHS, 5, "lunch-break")
            .named("Lunch Break")
            .text("Draw 1 card. At the start of your next turn, draw 1 card again.")
            .says(new Decks.DrawCards(1))
            .bonus()
            .nextTurn(new Decks.DrawCards(1))
            .card();

    public static final Card IRONING = technique(SLOTHS, 5, "ironing")
            .named("Ironing")
            .text("During your next turn, every card you pay with or build with is worth 1 more.")
            .bonus()
            .nextTurn(new EveryCardCountsMore())
            .card();

    @Override
    public Animalfolk folk() {
        return SLOTHS;
    }

    @Override
    public List<Card> cards() {
        return List.of(STEADY_ACHIEVER, SHOPPING_JOURNEY, HOUSECLEANING, SIESTA, LUNCH_BREAK, IRONING);
    }

    /** "Take up to … Junk of your discard pile." Asked one by one; those below keep their order. */
    public record MayTakeJunk(int most) implements DaleQuestion {

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
            return junk.size() < most && isOpen(next) ? next.doFirst(this) : taken(next, seat);
        }

        private static Dale taken(Dale dale, int seat) {
            var junk = dale.words().them();
            if (junk.isEmpty()) return Moves.tell(dale, EventKind.DID_NOTHING.by(seat));
            var next = dale.words(dale.words().them(Pile.EMPTY));
            return Moves.move(
                    next, EventKind.TOOK_FROM_DISCARD.by(seat), Zone.DISCARD.of(seat), junk, Zone.HAND.of(seat));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.TAKE_FROM_DISCARD.asks(
                    new CardRule("housecleaning"),
                    Text.say("You may take Junk of your discard pile: up to {0} more.")
                            .with(most - dale.words().them().size()));
        }
    }
}
