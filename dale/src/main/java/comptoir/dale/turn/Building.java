package comptoir.dale.turn;

import comptoir.dale.answers.AtDepth;
import comptoir.dale.answers.Pick;
import comptoir.dale.answers.Word;
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
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Trigger;
import comptoir.dale.table.Use;
import comptoir.dale.table.Words;
import comptoir.dale.table.Zone;
import comptoir.engine.Agenda;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Saved;
import comptoir.engine.Step;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The stall action: the next stack, from cards of one set worth exactly its number. */
public final class Building {

    private Building() {}

    /** Whether a player can build the next stack now, alone or with the partner's help. */
    public static boolean isPossible(Dale dale, int seat, int[] uses) {
        return isPossible(dale, seat, uses, mayAskPartner(dale, seat));
    }

    /** Whether a player can build the next stack without help. */
    public static boolean isPossibleAlone(Dale dale, int seat) {
        return isPossible(dale, seat, Uses.ofHand(dale, seat), false);
    }

    private static boolean isPossible(Dale dale, int seat, int[] uses, boolean help) {
        int target = dale.nextStack(seat);
        if (isLoose(dale, uses, help)) {
            var stack = new LooseStack(target);
            if (help) for (int use : uses) if (stack.with(use, false).couldBeHelped(dale)) return true;
            return stack.canBecomeWhole(dale, seat, uses, dale.player(seat).discard());
        }
        if (!help) return Stacks.isPossible(uses, target);
        for (int use : uses) if (Stacks.fits(Pile.EMPTY, use) && Use.value(use) <= target) return true;
        return false;
    }

    private static boolean mayAskPartner(Dale dale, int seat) {
        return dale.box().teams() && !dale.hand(dale.box().partner(seat)).isEmpty();
    }

    /** Whether a card of the hand, or one that the partner may have, loosens the rules of stacks. */
    private static boolean isLoose(Dale dale, int[] uses, boolean help) {
        return LooseStack.isInPlay(dale) && (help || LooseStack.isAmong(uses));
    }

    /**
     * Whether a stack that loosens the rules can be made whole with these cards of the hand, or with help.
     *
     * @param picks the cards of it so far, which lie in the discard pile no more
     */
    private static boolean canTake(Dale dale, int seat, LooseStack stack, int[] uses, Pile picks, boolean help) {
        if (help && stack.couldBeHelped(dale)) return true;
        var discard = dale.player(seat).discard();
        return stack.canBecomeWhole(dale, seat, uses, picks.isEmpty() ? discard : discard.without(Use.cards(picks)));
    }

    /** The uses of all other cards. */
    private static int[] others(int[] uses, int index) {
        var others = new int[uses.length];
        int size = 0;
        for (int use : uses) if (Use.card(use) != Use.card(uses[index])) others[size++] = use;
        return Arrays.copyOf(others, size);
    }

    /** The cards of the hand and of the own discard pile that can be picked next where the rules are loosened. */
    static void offer(
            Dale dale, int seat, LooseStack stack, Pile picks, int[] uses, boolean help, Options.Builder options) {
        for (int i = 0; i < uses.length; i++)
            if (!Uses.isRepeated(dale, uses, i)
                    && canTake(dale, seat, stack.with(uses[i], false), others(uses, i), picks, help))
                options.add(Pick.of(dale, uses[i]));
        if (!stack.canOpenDiscard(dale, uses)) return;
        int before = Use.NONE;
        // Equal cards are equally good, wherever they lie in the pile: they are tried once.
        var tried = new boolean[Cards.numbers()];
        var good = new boolean[Cards.numbers()];
        for (int depth = 0; depth < dale.player(seat).discard().size(); depth++) {
            int use = inDiscard(dale, seat, depth);
            if (Use.holds(picks, Use.card(use))) continue;
            int kind = Use.kind(use);
            if (!tried[kind]) good[kind] = canTake(dale, seat, stack.with(use, true), uses, picks.with(use), help);
            tried[kind] = true;
            if (kind != before && good[kind]) options.add(new AtDepth(Use.as(use), depth));
            before = kind;
        }
    }

    /** A card of the discard pile in a stack: it copies nothing there, and counts with what holds for all cards this turn. */
    private static int inDiscard(Dale dale, int seat, int depth) {
        var discard = dale.player(seat).discard();
        int card = discard.get(discard.size() - 1 - depth);
        return Use.of(card, dale.faces().kind(card), dale.value(seat, card, dale.card(card)));
    }

    /** What an answer means: a card of the hand, or one of the discard pile. */
    static int meant(Dale dale, int seat, Answer answer) {
        return answer instanceof AtDepth chosen
                ? inDiscard(dale, seat, chosen.depth())
                : Uses.ofPick(dale, seat, (Pick) answer);
    }

