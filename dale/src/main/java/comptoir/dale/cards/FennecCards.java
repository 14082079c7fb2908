package comptoir.dale.cards;

import static comptoir.dale.table.Card.technique;

import comptoir.dale.answers.AtSlot;
import comptoir.dale.answers.Word;
import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.ChooseAnotherPlayer;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.HandOut;
import comptoir.dale.steps.RandomCards;
import comptoir.dale.steps.SearchTogether;
import comptoir.dale.steps.Standing;
import comptoir.dale.steps.TakeMarketCard;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Use;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.OffTurn;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import java.util.List;
import java.util.Optional;

/** The Friendly Fennec Foxes: everybody takes part. */
public final class FennecCards implements CardSet {

    public static final Animalfolk FENNECS = new Animalfolk(
            "fennecs", "Friendly Fennec Foxes", "Everybody takes part", 2, "#cf9f4a", "Les fennecs amicaux");

    public static final Card CUNNING_NEIGHBOUR = technique(FENNECS, 1, "cunning-neighbour")
            .named("Cunning Neighbour")
            .text("Look at another player’s hand. Then you may put this card on top of your deck instead of"
                    + " discarding it.")
            .says(
                    new ChooseAnotherPlayer(ChooseAnotherPlayer.Who.ANYBODY_ELSE),
                    new LookAtThatHand(),
                    new MayLayThisCardOnDeck())
            .bonus()
            .card();

    public static final Card CHEER = technique(FENNECS, 2, "cheer")
            .named("Cheer")
            .text("Every player searches their own deck for 1 card, takes it into their hand, then shuffles their"
                    + " deck.")
            .says(new EachSearchesDeck(), new SearchTogether.Choose(0, Pile.EMPTY), new SearchTogether.Open())
            .bonus()
            .card();

    public static final Card RAFFLE = technique(FENNECS, 3, "raffle")
            .named("Raffle")
            .text("Choose left or right. All players at once take a random card from the hand of their neighbour on"
                    + " that side.")
            .says(new ChooseSide(), new RandomCards.OneFromEachHand(0), new PassOnToNeighbours())
            .bonus()
            .card();

    public static final Card CHARITY = technique(FENNECS, 4, "charity")
            .named("Charity")
            .text("Take a random card from every player’s hand, yours included. Look at them, then give one of them"
                    + " to each of those players.")
            .says(new RandomCards.OneFromEachHand(0), new CollectThem(), new HandOut.IntoHands())
            .bonus()
            .card();

    public static final Card TASTERS = technique(FENNECS, 5, "tasters")
            .named("Tasters")
            .text("Choose left or right. Beginning with you and going once around that way, each player takes 1"
                    + " market card of their choice into hand, for free.")
            .says(new ChooseSide(), new EachTakesMarketCard())
            .bonus()
            .card();

    public static final Card RUMOURS = technique(FENNECS, 5, "rumours")
            .named("Rumours")
            .text("Every player moves the top 2 cards of their discard pile onto their deck, one by one.")
            .says(new EachLaysTopOfDiscardOnDeck(2))
            .bonus()
            .card();

    @Override
    public Animalfolk folk() {
        return FENNECS;
    }

    @Override
    public List<Card> cards() {
        return List.of(CUNNING_NEIGHBOUR, CHEER, RAFFLE, CHARITY, TASTERS, RUMOURS);
    }

