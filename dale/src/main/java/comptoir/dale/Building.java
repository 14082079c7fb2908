package comptoir.dale;

import comptoir.engine.Agenda;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Step;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;

/** The stall action: the next stack, from cards of one set worth exactly its number. */
final class Building {

    private Building() {}

    /** Whether a player can build the next stack now, alone or with the partner's help. */
    static boolean isPossible(Dale dale, int seat, int[] uses) {
        int target = dale.nextStack(seat);
        boolean help = mayAskPartner(dale, seat);
        if (isLoose(dale, uses, help)) {
            var stack = new LooseStack(target);
            for (int i = 0; i < uses.length; i++)
                if (canTake(dale, seat, stack.with(uses[i], false), uses, after(uses, i), 0, help)) return true;
            return false;
        }
        if (!help) return Stacks.isPossible(uses, target);
        for (int use : uses) if (Stacks.fits(Pile.EMPTY, use) && Use.value(use) <= target) return true;
        return false;
    }

    private static boolean mayAskPartner(Dale dale, int seat) {
        return dale.box().teams()
                && !dale.turn().helpAsked()
                && !dale.hand(dale.box().partner(seat)).isEmpty();
    }

    /** Whether a card of the hand, or one that the partner may have, loosens the rules of stacks. */
    private static boolean isLoose(Dale dale, int[] uses, boolean help) {
        return LooseStack.isInPlay(dale) && (help || LooseStack.isAmong(uses));
    }

    /** Whether a stack that loosens the rules can be made whole with cards from these places on, or with help. */
    private static boolean canTake(
            Dale dale, int seat, LooseStack stack, int[] uses, int from, int depth, boolean help) {
        return (help && stack.couldBeHelped(dale))
                || stack.canBecomeWhole(
                        dale, seat, uses, from, dale.player(seat).discard(), depth);
    }

    /** The place after all uses of the same card. */
    private static int after(int[] uses, int index) {
        int next = index;
        while (next < uses.length && Use.card(uses[next]) == Use.card(uses[index])) next++;
        return next;
    }

    /**
     * The cards that can be picked next where the rules are loosened: first of the hand in its order, then of the own discard
     * pile from the top down.
     */
    private static void offer(
            Dale dale, int seat, LooseStack stack, Pile picks, int[] uses, boolean help, Options.Builder options) {
        var hand = dale.hand(seat);
        var discard = dale.player(seat).discard();
        int last = picks.isEmpty() ? -1 : hand.indexOf(Use.card(picks.top()));
        boolean handIsDone = !picks.isEmpty() && last < 0;
        for (int i = 0; i < uses.length && !handIsDone; i++)
            if (hand.indexOf(Use.card(uses[i])) > last
                    && !Uses.isRepeated(dale, uses, i)
                    && canTake(dale, seat, stack.with(uses[i], false), uses, after(uses, i), 0, help))
                options.add(Pick.of(dale, uses[i]));
        if (!stack.opensDiscard()) return;
        int first = handIsDone ? discard.size() - discard.indexOf(Use.card(picks.top())) : 0;
        for (int depth = first; depth < discard.size(); depth++) {
            int use = inDiscard(dale, seat, depth);
            boolean repeated = depth > first && Use.kind(inDiscard(dale, seat, depth - 1)) == Use.kind(use);
            if (!repeated && canTake(dale, seat, stack.with(use, true), uses, uses.length, depth + 1, help))
                options.add(new AtDepth(Use.as(use), depth));
        }
    }

    /** A card of the discard pile in a stack: it copies nothing there, and counts with what holds for all cards this turn. */
    private static int inDiscard(Dale dale, int seat, int depth) {
        var discard = dale.player(seat).discard();
        int card = discard.get(discard.size() - 1 - depth);
        return Use.of(card, dale.faces().kind(card), dale.value(seat, card, dale.card(card)));
    }

    /** What an answer means: a card of the hand, or one of the discard pile. */
    private static int meant(Dale dale, int seat, Answer answer) {
        return answer instanceof AtDepth chosen
                ? inDiscard(dale, seat, chosen.depth())
                : Uses.ofPick(dale, seat, (Pick) answer);
    }

    /**
     * Takes the picked cards from the hands and lays them down as the next stack.
     *
     * @param card the card whose effect this is, which is then resolved further; none for the stall action
     */
    private static Dale build(Dale dale, int seat, Pile picks, Pile helped, int card) {
        int partner = dale.box().partner(seat);
        var stall = dale.stallOf(seat).with(Use.cards(picks).with(Use.cards(helped)));
        var next = dale.words(Words.of(seat)).turn(dale.turn().helpAsked(false));
        next = Guises.told(next, seat, picks);
        if (!helped.isEmpty()) next = laidDown(Guises.told(next, partner, helped), Told.HELPED, partner, helped, seat);
        next = laidDown(next, Told.BUILT, seat, picks, seat);
        return built(next.table(next.table().stall(next.box().stallOf(seat), stall)), seat, picks.with(helped), card);
    }