    /**
     * Takes the picked cards from the hands and lays them down as the next stack.
     *
     * @param card the card whose effect this is, which is then resolved further; none for the stall action
     */
    static Dale build(Dale dale, int seat, Pile picked, Pile helped, int card) {
        var picks = inOrder(dale.hand(seat), picked);
        int partner = dale.box().partner(seat);
        var stall = dale.stallOf(seat).with(Use.cards(picks).with(Use.cards(helped)));
        var next = dale.words(Words.of(seat)).turn(dale.turn().helpAsked(false));
        next = Guises.told(next, seat, picks);
        if (!helped.isEmpty())
            next = laidDown(Guises.told(next, partner, helped), EventKind.HELPED, partner, helped, seat);
        next = laidDown(next, EventKind.BUILT, seat, picks, seat);
        return built(next.table(next.table().stall(next.box().stallOf(seat), stall)), seat, picks.with(helped), card);
    }

    /** However they were named: the cards of the hand as they lie in it, then the others. */
    private static Pile inOrder(Pile hand, Pile picks) {
        var ordered = Pile.EMPTY;
        for (int i = 0; i < hand.size(); i++)
            for (int j = 0; j < picks.size(); j++)
                if (Use.card(picks.get(j)) == hand.get(i)) ordered = ordered.with(picks.get(j));
        for (int j = 0; j < picks.size(); j++)
            if (!hand.has(Use.card(picks.get(j)))) ordered = ordered.with(picks.get(j));
        return ordered;
    }

    private static Dale laidDown(Dale dale, EventKind told, int seat, Pile picks, int builder) {
        var cards = Use.cards(picks);
        var next = dale;
        if (dale.box().has(Trait.ADDS_FROM_DISCARD_TO_STACK)) {
            var discarded = cards.without(dale.hand(seat));
            next = Moves.move(
                    next,
                    EventKind.ADDED_FROM_DISCARD.by(seat),
                    Zone.DISCARD.of(seat),
                    discarded,
                    Zone.TABLE.of(builder));
            cards = cards.without(discarded);
        }
        var number = dale.stallOf(builder).size() + 1;
        return Moves.move(next, told.by(seat).with(number), Zone.HAND.of(seat), cards, Zone.TABLE.of(builder));
    }

    /**
     * A stack has been added to the stall: the last one wins at once, before anybody can react.
     *
     * @param card the card whose effect this is, which is then resolved further; none for the stall action
     */
    public static Dale built(Dale dale, int seat, Pile stack, int card) {
        if (dale.stallOf(seat).size() == dale.box().goal())
            return Moves.tell(dale, EventKind.WON.by(seat)).agenda(Agenda.empty());
        var next = dale.happened(Trigger.STACK_BUILT, seat);
        boolean again = dale.box().has(Trait.BUILDS_AGAIN)
                && Use.has(stack, Trait.BUILDS_AGAIN)
                && !next.hand(seat).isEmpty();
        return again ? next.words(Words.of(seat)).doFirst(new MayBuildAgain(card)) : goOn(next, card);
    }

    /** The building is over: so is the action, or the card that brought it about is resolved further. */
    private static Dale goOn(Dale dale, int card) {
        return card == Use.NONE
                ? Acting.acted(dale)
                : dale.words(Words.of(dale.active()).card(card));
    }

    /**
     * "You may build the next stack at once." Asked whatever is in the hand, lest the asking tell what it holds.
     *
     * @param card the card whose effect this is, which is then resolved further; none for the stall action
     */
    public record MayBuildAgain(@Saved(as = "use") int card) implements DaleQuestion {

        @Override
        public int seat(Dale dale) {
            return dale.active();
        }

        @Override
        public Options options(Dale dale, int seat) {
            return isPossible(dale, seat, Uses.ofHand(dale, seat)) ? BUILD_OR_PASS : PASS;
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            return answer == Word.BUILD
                    ? dale.doFirst(new PickForStack(this))
                    : goOn(Moves.tell(dale, EventKind.DID_NOTHING.by(seat)), card);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.BUILD_AGAIN.asks(
                    new CardRule("winter-is-coming"),
                    Text.say("You may build the next stack at once, worth {0}.").with(dale.nextStack(seat)));
        }
    }

    private static final Options PASS = Options.of(Word.PASS);
    private static final Options BUILD_OR_PASS = Options.of(Word.BUILD, Word.PASS);

    /**
     * "Build the next stack." Asked card by card, in any order, only with cards that can still become a stack.
     *
     * @param back the question that led here, to go back to where the partner does not help
     */
    public record PickForStack(Step<Dale> back) implements DaleQuestion {