    /** "Look at that player's hand." */
    public record LookAtThatHand() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int other = dale.other();
            return Moves.show(
                    dale,
                    EventKind.LOOKED_AT_HAND.by(dale.me()).with(Moves.player(other)),
                    dale.hand(other),
                    1 << dale.me());
        }
    }

    /** "You may put this card on top of your deck" instead of discarding it. */
    public record MayLayThisCardOnDeck() implements DaleQuestion {

        private static final Options OPTIONS = Options.of(Word.YES, Word.NO);

        @Override
        public Options options(Dale dale, int seat) {
            return OPTIONS;
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            if (answer == Word.NO) return dale;
            int use = dale.words().card();
            var player = dale.player(seat);
            var next = dale.table(
                    dale.table().player(seat, player.schedule(player.schedule().without(use))));
            return Moves.move(
                    next,
                    EventKind.LAID_ON_DECK.by(seat),
                    Zone.TABLE.of(seat),
                    Pile.of(Use.card(use)),
                    Zone.DECK.of(seat));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.LAY_ON_DECK, "Put this card on top of your deck?");
        }
    }

    /** "Each player searches their deck." An empty deck is not searched. */
    public record EachSearchesDeck() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var next = dale;
            for (int seat = 0; seat < dale.box().seats(); seat++)
                if (!dale.player(seat).deck().isEmpty())
                    next = Moves.searched(next, seat, dale.player(seat).deck());
            return next;
        }
    }

    /** "Choose left or right": 1 is left, the next in turn order. With two players both are the same. */
    public record ChooseSide() implements DaleQuestion {

        private static final Options OPTIONS = Options.of(Word.LEFT, Word.RIGHT);

        @Override
        public boolean isOpen(Dale dale) {
            return dale.box().seats() > 2;
        }

        @Override
        public Options options(Dale dale, int seat) {
            return OPTIONS;
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            boolean left = answer == Word.LEFT;
            var next = dale.words(dale.words().number(left ? 1 : 0));
            return Moves.tell(next, (left ? EventKind.CHOSE_LEFT : EventKind.CHOSE_RIGHT).by(seat));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.SIDE, "Left or right?");
        }
    }

    /** "Each player takes the card from their neighbour": all cards were drawn before any moves. */
    public record PassOnToNeighbours() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var drawn = dale.words().them();
            var next = dale;
            for (int i = 0; i < drawn.size(); i++) {
                int giver = RandomCards.giver(drawn.get(i));
                // Whoever has the giver as neighbour on the chosen side takes the card.
                int taker = dale.box().neighbour(giver, dale.words().number() == 0);
                next = Moves.move(
                        next,
                        EventKind.TOOK_FROM.by(taker).with(Moves.player(giver)),
                        Zone.HAND.of(giver),
                        Pile.of(RandomCards.card(drawn.get(i))),
                        Zone.HAND.of(taker));
            }
            return next;
        }
    }

    /** The cards drawn from the hands are laid aside, and the players they came from are "them". */
    public record CollectThem() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var drawn = dale.words().them();
            var givers = Pile.EMPTY;
            var next = dale;
            for (int i = 0; i < drawn.size(); i++) {
                int giver = RandomCards.giver(drawn.get(i));
                givers = givers.with(giver);
                next = Moves.move(
                        next,
                        EventKind.TOOK_FROM.by(dale.me()).with(Moves.player(giver)),
                        Zone.HAND.of(giver),
                        Pile.of(RandomCards.card(drawn.get(i))),
                        Zone.ASIDE.of(dale.me()));
            }
            return next.words(next.words().them(givers));
        }
    }

    /** "From you on in that direction each player takes a card of the market", while there are any. */
    public record EachTakesMarketCard() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int seats = dale.box().seats();
            int step = dale.words().number() == 1 ? 1 : seats - 1;
            var next = dale;
            for (int i = seats - 1; i >= 0; i--)
                next = next.doFirst(new TasteMarketCard((dale.me() + i * step) % seats));
            return next;
        }
    }

    /** A player takes a market card, for nothing. */
    public record TasteMarketCard(int taster) implements DaleQuestion {

        @Override
        public int seat(Dale dale) {
            return taster;
        }

        @Override
        public boolean isOpen(Dale dale) {
            return !dale.market().isEmpty();
        }

        @Override
        public Options options(Dale dale, int seat) {
            return TakeMarketCard.slots(dale);
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            return TakeMarketCard.taken(dale, seat, ((AtSlot) answer).slot());
        }

        @Override
        public Optional<OffTurn> offTurn(Dale dale, int seat) {
            return Standing.TAKE_FROM_MARKET.asked(dale, seat, options(dale, seat));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.TAKE_FROM_MARKET, "Take a card of the market.");
        }
    }

    /** "One by one": the card that was second ends on top of the deck. */
    public record EachLaysTopOfDiscardOnDeck(int count) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var next = dale;
            for (int i = 0; i < dale.box().seats(); i++) {
                int seat = (dale.me() + i) % dale.box().seats();
                var pile = dale.player(seat).discard();
                var cards = pile.takenFromTop(Math.min(count, pile.size()));
                next = Moves.move(
                        next, EventKind.LAID_ON_DECK.by(seat), Zone.DISCARD.of(seat), cards, Zone.DECK.of(seat));
            }
            return next;
        }
    }
}
