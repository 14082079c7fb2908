package comptoir.dale.steps;

import comptoir.dale.answers.Towards;
import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;

/**
 * "Choose another player", who is "that player" afterwards; nobody is where nobody can be chosen. A partner is another player
 * too. Where only one can be chosen, nobody is asked.
 */
public record ChooseAnotherPlayer(Who who) implements DaleDeed {

    /** Who can be chosen. */
    public enum Who {
        ANYBODY_ELSE,
        /** One from whose deck a card can be drawn. */
        WITH_CARDS_TO_DRAW,
        WITH_A_HAND,
        WITH_A_DISCARD_PILE,
        /** One who can be given a card of your hand. */
        WHO_CAN_BE_GIVEN_A_CARD,
        OPPONENT;

        public boolean fits(Dale dale, int me, int seat) {
            if (seat == me) return false;
            return switch (this) {
                case ANYBODY_ELSE -> true;
                case WITH_CARDS_TO_DRAW -> Decks.canGive(dale, seat);
                case WITH_A_HAND -> !dale.hand(seat).isEmpty();
                case WITH_A_DISCARD_PILE -> !dale.player(seat).discard().isEmpty();
                case WHO_CAN_BE_GIVEN_A_CARD -> !dale.hand(me).isEmpty();
                case OPPONENT -> dale.box().opposed(me, seat);
            };
        }
    }

    @Override
    public Dale perform(Dale dale) {
        int found = -1;
        for (int seat = 0; seat < dale.box().seats(); seat++) {
            if (!who.fits(dale, dale.me(), seat)) continue;
            if (found >= 0) return dale.doFirst(new Asked(who));
            found = seat;
        }
        return dale.words(dale.words().other(found));
    }

    /** There is a choice. */
    public record Asked(Who who) implements DaleQuestion {

        @Override
        public Options options(Dale dale, int seat) {
            var options = new Options.Builder();
            for (int other = 0; other < dale.box().seats(); other++)
                if (who.fits(dale, seat, other)) options.add(Towards.player(other));
            return options.build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            int chosen = ((Towards) answer).seat();
            return Moves.tell(
                    dale.words(dale.words().other(chosen)),
                    EventKind.CHOSE_PLAYER.by(seat).with(Moves.player(chosen)),
                    0);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.PLAYER, "Choose another player.");
        }
    }
}
