package comptoir.dale.turn;

import comptoir.dale.answers.DaleAnswer;
import comptoir.dale.answers.Pick;
import comptoir.dale.answers.Word;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.Guises;
import comptoir.dale.steps.Uses;
import comptoir.dale.table.Dale;
import comptoir.dale.table.DaleRule;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Use;
import comptoir.dale.table.Words;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Seats;
import comptoir.engine.Step;
import comptoir.engine.Text;

/**
 * Partners build together in a short talk that all can follow. The builder shows some cards and asks; the partner shows cards
 * to add, be it the exact rest or others that would go into a stack with different cards of the builder; the builder builds
 * with them, or leaves it. Nobody is bound by asking, and nothing is told of cards that are not shown.
 *
 * <p>Meanwhile the builder's cards are "picks" and the partner's are "them".
 */
public final class Helping {

    private static final Options BUILD_OR_PASS = Options.of(Word.BUILD, Word.PASS);

    private Helping() {}

    /** The builder shows the cards picked so far and asks the partner to add to them. */
    static Dale ask(Dale dale, int seat, Step<Dale> back) {
        var picks = dale.words().picks();
        int everybody = Seats.all(dale.box().seats());
        var next = Guises.told(dale, seat, picks);
        next = Moves.show(
                next, EventKind.OFFERED.by(seat).with(missing(dale, seat, picks)), Use.cards(picks), everybody);
        return next.turn(next.turn().helpAsked(true)).doFirst(new HelpPartner(back));
    }

    /** Nothing comes of it: the cards are in the hands again, and the builder may do anything else, or ask anew. */
    private static Dale over(Dale dale, EventKind told, int seat, Step<Dale> back) {
        return Moves.tell(dale, told.by(seat)).words(Words.of(dale.active())).doFirst(back);
    }

    /** What is missing for the next stack, in words: more or less where a card of it can bend. */
    private static Object missing(Dale dale, int seat, Pile picks) {
        int missing = dale.nextStack(seat) - Use.sum(picks);
        int bends = Use.count(picks, Trait.BENDS_IN_STACK);
        return bends == 0
                ? (Object) missing
                : Text.say("{0} to {1}").with(Math.max(1, missing - bends), missing + bends);
    }

    /** Whether the cards of both make the next stack. */
    private static boolean isWhole(Dale dale) {
        var words = dale.words();
        if (LooseStack.isInPlay(dale)) return together(dale, words.picks()).isWhole();
        return fitTogether(words.picks(), words.them())
                && Use.sum(words.picks()) + Use.sum(words.them()) == dale.nextStack(dale.active());
    }

    private static boolean fitTogether(Pile picks, Pile them) {
        for (int i = 0; i < them.size(); i++) if (!Stacks.fits(picks, them.get(i))) return false;
        return true;
    }

    /** The stack of the builder's cards and those that the partner shows. */
    private static LooseStack together(Dale dale, Pile picks) {
        return new LooseStack(dale.nextStack(dale.active()))
                .with(dale, dale.active(), picks)
                .forPartner()
                .with(dale, dale.box().partner(dale.active()), dale.words().them());
    }

    /** "The partner may add one or more cards." They need not go with those the builder shows. */
    public record HelpPartner(Step<Dale> back) implements DaleQuestion {

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
            if (LooseStack.isInPlay(dale)) offerLoosely(dale, seat, uses, options);
            else
                for (int i = 0; i < uses.length; i++)
                    if (!Uses.isRepeated(dale, uses, i) && couldServe(dale, uses[i]))
                        options.add(Pick.of(dale, uses[i]));
            if (words.them().isEmpty()) options.add(Word.PASS);
            else if (isFair(dale, seat)) options.add(Word.DONE);
            return options.build();
        }

        /** Whether the partner may show just these: each card of the discard pile is there by a card of the hand. */
        private static boolean isFair(Dale dale, int seat) {
            return !LooseStack.isInPlay(dale)
                    || new LooseStack(0).with(dale, seat, dale.words().them()).mayUseDiscard();
        }

        /** What goes with the builder's cards, from the own discard pile too, and what would go with others. */
        private static void offerLoosely(Dale dale, int seat, int[] uses, Options.Builder options) {
            var them = dale.words().them();
            var fitting = new Options.Builder();
            Building.offer(dale, seat, together(dale, dale.words().picks()), them, uses, false, fitting);
            var offered = fitting.build();
            for (int i = 0; i < offered.size(); i++) options.add(offered.get(i));
            var own = new LooseStack(dale.nextStack(dale.active())).with(dale, seat, them);
            for (int i = 0; i < uses.length; i++) {
                var pick = Pick.of(dale, uses[i]);
                if (!Uses.isRepeated(dale, uses, i)
                        && !offered.contains(pick)
                        && own.with(uses[i], false).couldBeHelped(dale)) options.add(pick);
            }
        }

