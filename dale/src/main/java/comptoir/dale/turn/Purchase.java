package comptoir.dale.turn;

import comptoir.dale.answers.Amount;
import comptoir.dale.answers.Pick;
import comptoir.dale.answers.Word;
import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.Guises;
import comptoir.dale.steps.Uses;
import comptoir.dale.table.CardRule;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.DaleRule;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Traits;
import comptoir.dale.table.Trigger;
import comptoir.dale.table.Use;
import comptoir.dale.table.Words;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The market action: choose a card, pay card by card, take it. Nothing is told before the purchase is complete. */
public final class Purchase {

    private Purchase() {}

    /**
     * A card is chosen, and now it is paid.
     *
     * @param needed what cards of the payment must be able to do, where the purchase rests on them
     */
    public static Dale begin(Dale dale, int slot, Traits needed) {
        var all = slot == Market.TOP_OF_DISCARD ? needed.with(Trait.BUYS_MARKET_DISCARD) : needed;
        return dale.doFirst(new Pay(slot, dale.price(dale.me(), slot), all));
    }

    /** Whether the top card of the market's discard pile can be bought, by a payment that holds these traits as well. */
    public static boolean canBuyDiscarded(Dale dale, int[] uses, Traits needed) {
        if (!dale.box().has(Trait.BUYS_MARKET_DISCARD)
                || dale.market().discard().isEmpty()) return false;
        int price = dale.price(dale.me(), Market.TOP_OF_DISCARD);
        return Payment.isPossible(uses, price, needed.with(Trait.BUYS_MARKET_DISCARD));
    }

    /**
     * "Pay with any cards of your hand." Asked card by card, in the order in which they go to the discard pile; it ends by
     * itself once the price is reached.
     *
     * @param needed what cards of the payment must be able to do, where the purchase rests on them
     */
    public record Pay(int slot, int price, Traits needed) implements DaleQuestion {

        @Override
        public int asked(Dale dale) {
            return Seats.bit(dale.me());
        }

        @Override
        public Options options(Dale dale, int seat) {
            var uses = Uses.ofHand(dale, seat);
            var picks = dale.words().picks();
            var options = new Options.Builder();
            boolean plain = needed.isEmpty() && !dale.box().has(Trait.WAIVES_OVERPAY);
            int sum = Use.sum(picks);
            int least = Payment.least(picks);
            for (int i = 0; i < uses.length; i++) {
                if (Uses.isRepeated(dale, uses, i)) continue;
                if (plain
                        ? Payment.canTake(uses, uses[i], sum, least, price)
                        : Payment.canTake(uses, picks, uses[i], price, needed)) options.add(Pick.of(dale, uses[i]));
            }
            if (isEnough(picks)) options.add(Word.DONE);
            return options.build();
        }

        private boolean isEnough(Pile picks) {
            if (!needed.missingIn(picks).isEmpty()) return false;
            return Use.has(picks, Trait.WAIVES_OVERPAY) ? Use.sum(picks) >= price : Payment.isLegal(picks, price);
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            if (!(answer instanceof Pick pick)) return paid(dale);
            var picks = dale.words().picks().with(Uses.ofPick(dale, seat, pick));
            var words = dale.words().picks(picks);
            return isEnough(picks) && !mayPayMore(dale, picks) ? paid(dale.words(words)) : dale.asking(words, this);
        }

        /** More than enough may be paid only with a card that allows it. */
        private boolean mayPayMore(Dale dale, Pile picks) {
            if (!dale.box().has(Trait.WAIVES_OVERPAY)
                    || picks.size() == dale.hand(dale.me()).size()) return false;
            if (Use.has(picks, Trait.WAIVES_OVERPAY)) return true;
            for (int use : Uses.ofHand(dale, dale.me()))
                if (Use.as(use).has(Trait.WAIVES_OVERPAY) && !Use.holds(picks, Use.card(use))) return true;
            return false;
        }

        private Dale paid(Dale dale) {
            var picks = dale.words().picks();
            var next = dale.doFirst(new CompletePurchase(slot, price, needed));
            if (dale.card(dale.market().onSale(slot)).has(Trait.THROWS_JUNK_PAID)) {
                int junk = junk(dale, Use.cards(picks), 3).size();
                if (junk > 0) next = next.doFirst(new ThrowAwayPaidJunk(junk));
            }
            if (dale.box().has(Trait.MAY_STAY_WHEN_PAID))
                for (int i = picks.size() - 1; i >= 0; i--)
                    if (Use.as(picks.get(i)).has(Trait.MAY_STAY_WHEN_PAID)) next = next.doFirst(new KeepPaid(i));
            return next;
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            if (isEnough(dale.words().picks()))
                return DaleDecision.PAY.asks(
                        new CardRule("stock-clearance"),
                        Use.has(dale.words().picks(), Trait.WAIVES_OVERPAY)
                                ? Text.say("The price is paid. You may add any number of cards.")
                                : Text.say("The price is paid. You may add {0}, and then any number of cards.")
                                        .with(Objects.requireNonNull(Cards.named("stock-clearance"))
                                                .name()));
            var picks = dale.words().picks();
            var card = dale.card(dale.market().onSale(slot)).name();
            var asked = picks.isEmpty()
                    ? Text.say("Pay {0} for {1}.").with(price, card)
                    : Text.say("Pay {0} for {1}: {2} to go.").with(price, card, Math.max(0, price - Use.sum(picks)));
            return DaleDecision.PAY.asks(DaleRule.MARKET_PAY, asked);
        }

