package comptoir.dale.steps;

import comptoir.dale.answers.Pick;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.CardRule;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Use;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/**
 * The cards laid aside go back, exactly one to each player they came from ("them"), in any distribution. Asked player by
 * player; the others see who receives a card, and not which.
 */
public final class HandOut {

    private HandOut() {}

    /** "Put one of them on top of each of these decks." */
    public record OntoDecks() implements Question {
        @Override
        public Zone to() {
            return Zone.DECK;
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.HAND_OUT.asks(
                    dale.rule(new CardRule("night-shift")),
                    Text.say("Which card goes onto {0?your deck|the deck of {0}}?")
                            .with(Moves.player(receiver(dale))));
        }
    }

    /** "Give one of them to each of these players." */
    public record IntoHands() implements Question {
        @Override
        public Zone to() {
            return Zone.HAND;
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.HAND_OUT.asks(
                    dale.rule(new CardRule("charity")),
                    Text.say("Which card goes to {0?your hand|the hand of {0}}?")
                            .with(Moves.player(receiver(dale))));
        }
    }

    private static int receiver(Dale dale) {
        return dale.words().them().get(dale.words().picks().size());
    }

    /** What both have in common. The cards chosen so far are kept as picks, in the order of the players. */
    public interface Question extends DaleQuestion {

        Zone to();

        @Override
        default boolean isOpen(Dale dale) {
            return !dale.table().aside().isEmpty();
        }

        private static Pile left(Dale dale) {
            return dale.table().aside().without(Use.cards(dale.words().picks()));
        }

        @Override
        default Options options(Dale dale, int seat) {
            return DeckPicks.different(dale, left(dale)).build();
        }

        @Override
        default Dale answered(Dale dale, int seat, Answer answer) {
            var left = left(dale);
            int card = DeckPicks.meant(dale, left, (Pick) answer);
            var chosen = dale.words().picks().with(Use.of(card, dale.faces().kind(card), 0));
            left = left.without(card);
            if (left.size() > 1) return dale.words(dale.words().picks(chosen)).doFirst(this);
            return handedOut(dale, Use.cards(chosen).with(left));
        }

        private Dale handedOut(Dale dale, Pile cards) {
            var players = dale.words().them();
            var next = dale.words(dale.words().picks(Pile.EMPTY));
            for (int i = 0; i < cards.size(); i++) {
                int player = players.get(i);
                var told = to() == Zone.DECK ? EventKind.LAID_ON_OTHERS_DECK : EventKind.GAVE;
                next = Moves.move(
                        next,
                        told.by(dale.me()).with(Moves.player(player)),
                        Zone.ASIDE.of(dale.me()),
                        Pile.of(cards.get(i)),
                        to().of(player));
            }
            return next;
        }
    }
}
