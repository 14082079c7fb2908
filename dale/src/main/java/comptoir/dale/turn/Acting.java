package comptoir.dale.turn;

import comptoir.dale.answers.Buy;
import comptoir.dale.answers.DaleAnswer;
import comptoir.dale.answers.PlayCard;
import comptoir.dale.answers.Show;
import comptoir.dale.answers.Word;
import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.Guises;
import comptoir.dale.steps.PicksFromHand;
import comptoir.dale.steps.Uses;
import comptoir.dale.table.CardRule;
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

/** The action phase: one action, and one more for each plus on a technique that was played. */
public final class Acting {

    private Acting() {}

    /** An action is over: reactions first, then the last chance to use a card that is no action. */
    public static Dale acted(Dale dale) {
        var next = dale.words(Words.of(dale.active()));
        if (dale.box().has(Trait.ONCE_A_TURN)) next = next.doFirst(new LastWord());
        return Reactions.now(next);
    }

    /**
     * "Take one action": market, technique, stall or inventory.
     *
     * @param bonus a further action, which need not be taken
     */
    public record TakeAction(boolean bonus) implements DaleQuestion {

        @Override
        public int asked(Dale dale) {
            return Seats.bit(dale.active());
        }

        @Override
        public int seat(Dale dale) {
            return dale.active();
        }

        @Override
        public Options options(Dale dale, int seat) {
            var uses = Uses.ofHand(dale, seat);
            var options = new Options.Builder();
            int worth = Payment.worth(uses);
            for (int slot = 0; slot < Market.SLOTS; slot++)
                if (dale.market().slots().get(slot) != Market.HOLE && dale.price(seat, slot) <= worth)
                    options.add(Buy.of(dale, slot));
            if (Purchase.canBuyDiscarded(dale, uses, Traits.NONE)) options.add(Buy.of(dale, Market.TOP_OF_DISCARD));
            if (dale.box().has(Trait.REARRANGES_MARKET) && Rearranging.isPossible(dale, seat, uses))
                options.add(Word.REARRANGE);
            for (int i = 0; i < uses.length; i++)
                if (Use.as(uses[i]).isTechnique() && !Uses.isRepeated(dale, uses, i))
                    options.add(PlayCard.of(dale, uses[i]));
            if (dale.box().has(Trait.ONCE_A_TURN)) Abilities.offer(dale, uses, options);
            if (Building.isPossible(dale, seat, uses)) options.add(Word.BUILD);
            options.add(Word.INVENTORY);
            if (bonus) options.add(Word.END);
            return options.build();
        }

        @Override
        public Dale answered(Dale before, int seat, Answer answer) {
            var dale = before.turn().helpAsked() && answer != Word.BUILD
                    ? before.turn(before.turn().helpAsked(false))
                    : before;
            // No pattern switch, which is slower: playouts come through here hundreds of thousands of times a second.
            if (answer instanceof PlayCard play) return play(dale, seat, Uses.ofPick(dale, seat, play.pick()));
            if (answer instanceof Buy buy) return Purchase.begin(dale, buy.slot(), Traits.NONE);
            if (answer instanceof Show show) return Abilities.use(dale.doFirst(this), seat, show.pick());
            return switch ((Word) answer) {
                case REARRANGE -> dale.doFirst(new Rearranging.PlaceMarketCard());
                case BUILD -> dale.doFirst(new Building.PickForStack(this));
                case INVENTORY -> inventory(dale, seat);
                default -> Moves.tell(dale, EventKind.ENDED_ACTIONS.by(seat));
            };
        }

        private static Dale inventory(Dale dale, int seat) {
            var inventory = new DiscardAny();
            return dale.hand(seat).isEmpty() ? inventory.chosen(dale, Pile.EMPTY) : dale.doFirst(inventory);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return bonus
                    ? DaleDecision.ACTION.asks(DaleRule.TURN_BONUS_ACTION, Text.say("You may take a further action."))
                    : DaleDecision.ACTION.asks(DaleRule.TURN_ONE_ACTION, Text.say("Take one action."));
        }

        @Override
        public Text label(Dale dale, int seat, Answer answer) {
            if (answer instanceof Buy buy)
                return Text.say("{0} for {1}").with(buy.text(), dale.price(seat, buy.slot()));
            if (answer == Word.BUILD)
                return Text.say("Build stack {0}, worth {1}")
                        .with(dale.stallOf(seat).size() + 1, dale.nextStack(seat));
            return ((DaleAnswer) answer).text();
        }