        @Override
        public List<Refusal> refusals(Dale dale, int seat) {
            var refusals = new ArrayList<Refusal>();
            var uses = Uses.ofHand(dale, seat);
            var offered = options(dale, seat);
            for (int use : uses) {
                var pick = Pick.of(dale, use);
                if (offered.contains(pick)
                        || refusals.stream().anyMatch(it -> it.answer().equals(pick.data()))) continue;
                refusals.add(new Refusal(
                        pick.data(),
                        DaleRule.MARKET_OVERPAY,
                        price,
                        Use.sum(dale.words().picks()) + Use.value(use),
                        Text.say("With {0} a card of the payment would be superfluous.")
                                .with(pick.text())));
            }
            return refusals;
        }
    }

    /** "You may keep this card in your hand." */
    public record KeepPaid(int place) implements DaleQuestion {

        @Override
        public Options options(Dale dale, int seat) {
            return YES_OR_NO;
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            var words = dale.words();
            return answer == Word.NO
                    ? dale
                    : dale.words(
                            words.them(words.them().with(Use.card(words.picks().get(place)))));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            var card = Use.as(dale.words().picks().get(place));
            return DaleDecision.KEEP.asks(
                    card.rule(), Text.say("Keep {0} in hand?").with(card.name()));
        }
    }

    /** The first Junk cards of a payment, at most so many. They are those that lie, not those that are copied. */
    private static Pile junk(Dale dale, Pile paid, int most) {
        var junk = Pile.EMPTY;
        for (int i = 0; i < paid.size() && junk.size() < most; i++)
            if (dale.card(paid.get(i)).isJunk()) junk = junk.with(paid.get(i));
        return junk;
    }

    /** "You may throw away up to 3 of the Junk you pay with", those laid down first. */
    public record ThrowAwayPaidJunk(int most) implements DaleQuestion {

        @Override
        public Options options(Dale dale, int seat) {
            var options = new Options.Builder();
            for (int number = 0; number <= most; number++) options.add(Amount.of(number));
            return options.build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            return dale.words(dale.words().number(((Amount) answer).number()));
        }

        @Override
        public Text label(Dale dale, int seat, Answer answer) {
            return Text.say("Throw away {0} Junk").with(((Amount) answer).number());
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.THROW_AWAY_JUNK.asks(
                    new CardRule("essential-purchase"),
                    Text.say("How many of the Junk you pay with do you throw away?"));
        }
    }

    private static final Options YES_OR_NO = Options.of(Word.YES, Word.NO);

    /** The cards that pay go to the discard pile, the card bought to the hand. */
    public record CompletePurchase(int slot, int price, Traits needed) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int seat = dale.me();
            var kept = dale.words().them();
            var paid = Use.cards(dale.words().picks()).without(kept);
            var thrown = junk(dale, paid, dale.words().number());
            var next =
                    Guises.told(dale.words(Words.of(seat)), seat, dale.words().picks());
            if (needed.has(Trait.REARRANGES_MARKET))
                next = Moves.showAll(
                        next, EventKind.REARRANGED.by(seat), cards(next.market().slots()));
            next = Moves.move(
                    next, EventKind.PAID.by(seat), Zone.HAND.of(seat), paid.without(thrown), Zone.DISCARD.of(seat));
            next = Moves.throwAway(next, EventKind.PAID_AND_THREW_AWAY.by(seat), Zone.HAND.of(seat), thrown);
            if (!kept.isEmpty()) next = Moves.showAll(next, EventKind.KEPT.by(seat), kept);
            var bought = Pile.of(next.market().onSale(slot));
            var cost = price;
            if (slot == Market.TOP_OF_DISCARD) {
                next = Moves.move(
                        next,
                        EventKind.BOUGHT_FROM_DISCARD.by(seat).with(cost),
                        Zone.MARKET_DISCARD.of(seat),
                        bought,
                        Zone.HAND.of(seat));
            } else {
                next = next.market(next.market().slot(slot, Market.HOLE));
                next = Moves.move(
                        next, EventKind.BOUGHT.by(seat).with(cost), Zone.TABLE.of(seat), bought, Zone.HAND.of(seat));
            }
            return Acting.acted(next.happened(Trigger.PURCHASED, seat));
        }

        private static Pile cards(Pile slots) {
            var cards = Pile.EMPTY;
            for (int i = 0; i < slots.size(); i++) if (slots.get(i) != Market.HOLE) cards = cards.with(slots.get(i));
            return cards;
        }
    }
}