    private static Dale laidDown(Dale dale, Told told, int seat, Pile picks, int builder) {
        var cards = Use.cards(picks);
        var next = dale;
        if (dale.box().has(Trait.ADDS_FROM_DISCARD_TO_STACK)) {
            var discarded = cards.without(dale.hand(seat));
            next = Moves.move(next, Told.ADDED_FROM_DISCARD, seat, Zone.DISCARD, seat, discarded, Zone.TABLE, builder);
            cards = cards.without(discarded);
        }
        var number = Moves.number(dale.stallOf(builder).size() + 1);
        return Moves.move(next, told, seat, number, Zone.HAND, seat, cards, Zone.TABLE, builder);
    }

    /**
     * A stack has been added to the stall: the last one wins at once, before anybody can react.
     *
     * @param card the card whose effect this is, which is then resolved further; none for the stall action
     */
    static Dale built(Dale dale, int seat, Pile stack, int card) {
        if (dale.stallOf(seat).size() == dale.box().goal())
            return Moves.tell(dale, Told.WON, seat).agenda(Agenda.empty());
        var next = dale.happened(Trigger.STACK_BUILT, seat);
        boolean again = dale.box().has(Trait.BUILDS_AGAIN)
                && Use.has(stack, Trait.BUILDS_AGAIN)
                && !next.hand(seat).isEmpty();
        return again ? next.words(Words.of(seat)).first(new MayBuildAgain(card)) : goOn(next, card);
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
    record MayBuildAgain(int card) implements DaleQuestion {

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
                    ? dale.first(new PickForStack(this))
                    : goOn(Moves.tell(dale, Told.DID_NOTHING, seat), card);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return new Prompt(
                    "build-again",
                    DaleRule.CARD_WINTER_IS_COMING,
                    Text.of(
                                    "You may build the next stack at once, worth {0}.",
                                    "Vous pouvez construire aussitôt la Pile suivante, d’une valeur de {0}.")
                            .with(dale.nextStack(seat)));
        }
    }

    private static final Options PASS = Options.of(Word.PASS);
    private static final Options BUILD_OR_PASS = Options.of(Word.BUILD, Word.PASS);

    /**
     * "Build the next stack." Asked card by card in the order of the hand, only with cards that can still become a stack.
     *
     * @param back the question that led here, to go back to where the partner does not help
     */
    record PickForStack(Step<Dale> back) implements DaleQuestion {

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
                    if (!Uses.isRepeated(dale, uses, i)
                            && Stacks.canTake(dale.hand(seat), uses, picks, uses[i], target, help))
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
            if (answer == Word.ASK_PARTNER) return askPartner(dale, seat);
            if (answer == Word.DONE) return build(dale, seat, dale.words().picks(), Pile.EMPTY, card(back));
            var picks = dale.words().picks().with(meant(dale, seat, answer));
            var next = dale.words(dale.words().picks(picks));
            // Judged by what is left, like the next list of options: the card just picked may have been the only one
            // that could have loosened the rules.
            boolean loose = LooseStack.isInPlay(dale)
                    && isLoose(next, Uses.ofHand(next, seat), picks, mayAskPartner(dale, seat));
            boolean whole = loose ? onlyDoneIsLeft(options(next, seat)) : Use.sum(picks) == dale.nextStack(seat);
            return whole ? build(next, seat, picks, Pile.EMPTY, card(back)) : next.first(this);
        }