        /** Whether a card can lie in the next stack with those the partner shows already, and room for the builder's. */
        private static boolean couldServe(Dale dale, int use) {
            var them = dale.words().them();
            return Stacks.fits(them, use) && Use.sum(them) + Use.value(use) < dale.nextStack(dale.active());
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            if (answer == Word.PASS) return over(dale, EventKind.DECLINED_HELP, seat, back);
            if (answer == Word.DONE) return shown(dale, seat);
            var words = dale.words();
            var added = words.them().with(Building.meant(withOwnPicks(dale), seat, answer));
            var next = dale.words(words.them(added));
            return !LooseStack.isInPlay(dale) && isWhole(next) ? shown(next, seat) : next.doFirst(this);
        }

        private Dale shown(Dale dale, int seat) {
            var them = dale.words().them();
            int everybody = Seats.all(dale.box().seats());
            var next = Guises.told(dale, seat, them);
            next = Moves.show(next, EventKind.OFFERED_HELP.by(seat).with(Use.sum(them)), Use.cards(them), everybody);
            // Cards that do not go with the partner's are out of the talk: the builder chooses others.
            return isWhole(next)
                    ? next.doFirst(new TakeHelp(back))
                    : next.words(next.words().picks(Pile.EMPTY)).doFirst(new TakeHelp(back));
        }

        @Override
        public Text label(Dale dale, int seat, Answer answer) {
            int shown = Use.sum(dale.words().them());
            if (answer == Word.DONE)
                return Text.say("Show these cards, worth {0}").with(shown);
            if (!(answer instanceof Pick pick)) return ((DaleAnswer) answer).text();
            return Text.say("{0}: {1} of {2}")
                    .with(
                            pick.text(),
                            Use.sum(dale.words().picks()) + shown + pick.value(),
                            dale.nextStack(dale.active()));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            var words = dale.words();
            return DaleDecision.HELP.asks(
                    DaleRule.TEAM_HELP,
                    Text.say("Your partner builds with {0}. Add cards worth {1}, show others that would make a"
                                    + " stack, or nothing.")
                            .with(
                                    Text.list(Stacks.names(words.picks())),
                                    missing(dale, dale.active(), words.picks().with(words.them()))));
        }
    }

    /** The builder has seen what the partner would add: builds with it, with other cards of the own hand, or not. */
    public record TakeHelp(Step<Dale> back) implements DaleQuestion {

        @Override
        public int seat(Dale dale) {
            return dale.active();
        }

        @Override
        public Options options(Dale dale, int seat) {
            var picks = dale.words().picks();
            boolean whole = !picks.isEmpty() && isWhole(dale);
            if (whole && !LooseStack.isInPlay(dale)) return BUILD_OR_PASS;
            var uses = Uses.ofHand(dale, seat);
            var options = new Options.Builder();
            if (whole) options.add(Word.BUILD);
            if (LooseStack.isInPlay(dale)) {
                var stack = new LooseStack(dale.nextStack(seat))
                        .with(dale, dale.box().partner(seat), dale.words().them())
                        .forPartner()
                        .with(dale, seat, picks);
                Building.offer(dale, seat, stack, picks, uses, false, options);
            } else {
                int target = dale.nextStack(seat) - Use.sum(dale.words().them());
                for (int i = 0; i < uses.length; i++)
                    if (!Uses.isRepeated(dale, uses, i)
                            && Stacks.fits(dale.words().them(), uses[i])
                            && Stacks.canTake(uses, picks, uses[i], target, false)) options.add(Pick.of(dale, uses[i]));
            }
            return options.add(Word.PASS).build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            if (answer == Word.PASS) return over(dale, EventKind.LEFT_HELP, seat, back);
            var words = dale.words();
            if (answer == Word.BUILD)
                return Building.build(dale, seat, words.picks(), words.them(), Building.card(back));
            var picks = words.picks().with(Building.meant(dale, seat, answer));
            return dale.asking(words.picks(picks), this);
        }

        @Override
        public Text label(Dale dale, int seat, Answer answer) {
            if (answer == Word.BUILD)
                return Text.say("Build stack {0} together")
                        .with(dale.stallOf(seat).size() + 1);
            if (answer == Word.PASS) return Text.say("Leave it");
            return ((DaleAnswer) answer).text();
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            var words = dale.words();
            return DaleDecision.TAKE_HELP.asks(
                    DaleRule.TEAM_HELP,
                    Text.say("Your partner shows {0}, worth {1}. Build stack {2} with cards worth {3} of your"
                                    + " own?")
                            .with(
                                    Text.list(Stacks.names(words.them())),
                                    Use.sum(words.them()),
                                    dale.stallOf(seat).size() + 1,
                                    missing(dale, seat, words.them())));
        }
    }
}
