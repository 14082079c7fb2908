package comptoir.dale.steps;

import comptoir.dale.answers.AtDepth;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.table.Card;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;

/**
 * "Exchange an animalfolk card of your hand with a card of your discard pile." The hand card takes the exact place of the
 * other in the pile. Without a card to give or to take nothing happens.
 */
public final class ExchangeWithDiscard {

    private ExchangeWithDiscard() {}

    private static boolean isPossible(Dale dale) {
        return !dale.mine().discard().isEmpty()
                && DiscardPicks.any(dale, dale.mine().hand(), card -> !card.isJunk());
    }

    /** The card to take. It is "it" afterwards; nobody is told before the exchange is complete. */
    public record ChooseInDiscard() implements DaleQuestion {

        @Override
        public boolean isOpen(Dale dale) {
            return isPossible(dale);
        }

        @Override
        public Options options(Dale dale, int seat) {
            var pile = dale.player(seat).discard();
            var options = new Options.Builder();
            for (int depth = 0; depth < pile.size(); depth++)
                options.add(new AtDepth(dale.card(pile.get(pile.size() - 1 - depth)), depth));
            return options.build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            return dale.words(dale.words()
                    .them(Pile.of(((AtDepth) answer).in(dale.player(seat).discard()))));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(
                    dale, DaleDecision.TAKE_FROM_DISCARD, "Which card of your discard pile do you take?");
        }
    }

    /** The animalfolk card of the hand that takes its place. */
    public record GiveAnimalfolk() implements PicksFromHand {

        @Override
        public int wanted(Dale dale) {
            return dale.words().them().isEmpty() ? 0 : 1;
        }

        @Override
        public boolean isSelective() {
            return true;
        }

        @Override
        public boolean allows(Card card) {
            return !card.isJunk();
        }

        @Override
        public Dale chosen(Dale dale, Pile cards) {
            int me = dale.me();
            var taken = dale.words().them();
            int place = dale.mine().discard().indexOf(taken.get(0));
            var next = Moves.move(dale, EventKind.DISCARDED.by(me), Zone.HAND.of(me), cards, Zone.DISCARD.of(me));
            next = Moves.move(next, EventKind.TOOK_FROM_DISCARD.by(me), Zone.DISCARD.of(me), taken, Zone.HAND.of(me));
            // The card given lies on top now, and belongs where the other lay.
            var pile = next.mine().discard();
            var moved = pile.withoutTop(1).toArray();
            var ordered = new int[pile.size()];
            System.arraycopy(moved, 0, ordered, 0, place);
            ordered[place] = cards.get(0);
            System.arraycopy(moved, place, ordered, place + 1, moved.length - place);
            return next.table(next.table().pile(Zone.DISCARD.of(me), Pile.of(ordered)));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.GIVE, "Which animalfolk card of your hand takes its place?");
        }
    }
}
