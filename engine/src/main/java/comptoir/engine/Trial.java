package comptoir.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers that a seat tries without giving them: which of them would be taken, and whether they make a whole choice.
 * Nothing comes of it, and nothing is told that the seat does not know: as soon as chance would be asked, anything would
 * happen or somebody else would be asked, the choice is whole and the trial ends.
 *
 * @param taken how many of the answers are legal, one after the other
 * @param whole whether the choice is complete after them; otherwise the seat is asked on
 * @param position the position after those taken, while the choice is not whole; the seat may look at it
 * @param refused why the next one is not taken; null where all are
 */
public record Trial<P extends Position<P>>(
        int taken, boolean whole, P position, @Nullable IllegalAnswer refused) {

    /** @param answers each the place of an option or an option's data */
    public static <P extends Position<P>> Trial<P> of(Moment<P> moment, int seat, List<?> answers) {
        var position = moment.seenBy(seat);
        int taken = 0;
        boolean whole = false;
        try {
            for (var answer : answers) {
                if (whole) throw IllegalAnswer.because("the choice is whole before {0}", Tree.json(answer));
                if (!isAsked(position, seat)) throw IllegalAnswer.because("seat {0} is not asked now", seat);
                var next = after(position, seat, IllegalAnswer.option(position, seat, answer));
                whole = next == null;
                if (next != null) position = next;
                taken++;
            }
            return new Trial<>(taken, whole, position, null);
        } catch (IllegalAnswer refused) {
            return new Trial<>(taken, whole, position, refused);
        }
    }

    /** The position in which the seat goes on with the same choice; null where the answer makes it whole. */
    private static <P extends Position<P>> @Nullable P after(P position, int seat, Answer answer) {
        try {
            var next = Play.answer(position, seat, answer, NO_FATE);
            boolean goesOn =
                    next.news().isEmpty() && !next.over() && Play.question(next).asked(next) == Seats.bit(seat);
            return goesOn ? next : null;
        } catch (FateAsked decided) {
            return null;
        }
    }

    /** Whether the seat is asked on after those taken. */
    public boolean asks(int seat) {
        return !whole && isAsked(position, seat);
    }

    private static <P extends Position<P>> boolean isAsked(P position, int seat) {
        return !position.over() && (Play.question(position).asked(position) & Seats.bit(seat)) != 0;
    }

    private static final class FateAsked extends RuntimeException {
        private static final long serialVersionUID = 1L;

        FateAsked() {
            super("chance is not asked in a trial", null, false, false);
        }
    }

    private static final Fate NO_FATE = new Fate() {
        @Override
        public <P extends Position<P>> int draw(Draw<P> draw, P position, int outcomes) {
            throw new FateAsked();
        }

        @Override
        public <P extends Position<P>> int[] order(Shuffle<P> shuffle, P position, int size) {
            throw new FateAsked();
        }
    };
}
