package comptoir.dale.turn;

import comptoir.dale.answers.Pick;
import comptoir.dale.answers.Show;
import comptoir.dale.answers.Word;
import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.Guises;
import comptoir.dale.steps.Standing;
import comptoir.dale.steps.Uses;
import comptoir.dale.table.Dale;
import comptoir.dale.table.DaleRule;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trigger;
import comptoir.dale.table.Use;
import comptoir.dale.table.Words;
import comptoir.engine.Answer;
import comptoir.engine.OffTurn;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;
import java.util.Optional;

/**
 * Cards shown from the hand in answer to something. What happened waits in a queue until the step that caused it is
 * complete; then the players are asked clockwise from the active one, each for all of the own cards. A reaction may cause
 * others, which join the queue.
 */
public final class Reactions {

    private static final React REACT = new React();

    private Reactions() {}

    /** Lets players react to all that has happened, before anything else goes on. */
    public static Dale now(Dale dale) {
        return dale.turn().triggers().isEmpty() ? dale : dale.doFirst(REACT);
    }

    /** Takes what happened first off the queue and asks about it. */
    public record React() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var queue = dale.turn().triggers();
            if (queue.isEmpty()) return dale;
            var trigger = Trigger.of(queue.get(0));
            int causer = Trigger.causer(queue.get(0));
            var about = Pile.EMPTY;
            var later = Pile.EMPTY;
            for (int i = 0; i < queue.size(); i++) {
                int packed = queue.get(i);
                boolean together = i == 0
                        || (trigger.concernsCauser()
                                && Trigger.of(packed) == trigger
                                && Trigger.causer(packed) == causer);
                if (together) about = about.with(Trigger.card(packed));
                else later = later.with(packed);
            }
            var next = dale.turn(dale.turn().triggers(later)).doFirst(this);
            if (trigger.concernsCauser()) return next.doFirst(new Offer(trigger, causer, causer, about, Pile.EMPTY));
            for (int i = dale.box().seats() - 1; i >= 0; i--) {
                int seat = (dale.active() + i) % dale.box().seats();
                if (seat != causer) next = next.doFirst(new Offer(trigger, causer, seat, about, Pile.EMPTY));
            }
            return next;
        }
    }

    /**
     * A player gets the chance to react. Everybody is asked who could hold a fitting card for all the table knows: to ask
     * only those who do would tell what they hold.
     *
     * @param about the cards it is about, where it is about cards
     * @param shown the cards with which the player has already answered this event
     */
    public record Offer(Trigger trigger, int causer, int seat, Pile about, Pile shown) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int most = trigger.concernsCauser() ? about.size() : dale.hand(seat).size();
            boolean ask = shown.size() < most && !dale.hand(seat).isEmpty() && Unseen.holds(dale, trigger);
            return ask ? dale.doFirst(new MayReact(trigger, causer, seat, about, shown)) : dale;
        }
    }

    /** To enter the hand is no use of a card: there a copying card is itself. It copies where it answers somebody else. */
    private static boolean reacts(Dale dale, int use, Trigger trigger, Pile about, Pile shown) {
        return Use.as(use).trigger() == trigger
                && !shown.has(Use.card(use))
                && (!trigger.concernsCauser() || (about.has(Use.card(use)) && Use.as(use) == dale.card(Use.card(use))));
    }

    /** "You may show this card." */
    public record MayReact(Trigger trigger, int causer, int seat, Pile about, Pile shown) implements DaleQuestion {

        @Override
        public int seat(Dale dale) {
            return seat;
        }

        @Override
        public Options options(Dale dale, int seat) {
            var uses = Uses.ofHand(dale, seat);
            var options = new Options.Builder();
            for (int i = 0; i < uses.length; i++)
                if (reacts(dale, uses[i], trigger, about, shown) && !isOffered(dale, uses, i))
                    options.add(new Show(Pick.of(dale, uses[i])));
            return options.add(Word.PASS).build();
        }

        private boolean isOffered(Dale dale, int[] uses, int index) {
            for (int i = 0; i < index; i++)
                if (reacts(dale, uses[i], trigger, about, shown)
                        && Pick.of(dale, uses[i]).equals(Pick.of(dale, uses[index]))) return true;
            return false;
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            if (!(answer instanceof Show show)) return dale;
            int chosen = Use.NONE;
            for (int use : Uses.ofHand(dale, seat))
                if (chosen == Use.NONE && show.pick().means(dale, use) && reacts(dale, use, trigger, about, shown))
                    chosen = use;
            var next = dale.doFirst(
                    new EndReaction(), new Offer(trigger, causer, seat, about, shown.with(Use.card(chosen))));
            next = next.words(Words.of(seat).card(chosen));
            next = Guises.told(next, seat, chosen);
            next = Moves.showAll(next, EventKind.REVEALED.by(seat), Pile.of(Use.card(chosen)));
            return next.firstAll(Use.as(chosen).sentences());
        }

        @Override
        public Optional<OffTurn> offTurn(Dale dale, int seat) {
            return Standing.to(trigger).asked(dale, seat, options(dale, seat));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.REACT.asks(
                    DaleRule.TECHNIQUE_TRIGGER_WINDOW,
                    Text.say("You may react: {0}.").with(trigger.text(causer)));
        }
    }

    /** The one who reacted is done; "you" is the active player again. */
    public record EndReaction() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return dale.words(Words.of(dale.active()));
        }
    }
}
