package comptoir.dale;

import comptoir.engine.Agenda;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Refusal;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;

/** The stall action: the next stack, from cards of one set worth exactly its number. */
final class Building {

    private Building() {}

    /** Whether a player can build the next stack now, alone or with the partner's help. */
    static boolean isPossible(Dale dale, int seat, int[] uses) {
        if (mayAskPartner(dale, seat)) {
            int target = dale.nextStack(seat);
            for (int use : uses) if (Stacks.fits(Pile.EMPTY, use) && Use.value(use) <= target) return true;
            return false;
        }
        return Stacks.isPossible(uses, dale.nextStack(seat));
    }

    private static boolean mayAskPartner(Dale dale, int seat) {
        return dale.box().teams()
                && !dale.turn().helpAsked()
                && !dale.hand(dale.box().partner(seat)).isEmpty();
    }

    /** Takes the picked cards from the hands and lays them down as the next stack. */
    private static Dale build(Dale dale, int seat, Pile picks, Pile helped) {
        int partner = dale.box().partner(seat);
        var own = Use.cards(picks);
        var added = Use.cards(helped);
        var stall = dale.stallOf(seat).with(own.with(added));
        var next = dale.words(Words.of(seat));
        if (!helped.isEmpty())
            next = Moves.move(next, Told.HELPED, partner, Zone.HAND, partner, added, Zone.TABLE, seat);
        next = Moves.move(next, Told.BUILT, seat, Text.same(stall.size()), Zone.HAND, seat, own, Zone.TABLE, seat);
        return built(next.table(next.table().stall(next.box().stallOf(seat), stall)), seat, picks.with(helped));
    }

    /** A stack has been added to the stall: the last one wins at once, before anybody can react. */
    static Dale built(Dale dale, int seat, Pile stack) {
        if (dale.stallOf(seat).size() == dale.box().goal())
            return Moves.tell(dale, Told.WON, seat).agenda(Agenda.empty());
        return dale.happened(Trigger.STACK_BUILT, seat);
    }

    /**
     * "Build the next stack." Asked card by card in the order of the hand, only with cards that can still become a stack.
     *
     * @param bonus whether the action is a further one, to go back to where the partner does not help
     */
    record PickForStack(boolean bonus) implements DaleQuestion {

        @Override
        public Options options(Dale dale, int seat) {
            var uses = Uses.ofHand(dale, seat);
            var picks = dale.words().picks();
            var options = new Options.Builder();
            boolean help = mayAskPartner(dale, seat);
            for (int i = 0; i < uses.length; i++)
                if (!Uses.isRepeated(dale, uses, i)
                        && Stacks.canTake(dale.hand(seat), uses, picks, uses[i], dale.nextStack(seat), help))
                    options.add(Pick.of(dale, uses[i]));
            if (help && !picks.isEmpty()) options.add(Word.ASK_PARTNER);
            return options.build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            if (!(answer instanceof Pick pick)) return askPartner(dale, seat);
            var picks = dale.words().picks().with(Uses.meant(dale, Uses.ofHand(dale, seat), pick));
            if (Use.sum(picks) < dale.nextStack(seat))
                return dale.words(dale.words().picks(picks)).first(this);
            var next = build(dale, seat, picks, Pile.EMPTY);
            return next.over() ? next : Acting.acted(next);
        }

        private Dale askPartner(Dale dale, int seat) {
            var words = dale.words();
            var missing = Text.same(dale.nextStack(seat) - Use.sum(words.picks()));
            int everybody = comptoir.engine.Seats.all(dale.box().seats());
            var next = Moves.show(dale, Told.OFFERED, seat, missing, Use.cards(words.picks()), everybody);
            return next.turn(next.turn().withHelpAsked()).first(new HelpPartner(bonus));
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
                                    dale.nextStack(seat) - Use.sum(dale.words().picks())));
        }

        @Override
        public List<Refusal> refusals(Dale dale, int seat) {
            var refusals = new ArrayList<Refusal>();
            var picks = dale.words().picks();
            var offered = options(dale, seat);
            for (int use : Uses.ofHand(dale, seat)) {
                var pick = Pick.of(dale, use);
                if (offered.contains(pick)
                        || refusals.stream().anyMatch(it -> it.answer().equals(pick.data()))) continue;
                boolean junk = Use.as(use).isJunk();
                boolean fits = Stacks.fits(picks, use);
                refusals.add(new Refusal(
                        pick.data(),
                        junk ? DaleRule.CARD_RUBBISH : fits ? DaleRule.STALL_STACK : DaleRule.STALL_ONE_SET,
                        dale.nextStack(seat),
                        Use.sum(picks) + Use.value(use),
                        junk
                                ? Text.of("Junk cannot be put in a stack.", "La camelote ne va pas dans une Pile.")
                                : fits
                                        ? Text.of(
                                                        "With {0} the stack cannot be worth exactly {1}.",
                                                        "Avec {0}, la Pile ne peut valoir exactement {1}.")
                                                .with(pick.text(), dale.nextStack(seat))
                                        : Text.of("{0} is of another set.", "{0} est d’un autre set.")
                                                .with(pick.text())));
            }
            return refusals;
        }
    }

    /** "The partner may add one or more cards." Both players' cards must then be worth exactly what the stack needs. */
    record HelpPartner(boolean bonus) implements DaleQuestion {

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
            for (int i = 0; i < uses.length; i++)
                if (!Uses.isRepeated(dale, uses, i)
                        && Stacks.fits(words.picks(), uses[i])
                        && Stacks.canTake(dale.hand(seat), uses, words.them(), uses[i], missing(dale), false))
                    options.add(Pick.of(dale, uses[i]));
            if (words.them().isEmpty()) options.add(Word.PASS);
            return options.build();
        }

        private static int missing(Dale dale) {
            return dale.nextStack(dale.active()) - Use.sum(dale.words().picks());
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            var words = dale.words();
            if (!(answer instanceof Pick pick))
                return Moves.tell(dale, Told.DECLINED_HELP, seat)
                        .words(Words.of(dale.active()))
                        .first(new Acting.TakeAction(bonus));
            var added = words.them().with(Uses.meant(dale, Uses.ofHand(withOwnPicks(dale), seat), pick));
            if (Use.sum(added) < missing(dale))
                return dale.words(words.them(added)).first(this);
            var next = build(dale, dale.active(), words.picks(), added);
            return next.over() ? next : Acting.acted(next);
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
                                    missing(dale) - Use.sum(dale.words().them())));
        }
    }
}