        @Override
        public Options options(Dale dale, int seat) {
            var uses = Uses.ofHand(dale, seat);
            var picks = dale.words().picks();
            var options = new Options.Builder();
            int target = dale.nextStack(seat);
            boolean help = mayAskPartner(dale, seat);
            boolean askable = help && !picks.isEmpty();
            if (isLoose(dale, uses, picks, help)) {
                var stack = new LooseStack(target).with(dale, seat, picks);
                offer(dale, seat, stack, picks, uses, help, options);
                if (!picks.isEmpty() && stack.isWhole()) options.add(Word.DONE);
                askable &= stack.least() < target;
            } else {
                for (int i = 0; i < uses.length; i++)
                    if (!Uses.isRepeated(dale, uses, i) && Stacks.canTake(uses, picks, uses[i], target, help))
                        options.add(Pick.of(dale, uses[i]));
            }
            if (askable) options.add(Word.ASK_PARTNER);
            return options.build();
        }

        private static boolean isLoose(Dale dale, int[] uses, Pile picks, boolean help) {
            return Building.isLoose(dale, uses, help)
                    || (LooseStack.isInPlay(dale) && LooseStack.isAmong(picks.toArray()));
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            if (answer == Word.ASK_PARTNER) return Helping.ask(dale, seat, back);
            if (answer == Word.DONE) return build(dale, seat, dale.words().picks(), Pile.EMPTY, card(back));
            var picks = dale.words().picks().with(meant(dale, seat, answer));
            var next = dale.words(dale.words().picks(picks));
            // Judged by what is left, like the next list of options: the card just picked may have been the only one
            // that could have loosened the rules.
            boolean loose = LooseStack.isInPlay(dale)
                    && isLoose(next, Uses.ofHand(next, seat), picks, mayAskPartner(dale, seat));
            boolean whole = loose
                    ? new LooseStack(dale.nextStack(seat))
                                    .with(dale, seat, picks)
                                    .isWhole()
                            && onlyDoneIsLeft(options(next, seat))
                    : Use.sum(picks) == dale.nextStack(seat);
            return whole ? build(next, seat, picks, Pile.EMPTY, card(back)) : next.doFirst(this);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            int worth = dale.nextStack(seat);
            var picks = dale.words().picks();
            var asked = picks.isEmpty()
                    ? Text.say("Choose cards of one set worth exactly {0}.").with(worth)
                    : Text.say("Choose cards of one set worth exactly {0}: {1} to go.")
                            .with(worth, Math.max(0, worth - Use.sum(picks)));
            return DaleDecision.BUILD.asks(DaleRule.STALL_STACK, asked);
        }

        @Override
        public List<Refusal> refusals(Dale dale, int seat) {
            var refusals = new ArrayList<Refusal>();
            var picks = dale.words().picks();
            var offered = options(dale, seat);
            var uses = Uses.ofHand(dale, seat);
            var all = picks.with(Pile.of(uses));
            boolean anyJunk = Use.has(all, Trait.ALLOWS_JUNK_IN_STACK);
            boolean anySet = Use.has(all, Trait.ALLOWS_ANY_SET_IN_STACK);
            for (int use : uses) {
                var pick = Pick.of(dale, use);
                if (offered.contains(pick)
                        || refusals.stream().anyMatch(it -> it.answer().equals(pick.data()))) continue;
                boolean junk = Use.as(use).isJunk() && !anyJunk;
                boolean fits = Use.as(use).isJunk() || anySet || Stacks.fits(picks, use);
                refusals.add(new Refusal(
                        pick.data(),
                        junk ? DaleRule.CARD_RUBBISH : fits ? DaleRule.STALL_STACK : DaleRule.STALL_ONE_SET,
                        dale.nextStack(seat),
                        Use.sum(picks) + Use.value(use),
                        junk
                                ? Text.say("Junk cannot be put in a stack.")
                                : fits ? whyNot(dale, seat, use) : otherSet(pick)));
            }
            return refusals;
        }

        private static Text whyNot(Dale dale, int seat, int use) {
            return Text.say("With {0} the stack cannot be worth exactly {1}.")
                    .with(Pick.of(dale, use).text(), dale.nextStack(seat));
        }

        private static Text otherSet(Pick pick) {
            return Text.say("{0} is of another set.").with(pick.text());
        }
    }

    /** The card whose effect the building is, told by the question that led to it. */
    static int card(Step<Dale> back) {
        return back instanceof MayBuildAgain(int card) ? card : Use.NONE;
    }

    private static boolean onlyDoneIsLeft(Options options) {
        return options.size() == 1 && options.get(0) == Word.DONE;
    }
}
