package comptoir.dale.cards;

import static comptoir.dale.table.Card.technique;

import comptoir.dale.answers.Pick;
import comptoir.dale.answers.Towards;
import comptoir.dale.answers.Word;
import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.ChooseAnotherPlayer;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.DeckPicks;
import comptoir.dale.steps.LayOnThatDeck;
import comptoir.dale.steps.PicksFromHand;
import comptoir.dale.steps.RandomCards;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardRule;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Player;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Text;
import java.util.List;

/** The Thieving Northern Raccoons: stealing. */
public final class RaccoonCards implements CardSet {

    public static final Animalfolk RACCOONS = new Animalfolk(
            "raccoons", "Thieving Northern Raccoons", "Stealing", 2, "#7c5aa6", "Compatibilité avec le premier jeu");

    public static final Card WILY_FELLOW = technique(RACCOONS, 1, "wily-fellow")
            .named("Wily Fellow")
            .text("Swap your deck and your discard pile, then shuffle your new deck.")
            .says(new SwapDeckAndDiscard(), new ShuffleNewDeck())
            .bonus()
            .card();

    public static final Card NUISANCE = technique(RACCOONS, 2, "nuisance")
            .named("Nuisance")
            .text("Choose up to 2 other players. Each of them discards a random card from their hand.")
            .says(new ChooseOtherPlayersUpTo(2), new EachOfThemDiscardsAtRandom())
            .bonus()
            .card();

    public static final Card ROTTEN_FOOD = technique(RACCOONS, 3, "rotten-food")
            .named("Rotten Food")
            .text("Put a card from your hand on top of another player’s deck.")
            .says(new ChooseAnotherPlayer(ChooseAnotherPlayer.Who.WHO_CAN_BE_GIVEN_A_CARD), new LayOnThatDeck())
            .bonus()
            .card();

    public static final Card DIRTY_EXCHANGE = technique(RACCOONS, 4, "dirty-exchange")
            .named("Dirty Exchange")
            .text("Take a random card from another player’s hand. Then give that player a card from your hand.")
            .says(
                    new ChooseAnotherPlayer(ChooseAnotherPlayer.Who.WITH_A_HAND),
                    new TakeAtRandomFromThatPlayer(),
                    new GiveThatPlayerACard())
            .bonus()
            .card();

    public static final Card SABOTAGE = technique(RACCOONS, 5, "sabotage")
            .named("Sabotage")
            .text("Draw the top 2 cards of another player’s deck. Throw one away and put the other on that player’s"
                    + " discard pile.")
            .says(
                    new ChooseAnotherPlayer(ChooseAnotherPlayer.Who.WITH_CARDS_TO_DRAW),
                    new DrawAsideFromThatDeck(2),
                    new ThrowOneOfThemAway(),
                    new DiscardTheOtherForThatPlayer())
            .bonus()
            .card();

    public static final Card TREASURE_HUNTER = technique(RACCOONS, 5, "treasure-hunter")
            .named("Treasure Hunter")
            .text("Take the top card of another player’s discard pile into your hand.")
            .says(new ChooseAnotherPlayer(ChooseAnotherPlayer.Who.WITH_A_DISCARD_PILE), new TakeTopOfThatDiscard())
            .card();

    @Override
    public Animalfolk folk() {
        return RACCOONS;
    }

    @Override
    public List<Card> cards() {
        return List.of(WILY_FELLOW, NUISANCE, ROTTEN_FOOD, DIRTY_EXCHANGE, SABOTAGE, TREASURE_HUNTER);
    }

