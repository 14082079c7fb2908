package comptoir.dale.steps;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.engine.Draw;
import comptoir.engine.Seats;
import comptoir.engine.Source;

/** Cards taken at random from hands. All are drawn before any of them moves; "them" are the draws, packed with the giver. */
public final class RandomCards {

    private static final Source[] HANDS = {
        new Source("hand of player 1"),
        new Source("hand of player 2"),
        new Source("hand of player 3"),
        new Source("hand of player 4")
    };

    private RandomCards() {}

    public static int giver(int drawn) {
        return drawn & 3;
    }

    public static int card(int drawn) {
        return drawn >> 2;
    }

    private static int drawn(int giver, int card) {
        return card << 2 | giver;
    }

    /**
     * "Take a random card from each player's hand", from you on clockwise. A player without cards is passed over.
     *
     * @param done how many players have been looked at
     */
    public record OneFromEachHand(int done) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var next = done == 0 ? dale.words(dale.words().them(Pile.EMPTY)) : dale;
            if (done == dale.box().seats()) return next;
            int seat = (dale.me() + done) % dale.box().seats();
            return next.doFirst(new FromHand(seat), new OneFromEachHand(done + 1));
        }
    }

    /** One card of a hand, left to fate, that has not been drawn yet. It stays where it is for now. */
    public record FromHand(int seat) implements Draw<Dale> {

        private Pile left(Dale dale) {
            var left = dale.hand(seat);
            var drawn = dale.words().them();
            for (int i = 0; i < drawn.size(); i++) left = left.without(card(drawn.get(i)));
            return left;
        }

        @Override
        public Source source(Dale dale) {
            return HANDS[seat];
        }

        @Override
        public int outcomes(Dale dale) {
            return left(dale).size();
        }

        @Override
        public String outcome(Dale dale, int index) {
            return dale.card(left(dale).get(index)).id();
        }

        @Override
        public Dale answered(Dale dale, int index) {
            int card = left(dale).get(index);
            var next = dale.words(dale.words().them(dale.words().them().with(drawn(seat, card))));
            // Its owner has learnt what chance said, even if all of the hand was known: it cannot be taken back.
            return Moves.tell(next, EventKind.PICKED_AT_RANDOM.by(seat).with(Moves.player(seat)), Seats.bit(seat));
        }
    }
}
