package comptoir.dale;

import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;

/**
 * The cards laid aside go back, exactly one to each player they came from ("them"), in any distribution. Asked player by
 * player; the others see who receives a card, and not which.
 */
final class HandOut {

    private HandOut() {}

    /** "Put one of them on top of each of these decks." */
    record OntoDecks() implements Question {
        @Override
        public Zone to() {
            return Zone.DECK;
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return new Prompt(
                    "hand-out",
                    dale.rule(DaleRule.CARD_NIGHT_SHIFT),
                    Text.of("Which card goes onto the deck of {0}?", "Quelle carte va sur la pioche de {0} ?")
                            .with(Moves.player(receiver(dale))));
        }
    }

    /** "Give one of them to each of these players." */
    record IntoHands() implements Question {
        @Override
        public Zone to() {
            return Zone.HAND;
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return new Prompt(
                    "hand-out",
                    dale.rule(DaleRule.CARD_CHARITY),
                    Text.of("Which card goes to the hand of {0}?", "Quelle carte va dans la main de {0} ?")
                            .with(Moves.player(receiver(dale))));
        }
    }

    private static int receiver(Dale dale) {
        return dale.words().them().get(dale.words().picks().size());
    }

    /** What both have in common. The cards chosen so far are kept as picks, in the order of the players. */
    interface Question extends DaleQuestion {

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
            if (left.size() > 1) return dale.words(dale.words().picks(chosen)).first(this);
            return handedOut(dale, Use.cards(chosen).with(left));
        }

        private Dale handedOut(Dale dale, Pile cards) {
            var players = dale.words().them();
            var next = dale.words(dale.words().picks(Pile.EMPTY));
            for (int i = 0; i < cards.size(); i++) {
                int player = players.get(i);
                var told = to() == Zone.DECK ? Told.LAID_ON_OTHERS_DECK : Told.GAVE;
                next = Moves.move(
                        next,
                        told,
                        dale.me(),
                        Moves.player(player),
                        Zone.ASIDE,
                        dale.me(),
                        Pile.of(cards.get(i)),
                        to(),
                        player);
            }
            return next;
        }
    }
}
