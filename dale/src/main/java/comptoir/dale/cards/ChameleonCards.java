package comptoir.dale.cards;

import static comptoir.dale.table.Card.passive;
import static comptoir.dale.table.Card.technique;

import comptoir.dale.answers.AtSlot;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.Guises;
import comptoir.dale.steps.TakeMarketCard;
import comptoir.dale.steps.ThrowAwayTopOfMarketDeck;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Stall;
import comptoir.dale.table.Use;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import java.util.List;

/** The Adapting Veiled Chameleons: copying. How a copy is followed to what it counts as is in {@link Guises}. */
public final class ChameleonCards implements CardSet {

    public static final Animalfolk CHAMELEONS = new Animalfolk(
            "chameleons", "Adapting Veiled Chameleons", "Copying", 4, "#7da63c", "Compatibilité avec le premier jeu");

    public static final Card FLEXIBLE_SHOPKEEPER = passive(CHAMELEONS, 1, "flexible-shopkeeper")
            .named("Flexible Shopkeeper")
            .text("When you use this card from your hand, it is a copy of a card of your choice in the last stack of"
                    + " your stall.")
            .copies((dale, seat, card) -> lastStack(dale.stallOf(seat)))
            .card();

    public static final Card REFLECTION = passive(CHAMELEONS, 2, "reflection")
            .named("Reflection")
            .text("When you use this card from your hand, it is a copy of the top card of another player’s discard"
                    + " pile.")
            .copies((dale, seat, card) -> topsOfOtherDiscardPiles(dale, seat))
            .card();

    public static final Card GOOD_OLD_TIMES = passive(CHAMELEONS, 3, "good-old-times")
            .named("Good Old Times")
            .text("Once during your turn, you may throw away the top card of the market deck. When you use this card"
                    + " from your hand, it is a copy of the top card of the market discard pile.")
            .onceATurn(new ThrowAwayTopOfMarketDeck())
            .copies((dale, seat, card) -> top(dale.market().discard()))
            .card();

    public static final Card GIFT_VOUCHER = technique(CHAMELEONS, 4, "gift-voucher")
            .named("Gift Voucher")
            .text("Swap this card with a card of your choice in the market. That card goes to your hand.")
            .says(new SwapWithMarketCard())
            .bonus()
            .card();

    public static final Card TRENDSETTING = passive(CHAMELEONS, 5, "trendsetting")
            .named("Trendsetting")
            .text("When you use this card from your hand, it is a copy of a market card of your choice.")
            .copies((dale, seat, card) -> marketCards(dale.market()))
            .card();

    public static final Card SEEING_DOUBLES = passive(CHAMELEONS, 5, "seeing-doubles")
            .named("Seeing Doubles")
            .text("When you use this card from your hand, it is a copy of another card of your hand, which you must"
                    + " show.")
            .copies((dale, seat, card) -> dale.hand(seat).without(card))
            .card();

    @Override
    public Animalfolk folk() {
        return CHAMELEONS;
    }

    @Override
    public List<Card> cards() {
        return List.of(FLEXIBLE_SHOPKEEPER, REFLECTION, GOOD_OLD_TIMES, GIFT_VOUCHER, TRENDSETTING, SEEING_DOUBLES);
    }

    private static Pile lastStack(Stall stall) {
        return stall.size() == 0 ? Pile.EMPTY : stall.stacks().getLast();
    }

    private static Pile topsOfOtherDiscardPiles(Dale dale, int seat) {
        var tops = Pile.EMPTY;
        for (int other = 0; other < dale.box().seats(); other++)
            if (other != seat) tops = tops.with(top(dale.player(other).discard()));
        return tops;
    }

    private static Pile top(Pile pile) {
        return pile.isEmpty() ? Pile.EMPTY : Pile.of(pile.top());
    }

    private static Pile marketCards(Market market) {
        var cards = Pile.EMPTY;
        for (int slot = 0; slot < Market.SLOTS; slot++)
            if (market.slots().get(slot) != Market.HOLE)
                cards = cards.with(market.slots().get(slot));
        return cards;
    }

    /** "This card takes the place of a market card." It can be bought from there. With an empty market nothing happens. */
    public record SwapWithMarketCard() implements DaleQuestion {

        @Override
        public boolean isOpen(Dale dale) {
            return !dale.market().isEmpty();
        }

        @Override
        public Options options(Dale dale, int seat) {
            return TakeMarketCard.slots(dale);
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            int use = dale.words().card();
            int slot = ((AtSlot) answer).slot();
            var player = dale.player(seat);
            var next = dale.table(
                    dale.table().player(seat, player.schedule(player.schedule().without(use))));
            next = TakeMarketCard.taken(next, seat, slot);
            next = next.market(next.market().slot(slot, Use.card(use)));
            return Moves.showAll(next, EventKind.SWAPPED_INTO_MARKET.by(seat), Pile.of(Use.card(use)));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(
                    dale, DaleDecision.TAKE_FROM_MARKET, "Which card of the market do you take into your hand?");
        }
    }
}
