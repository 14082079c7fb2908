package comptoir.dale.steps;

import comptoir.dale.answers.DaleAnswer;
import comptoir.dale.answers.Pick;
import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.OffTurn;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Question;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.Optional;

/** All players search their decks at the same time. The choices stay sealed until the last one is made. */
public final class SearchTogether {

    private SearchTogether() {}

    /**
     * "Each player takes a card of their deck."
     *
     * @param chosen the seats that have chosen
     * @param cards the cards they have chosen, in the order in which they chose
     */
    public record Choose(int chosen, Pile cards) implements Question<Dale> {

        @Override
        public int asked(Dale dale) {
            int seats = 0;
            for (int seat = 0; seat < dale.box().seats(); seat++)
                if (!dale.player(seat).deck().isEmpty()) seats |= Seats.bit(seat);
            return seats & ~chosen;
        }

        @Override
        public Options options(Dale dale, int seat) {
            return DeckPicks.different(dale, dale.player(seat).deck()).build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            int card = DeckPicks.meant(dale, dale.player(seat).deck(), (Pick) answer);
            var next = new Choose(chosen | Seats.bit(seat), cards.with(card));
            return next.asked(dale) == 0 ? dale.words(dale.words().them(next.cards)) : dale.doFirst(next);
        }

        @Override
        public Optional<OffTurn> offTurn(Dale dale, int seat) {
            return Standing.SEARCH_TOGETHER.asked(dale, seat, options(dale, seat));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.TAKE_FROM_DECK, "Take a card of your deck.");
        }

        @Override
        public Text label(Dale dale, int seat, Answer answer) {
            return ((DaleAnswer) answer).text();
        }
    }

    /** The choices are opened: each takes the chosen card, unseen by the others, and shuffles the deck. */
    public record Open() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var cards = dale.words().them();
            int seats = dale.box().seats();
            var next = dale.words(dale.words().them(Pile.EMPTY));
            for (int i = seats - 1; i >= 0; i--) {
                int seat = (dale.me() + i) % seats;
                var deck = dale.player(seat).deck();
                if (deck.isEmpty()) continue;
                // Whoever takes the only card has nothing left to shuffle.
                if (deck.size() > 1) next = next.doFirst(new Decks.ShuffleDeckOf(seat));
                for (int j = 0; j < cards.size(); j++)
                    if (deck.has(cards.get(j)))
                        next = Moves.move(
                                next,
                                EventKind.TOOK.by(seat),
                                Zone.DECK.of(seat),
                                Pile.of(cards.get(j)),
                                Zone.HAND.of(seat));
            }
            return next;
        }
    }
}