        @Override
        public List<Refusal> refusals(Dale dale, int seat) {
            var refusals = new ArrayList<Refusal>();
            var uses = Uses.ofHand(dale, seat);
            var offered = options(dale, seat);
            int worth = Payment.worth(uses);
            for (int slot = 0; slot < Market.SLOTS; slot++) {
                if (dale.market().slots().get(slot) == Market.HOLE) continue;
                int price = dale.price(seat, slot);
                if (price > worth)
                    refusals.add(new Refusal(
                            Buy.of(dale, slot).data(),
                            DaleRule.MARKET_COST,
                            price,
                            worth,
                            Text.say("It costs {0}, and your hand is worth {1}.")
                                    .with(price, worth)));
            }
            if (dale.box().has(Trait.BUYS_MARKET_DISCARD)
                    && !dale.market().discard().isEmpty()) {
                var buy = Buy.of(dale, Market.TOP_OF_DISCARD);
                if (!offered.contains(buy))
                    refusals.add(new Refusal(
                            buy.data(),
                            new CardRule("market-discovery"),
                            dale.price(seat, Market.TOP_OF_DISCARD),
                            worth,
                            Text.say("Only a payment with Market Discovery buys it, and none of yours is worth its"
                                    + " price.")));
            }
            for (int i = 0; i < uses.length; i++) {
                if (Use.as(uses[i]).isTechnique() || Uses.isRepeated(dale, uses, i)) continue;
                var as = Use.as(uses[i]);
                refusals.add(new Refusal(
                        PlayCard.of(dale, uses[i]).data(),
                        as.isJunk() ? DaleRule.CARD_RUBBISH : DaleRule.CARD_PASSIVE,
                        "technique",
                        as.isJunk() ? "rubbish" : "passive",
                        Abilities.isUsedUp(dale, uses[i])
                                ? Text.say("{0} has been used this turn.").with(as.name())
                                : Text.say("{0} is no technique.").with(as.name())));
            }
            if (!offered.contains(Word.BUILD))
                refusals.add(new Refusal(
                        Word.BUILD.data(),
                        DaleRule.STALL_STACK,
                        dale.nextStack(seat),
                        0,
                        Text.say("No cards of one set in your hand are worth exactly {0}.")
                                .with(dale.nextStack(seat))));
            return refusals;
        }
    }

    /** "Show the card, put it in front of you, do what it says." */
    public static Dale play(Dale dale, int seat, int use) {
        var card = Use.as(use);
        var next = card.givesBonus()
                ? dale.doFirst(new TakeAction(true))
                : dale.box().has(Trait.ONCE_A_TURN) ? dale.doFirst(new LastWord()) : dale;
        next = Guises.told(next, seat, use);
        next = Moves.move(
                next, EventKind.PLAYED.by(seat), Zone.HAND.of(seat), Pile.of(Use.card(use)), Zone.TABLE.of(seat));
        var player = next.player(seat);
        next = next.table(
                next.table().player(seat, player.schedule(player.schedule().with(use))));
        // A delayed or lasting card waits in the schedule; the rest of its effect comes at the start of the next turn.
        next = next.words(Words.of(seat).card(use)).doFirst(card.stays() ? SETTLE : FINISH);
        return next.firstAll(card.sentences());
    }

    private static final Finish FINISH = new Finish();
    private static final Settle SETTLE = new Settle();

    /** A technique is resolved: it goes to the discard pile, unless it went elsewhere, and others may react. */
    public record Finish() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int use = dale.words().card();
            int seat = dale.me();
            var next = dale;
            var player = dale.player(seat);
            if (player.schedule().has(use)) {
                next = next.table(next.table()
                        .player(seat, player.schedule(player.schedule().without(use))));
                next = Moves.move(
                        next,
                        EventKind.FINISHED.by(seat),
                        Zone.TABLE.of(seat),
                        Pile.of(Use.card(use)),
                        Zone.DISCARD.of(seat));
            }
            next = next.happened(Trigger.TECHNIQUE_FINISHED, seat);
            return Reactions.now(next.words(Words.of(dale.active())));
        }
    }

    /** An effect is over for now: reactions to it come next. */
    public record Settle() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return Reactions.now(dale.words(Words.of(dale.active())));
        }
    }

    /** "Discard any number of cards": the inventory action, zero included. */
    public record DiscardAny() implements PicksFromHand {
        @Override
        public int wanted(Dale dale) {
            return Integer.MAX_VALUE;
        }

        @Override
        public boolean mayStop() {
            return true;
        }

        @Override
        public Dale chosen(Dale dale, Pile cards) {
            var next = cards.isEmpty()
                    ? Moves.tell(dale, EventKind.INVENTORY.by(dale.me()))
                    : Moves.discardFromHand(dale, dale.me(), cards);
            return acted(next);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.DISCARD.asks(DaleRule.INVENTORY_DISCARD, Text.say("Discard any number of cards."));
        }
    }

    /** A card that may be used once a turn, besides the actions, may still be used after the last action. */
    public record LastWord() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            // Asked whatever is in the hand, lest the asking tell what it holds.
            boolean ask = !dale.hand(dale.active()).isEmpty() && Unseen.holds(dale, Trait.ONCE_A_TURN);
            return ask ? dale.doFirst(new Abilities.BeforeCleanUp()) : dale;
        }
    }
}