    /**
     * "Swap your deck and your discard pile." The old deck is turned over, so that its top card now lies at the bottom of
     * the discard pile, as it would with cards in the hand.
     */
    public record SwapDeckAndDiscard() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int me = dale.me();
            var mine = dale.mine();
            var turned = mine.deck().turnedOver();
            var swapped = new Player(mine.discard(), mine.hand(), turned, mine.schedule());
            var next = Moves.tell(dale.table(dale.table().player(me, swapped)), EventKind.SWAPPED_PILES.by(me));
            return turned.isEmpty() ? next : Moves.showAll(next, EventKind.TURNED_DECK_OVER.by(me), turned);
        }
    }

    /** "Shuffle your new deck", which has cards where the discard pile had some. */
    public record ShuffleNewDeck() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return dale.mine().deck().isEmpty() ? dale : dale.doFirst(new Decks.ShuffleDeck());
        }
    }

    /**
     * "Choose up to … other players." Asked player by player, clockwise; those chosen are "them". A partner is not among
     * the other players.
     */
    public record ChooseOtherPlayersUpTo(int most) implements DaleQuestion {

        @Override
        public Options options(Dale dale, int seat) {
            var options = new Options.Builder();
            for (int steps = stepsToLast(dale) + 1; steps < dale.box().seats(); steps++) {
                int other = (seat + steps) % dale.box().seats();
                if (dale.box().opposed(seat, other)) options.add(Towards.player(other));
            }
            return options.add(Word.DONE).build();
        }

        /** How far from "you" the player chosen last sits. */
        private static int stepsToLast(Dale dale) {
            var them = dale.words().them();
            return them.isEmpty()
                    ? 0
                    : Math.floorMod(them.top() - dale.me(), dale.box().seats());
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            if (!(answer instanceof Towards chosen)) return complete(dale, seat);
            var them = dale.words().them().with(chosen.seat());
            var next = dale.words(dale.words().them(them));
            return them.size() < most && options(next, seat).size() > 1 ? next.doFirst(this) : complete(next, seat);
        }

        private static Dale complete(Dale dale, int seat) {
            var them = dale.words().them();
            if (them.isEmpty()) return Moves.tell(dale, EventKind.DID_NOTHING.by(seat));
            var next = dale;
            for (int i = 0; i < them.size(); i++)
                next = Moves.tell(next, EventKind.CHOSE_PLAYER.by(seat).with(Moves.player(them.get(i))), 0);
            return next;
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.PLAYERS.asks(
                    dale.rule(new CardRule("nuisance")),
                    Text.say("Choose up to {0#{0} other player who discards|{0} other players who discard} a"
                                    + " random card.")
                            .with(most - dale.words().them().size()));
        }
    }

    /** "Each of them discards a random card of the hand." Whoever has none loses nothing. */
    public record EachOfThemDiscardsAtRandom() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var players = dale.words().them();
            var next = dale.words(dale.words().them(Pile.EMPTY)).doFirst(new DiscardThoseDrawn());
            for (int i = players.size() - 1; i >= 0; i--) next = next.doFirst(new RandomCards.FromHand(players.get(i)));
            return next;
        }
    }

    /** The cards drawn at random go to the discard piles of their owners. */
    public record DiscardThoseDrawn() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var drawn = dale.words().them();
            var next = dale;
            for (int i = 0; i < drawn.size(); i++)
                next = Moves.discardFromHand(
                        next, RandomCards.giver(drawn.get(i)), Pile.of(RandomCards.card(drawn.get(i))));
            return next;
        }
    }

    /** "Take a random card from that player's hand." */
    public record TakeAtRandomFromThatPlayer() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return dale.other() < 0
                    ? dale
                    : dale.doFirst(new RandomCards.FromHand(dale.other()), new TakeTheOneDrawn());
        }
    }

    /** The card drawn at random goes to your hand. */
    public record TakeTheOneDrawn() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return Moves.move(
                    dale,
                    EventKind.TOOK_FROM.by(dale.me()).with(Moves.player(dale.other())),
                    Zone.HAND.of(dale.other()),
                    Pile.of(RandomCards.card(dale.words().them().top())),
                    Zone.HAND.of(dale.me()));
        }
    }

    /** "Give that player a card of your hand": any, the one just taken too. Where nothing was taken, nothing is given. */
    public record GiveThatPlayerACard() implements PicksFromHand {
        @Override
        public int wanted(Dale dale) {
            return dale.other() < 0 ? 0 : 1;
        }

        @Override
        public Dale chosen(Dale dale, Pile cards) {
            return Moves.move(
                    dale,
                    EventKind.GAVE.by(dale.me()).with(Moves.player(dale.other())),
                    Zone.HAND.of(dale.me()),
                    cards,
                    Zone.HAND.of(dale.other()));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.GIVE.asks(
                    dale.rule(new CardRule("dirty-exchange")),
                    Text.say("Give a card of your hand to {0}.").with(Moves.player(dale.other())));
        }
    }

    /** "Draw the top … cards of that player's deck", aside. An empty deck is made anew; as many as there are. */
    public record DrawAsideFromThatDeck(int count) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int other = dale.other();
            if (count == 0 || other < 0 || !Decks.canGive(dale, other)) return dale;
            var deck = dale.player(other).deck();
            if (deck.isEmpty()) return dale.doFirst(new Decks.Reshuffle(other), this);
            int taken = Math.min(count, deck.size());
            return Moves.move(
                    dale.doFirst(new DrawAsideFromThatDeck(count - taken)),
                    EventKind.DREW_OTHERS.by(dale.me()).with(Moves.player(other)),
                    Zone.DECK.of(other),
                    deck.takenFromTop(taken),
                    Zone.ASIDE.of(dale.me()));
        }
    }

    /** "Throw one of them away": the only one where there is only one. */
    public record ThrowOneOfThemAway() implements DaleQuestion {

        @Override
        public boolean isOpen(Dale dale) {
            return !dale.table().aside().isEmpty();
        }

        @Override
        public Options options(Dale dale, int seat) {
            return DeckPicks.different(dale, dale.table().aside()).build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            var card = Pile.of(DeckPicks.meant(dale, dale.table().aside(), (Pick) answer));
            return Moves.throwAway(dale, EventKind.THREW_AWAY.by(seat), Zone.ASIDE.of(seat), card);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(
                    dale, DaleDecision.THROW_AWAY_ONE, "Which card do you throw away? The other is discarded.");
        }
    }

    /** "The other goes to that player's discard pile." */
    public record DiscardTheOtherForThatPlayer() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            if (dale.other() < 0) return dale; // nobody had a card to be drawn
            return Moves.move(
                    dale,
                    EventKind.DISCARDED_FROM_DECK.by(dale.other()),
                    Zone.ASIDE.of(dale.me()),
                    dale.table().aside(),
                    Zone.DISCARD.of(dale.other()));
        }
    }

    /** "Take the top card of that player's discard pile into your hand." */
    public record TakeTopOfThatDiscard() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int other = dale.other();
            if (other < 0) return dale;
            var top = Pile.of(dale.player(other).discard().top());
            return Moves.move(
                    dale,
                    EventKind.TOOK_FROM.by(dale.me()).with(Moves.player(other)),
                    Zone.DISCARD.of(other),
                    top,
                    Zone.HAND.of(dale.me()));
        }
    }
}
