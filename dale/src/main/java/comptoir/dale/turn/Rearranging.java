package comptoir.dale.turn;

import comptoir.dale.answers.Buy;
import comptoir.dale.answers.Pick;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.Uses;
import comptoir.dale.table.CardRule;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Traits;
import comptoir.dale.table.Use;
import comptoir.dale.table.Words;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/**
 * A purchase that begins with a rearrangement of the market, and must then be paid with the card that allows it. The new
 * layout is a draft like the payment: others see it once the purchase is complete.
 */
public final class Rearranging {

    private static final Traits NEEDED = Traits.NONE.with(Trait.REARRANGES_MARKET);

    private Rearranging() {}

    /** Whether, in some layout, some card can be bought with a payment that holds such a card. */
    public static boolean isPossible(Dale dale, int seat, int[] uses) {
        if (dale.market().isEmpty()) return false;
        boolean holds = false;
        for (int use : uses) holds |= NEEDED.meet(Use.as(use));
        return holds && !dale.market().isEmpty() && canStillBuy(dale, seat, uses, Pile.EMPTY);
    }

    /** Whether a purchase is possible once these cards lie in the rightmost slots and the others in any order. */
    private static boolean canStillBuy(Dale dale, int seat, int[] uses, Pile placed) {
        if (Purchase.canBuyDiscarded(dale, uses, NEEDED)) return true;
        var slots = dale.market().slots();
        int raised = 2 * dale.against(seat, Trait.RAISES_PRICES);
        int cards = dale.market().cards();
        for (int slot = 0; slot < Market.SLOTS; slot++) {
            int card = slots.get(slot);
            if (card == Market.HOLE) continue;
            int place = placed.indexOf(card);
            int least = place >= 0 ? place : placed.size();
            int most = place >= 0 ? place : cards - 1;
            for (int surcharge = least; surcharge <= most; surcharge++)
                if (Payment.isPossible(uses, dale.card(card).value() + surcharge + raised, NEEDED)) return true;
        }
        return false;
    }

    /** "You may rearrange the market first": asked from the rightmost slot to the left. */
    public record PlaceMarketCard() implements DaleQuestion {

        @Override
        public Options options(Dale dale, int seat) {
            var uses = Uses.ofHand(dale, seat);
            var placed = dale.words().them();
            var options = new Options.Builder();
            var offered = Pile.EMPTY;
            for (int slot = 0; slot < Market.SLOTS; slot++) {
                int card = dale.market().slots().get(slot);
                if (card == Market.HOLE
                        || placed.has(card)
                        || offered.has(dale.card(card).number())) continue;
                if (!canStillBuy(dale, seat, uses, placed.with(card))) continue;
                offered = offered.with(dale.card(card).number());
                options.add(Pick.of(dale.card(card)));
            }
            return options.build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            var placed = dale.words().them();
            var slots = dale.market().slots();
            int slot = 0;
            while (slots.get(slot) == Market.HOLE
                    || placed.has(slots.get(slot))
                    || !Pick.of(dale.card(slots.get(slot))).equals(answer)) slot++;
            placed = placed.with(slots.get(slot));
            if (placed.size() < dale.market().cards())
                return dale.words(dale.words().them(placed)).doFirst(this);
            var layout = new int[Market.SLOTS];
            java.util.Arrays.fill(layout, Market.HOLE);
            for (int i = 0; i < placed.size(); i++) layout[Market.SLOTS - 1 - i] = placed.get(i);
            var next = dale.market(dale.market().slots(Pile.of(layout)));
            return next.words(Words.of(seat)).doFirst(new BuyRearranged());
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.REARRANGE.asks(
                    new CardRule("calculations"),
                    Text.say("Which card lies in slot {0}?")
                            .with(Market.SLOTS - dale.words().them().size()));
        }
    }

    /** After the rearrangement a card is bought, at the price of its new slot. */
    public record BuyRearranged() implements DaleQuestion {

        @Override
        public Options options(Dale dale, int seat) {
            var uses = Uses.ofHand(dale, seat);
            var options = new Options.Builder();
            for (int slot = 0; slot < Market.SLOTS; slot++)
                if (dale.market().slots().get(slot) != Market.HOLE
                        && Payment.isPossible(uses, dale.price(seat, slot), NEEDED)) options.add(Buy.of(dale, slot));
            if (Purchase.canBuyDiscarded(dale, uses, NEEDED)) options.add(Buy.of(dale, Market.TOP_OF_DISCARD));
            return options.build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            return Purchase.begin(dale, ((Buy) answer).slot(), NEEDED);
        }

        @Override
        public Text label(Dale dale, int seat, Answer answer) {
            var buy = (Buy) answer;
            return Text.say("{0} for {1}").with(buy.text(), dale.price(seat, buy.slot()));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.BUY.asks(
                    new CardRule("calculations"), Text.say("Buy a card with a payment that includes Calculations."));
        }
    }
}