        private Dale askPartner(Dale dale, int seat) {
            var words = dale.words();
            var missing = missing(dale, seat, words.picks());
            int everybody = comptoir.engine.Seats.all(dale.box().seats());
            var next = Guises.told(dale, seat, words.picks());
            next = Moves.show(next, Told.OFFERED, seat, missing, Use.cards(words.picks()), everybody);
            return next.turn(next.turn().helpAsked(true)).first(new HelpPartner(back));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return new Prompt(
                    "build",
                    DaleRule.STALL_STACK,
                    Text.of(
                                    "Choose cards of one set worth exactly {0}: {1} to go.",
                                    "Choisissez des cartes d’un même set valant exactement {0} : il reste {1}.")
                            .with(
                                    dale.nextStack(seat),
                                    Math.max(
                                            0,
                                            dale.nextStack(seat)
                                                    - Use.sum(dale.words().picks()))));
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
                                ? Text.of("Junk cannot be put in a stack.", "La camelote ne va pas dans une Pile.")
                                : fits ? whyNot(dale, seat, use) : otherSet(pick)));
            }
            return refusals;
        }

        private static Text whyNot(Dale dale, int seat, int use) {
            var pick = Pick.of(dale, use).text();
            int target = dale.nextStack(seat);
            return Stacks.couldTake(Uses.ofHand(dale, seat), dale.words().picks(), use, target)
                    ? Text.of(
                                    "The cards of a stack are named in the order of the hand: not {0} now.",
                                    "Les cartes d’une Pile se nomment dans l’ordre de la main : pas {0} maintenant.")
                            .with(pick)
                    : Text.of(
                                    "With {0} the stack cannot be worth exactly {1}.",
                                    "Avec {0}, la Pile ne peut valoir exactement {1}.")
                            .with(pick, target);
        }

        private static Text otherSet(Pick pick) {
            return Text.of("{0} is of another set.", "{0} est d’un autre set.").with(pick.text());
        }
    }

    private static int card(Step<Dale> back) {
        return back instanceof MayBuildAgain(int card) ? card : Use.NONE;
    }

    private static boolean onlyDoneIsLeft(Options options) {
        return options.size() == 1 && options.get(0) == Word.DONE;
    }

    /** What is missing for the next stack, in words: more or less where a card of it can bend. */
    private static Text missing(Dale dale, int seat, Pile picks) {
        int missing = dale.nextStack(seat) - Use.sum(picks);
        int bends = Use.count(picks, Trait.BENDS_IN_STACK);
        return bends == 0
                ? Moves.number(missing)
                : Text.of("{0} to {1}", "de {0} à {1}").with(Math.max(1, missing - bends), missing + bends);
    }

    /** "The partner may add one or more cards." Both players' cards must then be worth exactly what the stack needs. */
    record HelpPartner(Step<Dale> back) implements DaleQuestion {

        @Override
        public int seat(Dale dale) {
            return dale.box().partner(dale.active());
        }

        private static Dale withOwnPicks(Dale dale) {
            return dale.words(dale.words().picks(dale.words().them()));
        }

        @Override
        public Options options(Dale dale, int seat) {
            var words = dale.words();
            var uses = Uses.ofHand(withOwnPicks(dale), seat);
            var options = new Options.Builder();
            if (LooseStack.isInPlay(dale)) {
                var stack = new LooseStack(dale.nextStack(seat))
                        .with(dale, dale.active(), words.picks())
                        .forPartner()
                        .with(dale, seat, words.them());
                offer(dale, seat, stack, words.them(), uses, false, options);
                if (!words.them().isEmpty() && stack.isWhole()) options.add(Word.DONE);
            } else {
                for (int i = 0; i < uses.length; i++)
                    if (!Uses.isRepeated(dale, uses, i)
                            && Stacks.fits(words.picks(), uses[i])
                            && Stacks.canTake(dale.hand(seat), uses, words.them(), uses[i], missing(dale), false))
                        options.add(Pick.of(dale, uses[i]));
            }
            if (words.them().isEmpty()) options.add(Word.PASS);
            return options.build();
        }

        private static int missing(Dale dale) {
            return dale.nextStack(dale.active()) - Use.sum(dale.words().picks());
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            var words = dale.words();
            if (answer == Word.PASS)
                return Moves.tell(dale, Told.DECLINED_HELP, seat)
                        .words(Words.of(dale.active()))
                        .first(back);
            if (answer == Word.DONE) return build(dale, dale.active(), words.picks(), words.them(), card(back));
            var added = words.them().with(meant(withOwnPicks(dale), seat, answer));
            var next = dale.words(words.them(added));
            boolean whole =
                    LooseStack.isInPlay(dale) ? onlyDoneIsLeft(options(next, seat)) : Use.sum(added) == missing(dale);
            return whole ? build(next, dale.active(), words.picks(), added, card(back)) : next.first(this);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return new Prompt(
                    "help",
                    DaleRule.TEAM_HELP,
                    Text.of(
                                    "Your partner builds with {0}. Add cards worth {1}, or nothing.",
                                    "Votre coéquipier construit avec {0}. Ajoutez des cartes valant {1}, ou rien.")
                            .with(
                                    Text.list(Stacks.names(dale.words().picks())),
                                    Building.missing(
                                            dale,
                                            dale.active(),
                                            dale.words()
                                                    .picks()
                                                    .with(dale.words().them()))));
        }
    }
}
