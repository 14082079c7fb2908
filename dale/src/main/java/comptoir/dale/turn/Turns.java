package comptoir.dale.turn;

import comptoir.dale.answers.Pick;
import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.table.Dale;
import comptoir.dale.table.DaleRule;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Turn;
import comptoir.dale.table.Use;
import comptoir.dale.table.Words;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/** A turn from its start to its clean-up. */
public final class Turns {

    private static final Acting.TakeAction ACTION = new Acting.TakeAction(false);
    private static final CleanUp CLEAN_UP = new CleanUp();
    private static final FillHand FILL_HAND = new FillHand();
    private static final FillMarket FILL_MARKET = new FillMarket(true);
    private static final BeginTurn[] BEGIN = {new BeginTurn(0), new BeginTurn(1), new BeginTurn(2), new BeginTurn(3)};

    private Turns() {}

    /** The turn of a player begins: what waits in the schedule comes first, then the action phase, then the clean-up. */
    public record BeginTurn(int seat) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var next = new Dale(
                    dale.box(),
                    dale.faces(),
                    dale.table(),
                    Turn.of(seat),
                    Words.of(seat),
                    dale.memory(),
                    dale.agenda().push(CLEAN_UP).push(ACTION),
                    dale.news());
            next = Moves.tell(next, EventKind.TURN_BEGAN.by(seat));
            return dale.player(seat).schedule().isEmpty() ? next : next.doFirst(new ResolveDue());
        }
    }

    /** Everything in the schedule is due at the start of its owner's turn, in the order the owner chooses. */
    public record ResolveDue() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var schedule = dale.player(dale.active()).schedule();
            if (schedule.isEmpty()) return dale;
            for (int i = 1; i < schedule.size(); i++)
                if (!isAlike(dale, schedule.get(i), schedule.get(0))) return dale.doFirst(new ChooseDue());
            return resolve(dale, schedule.get(0));
        }
    }

    /** Whether the order of two due cards means nothing: what they count as is the same, and so are the cards. */
    private static boolean isAlike(Dale dale, int one, int other) {
        return Use.kind(one) == Use.kind(other)
                && dale.faces().kind(Use.card(one)) == dale.faces().kind(Use.card(other));
    }

    private static Dale resolve(Dale dale, int use) {
        var next = dale.words(Words.of(dale.active()).card(use)).doFirst(new Acting.Finish(), new ResolveDue());
        next = Moves.showAll(next, EventKind.RESOLVED.by(dale.active()), Pile.of(Use.card(use)));
        return next.firstAll(Use.as(use).nextTurn());
    }

    /** "When several cards resolve at the same time, you choose the order." */
    public record ChooseDue() implements DaleQuestion {

        @Override
        public int seat(Dale dale) {
            return dale.active();
        }

        @Override
        public Options options(Dale dale, int seat) {
            var schedule = dale.player(seat).schedule();
            var options = new Options.Builder();
            for (int i = 0; i < schedule.size(); i++)
                if (first(dale, schedule, i) == i) options.add(pick(dale, schedule.get(i)));
            return options.build();
        }

        private static int first(Dale dale, Pile schedule, int index) {
            int at = 0;
            while (!isAlike(dale, schedule.get(at), schedule.get(index))) at++;
            return at;
        }

        private static Pick pick(Dale dale, int use) {
            var card = dale.card(Use.card(use));
            return card == Use.as(use)
                    ? Pick.of(card)
                    : new Pick(card, Use.as(use), Use.as(use).value(), false);
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            var schedule = dale.player(seat).schedule();
            int at = 0;
            while (!pick(dale, schedule.get(at)).equals(answer)) at++;
            return resolve(dale, schedule.get(at));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.RESOLVE.asks(
                    DaleRule.TECHNIQUE_SIMULTANEOUS, Text.say("Which card of your schedule resolves next?"));
        }
    }

    /** The clean-up: first the hand, then the market; then the turn passes clockwise. */
    public record CleanUp() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var agenda = dale.agenda().push(BEGIN[dale.box().next(dale.active())]);
            if (dale.market().emptySlot() != Market.HOLE) agenda = agenda.push(FILL_MARKET);
            if (dale.box().has(Trait.REACTS)) agenda = agenda.push(new Acting.Settle());
            return FILL_HAND.perform(dale.agenda(agenda));
        }
    }

    /** "Draw up to five cards in hand." */
    public record FillHand() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int seat = dale.active();
            int missing = dale.handSize(seat) - dale.hand(seat).size();
            if (missing <= 0) return dale;
            if (dale.against(seat, Trait.LOSES_SHIPMENTS) > 0)
                return Decks.draw(showWhatWidens(dale, seat, 1), seat, 1, EventKind.DREW, Zone.HAND);
            if (!dale.box().has(Trait.WIDENS_HAND_FROM_HAND))
                return Decks.draw(dale, seat, missing, EventKind.DREW, Zone.HAND);
            // A card drawn now may widen the hand, so look again.
            return Decks.draw(
                    showWhatWidens(dale, seat, missing).doFirst(this), seat, missing, EventKind.DREW, Zone.HAND);
        }

        /** A passive card of the hand that is made use of is shown: here those without which fewer cards were drawn. */
        private static Dale showWhatWidens(Dale dale, int seat, int drawn) {
            var hand = dale.hand(seat);
            if (!dale.watched() || hand.size() + drawn <= dale.handSize(seat, false)) return dale;
            var shown = Pile.EMPTY;
            for (int i = 0; i < hand.size(); i++)
                if (dale.card(hand.get(i)).has(Trait.WIDENS_HAND_FROM_HAND)) shown = shown.with(hand.get(i));
            return Moves.showAll(dale, EventKind.WIDENED_HAND.by(seat), shown);
        }
    }

    /**
     * Empty slots are filled from the market deck, from right to left.
     *
     * @param slide whether the cards first move to the right to close the gaps
     */
    public record FillMarket(boolean slide) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            if (dale.market().emptySlot() == Market.HOLE) return dale;
            var market = slide ? dale.market().slidRight() : dale.market();
            var filled = Pile.EMPTY;
            var slots = market.slots().toArray();
            var deck = market.deck();
            boolean empty = false;
            for (int slot = Market.SLOTS - 1; slot >= 0 && !empty; slot--) {
                if (slots[slot] != Market.HOLE) continue;
                empty = deck.isEmpty();
                if (empty) continue;
                slots[slot] = deck.top();
                filled = filled.with(deck.top());
                deck = deck.withoutTop(1);
            }
            var next = dale.market(new Market(Pile.of(slots), deck, market.discard()));
            if (!filled.isEmpty()) next = Moves.showAll(next, EventKind.MARKET_FILLED.by(dale.active()), filled);
            return empty && !market.discard().isEmpty()
                    ? next.doFirst(new Decks.ReshuffleMarket(), new FillMarket(false))
                    : next;
        }
    }
}
