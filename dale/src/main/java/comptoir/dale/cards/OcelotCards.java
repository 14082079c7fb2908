package comptoir.dale.cards;

import static comptoir.dale.table.Card.passive;
import static comptoir.dale.table.Card.technique;

import comptoir.dale.answers.Amount;
import comptoir.dale.answers.AtDepth;
import comptoir.dale.answers.Pick;
import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.ChooseAnotherPlayer;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.DiscardPicks;
import comptoir.dale.steps.DiscardWholeHand;
import comptoir.dale.steps.DrawFromMarketDeck;
import comptoir.dale.steps.Guises;
import comptoir.dale.steps.PicksFromHand;
import comptoir.dale.steps.RandomCards;
import comptoir.dale.steps.Roll;
import comptoir.dale.steps.Uses;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardRule;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Cards;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Die;
import comptoir.dale.table.Modifier;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Use;
import comptoir.dale.table.Zone;
import comptoir.dale.turn.Building;
import comptoir.dale.turn.LooseStack;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Shuffle;
import comptoir.engine.Source;
import comptoir.engine.Text;
import java.util.List;

/** The Lucky Ocelots: luck. */
public final class OcelotCards implements CardSet {

    public static final Animalfolk OCELOTS =
            new Animalfolk("ocelots", "Lucky Ocelots", "Luck", 1, "#c9463c", "Compatibilité avec le premier jeu");

    public static final Card BOLD_HAGGLER = passive(OCELOTS, 1, "bold-haggler")
            .named("Bold Haggler")
            .text("Once during your turn, you may roll the ocelot die. Until the end of the turn, this card is worth"
                    + " that much more.")
            .onceATurn(new Roll(Die.OCELOT), new ThisCardCountsThatMuchMore())
            .card();

    public static final Card NEW_SEASON = technique(OCELOTS, 2, "new-season")
            .named("New Season")
            .text("Throw away an animalfolk card from your discard pile. If you do, draw the top card of the market"
                    + " deck into your hand.")
            .says(new ThrowAwayAnimalfolkFromDiscard())
            .has(Trait.DRAWS_FROM_MARKET_DECK)
            .bonus()
            .card();

    public static final Card WHIRLIGIG = technique(OCELOTS, 3, "whirligig")
            .named("Whirligig")
            .text("Discard your hand, draw as many cards. Shuffle them with another player’s hand; each of you gets"
                    + " back at random as many cards as you put in.")
            .says(new DiscardWholeHand(), new DrawThatManyAside(), new ChooseWhoseHand(), new MixWithThatHand())
            .bonus()
            .card();

    public static final Card CHARM = technique(OCELOTS, 4, "charm")
            .named("Charm")
            .text("Reveal the top card of the market deck. If it can be your next stack by itself, you must build"
                    + " it; otherwise throw it away.")
            .says(new TurnUpAndBuild())
            .bonus()
            .card();

    public static final Card GAMBLE = technique(OCELOTS, 5, "gamble")
            .named("Gamble")
            .text("Choose another player, then roll the ocelot die. Exchange that many random cards between your two"
                    + " hands.")
            .says(
                    new ChooseAnotherPlayer(ChooseAnotherPlayer.Who.ANYBODY_ELSE),
                    new Roll(Die.OCELOT),
                    new DrawThatManyFromBothHands(),
                    new ExchangeThem())
            .bonus()
            .card();

    public static final Card BLINDFOLD = technique(OCELOTS, 5, "blindfold")
            .named("Blindfold")
            .text("Secretly choose a card from your hand. An opponent of your choice guesses its value. Right:"
                    + " discard it. Wrong: set its value from 1 to 5 until the end of the turn.")
            .says(new SecretlyChooseCard(), new ChooseWhoGuesses(), new GuessItsValue(), new ShowItAndCompare())
            .bonus()
            .card();

    @Override
    public Animalfolk folk() {
        return OCELOTS;
    }

    @Override
    public List<Card> cards() {
        return List.of(BOLD_HAGGLER, NEW_SEASON, WHIRLIGIG, CHARM, GAMBLE, BLINDFOLD);
    }

    private static final int HIGHEST_PRINTED_VALUE = 5;

    /** "This card is worth that much more." Lost as soon as it leaves the hand. */
    public record ThisCardCountsThatMuchMore() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int card = Use.card(dale.words().card());
            return dale.turn(
                    dale.turn().modified(Modifier.more(card, dale.words().number())));
        }
    }

    /** "Throw away an animalfolk card of your discard pile. If you do, draw a card from the market deck." */
    public record ThrowAwayAnimalfolkFromDiscard() implements DaleQuestion {

        private static final DiscardPicks.Filter ANIMALFOLK = card -> !card.isJunk();

        @Override
        public boolean isOpen(Dale dale) {
            return DiscardPicks.any(dale, dale.mine().discard(), ANIMALFOLK);
        }

        @Override
        public Options options(Dale dale, int seat) {
            return DiscardPicks.different(dale, dale.player(seat).discard(), ANIMALFOLK)
                    .build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            var card = Pile.of(((AtDepth) answer).in(dale.player(seat).discard()));
            return Moves.throwAway(
                    dale.doFirst(new DrawFromMarketDeck()), EventKind.THREW_AWAY.by(seat), Zone.DISCARD.of(seat), card);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(
                    dale, DaleDecision.THROW_AWAY_DISCARDED, "Throw away an animalfolk card of your discard pile.");
        }
    }

    /** "Draw as many cards." You may look at them before they are shuffled. */
    public record DrawThatManyAside() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return Decks.draw(dale, dale.me(), dale.words().number(), EventKind.DREW_BY_EFFECT, Zone.ASIDE);
        }
    }

    /** "Another player." With nothing drawn there is nothing to shuffle. */
    public record ChooseWhoseHand() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return dale.table().aside().isEmpty()
                    ? dale
                    : dale.doFirst(new ChooseAnotherPlayer(ChooseAnotherPlayer.Who.ANYBODY_ELSE));
        }
    }

    /** "Shuffle them together with that hand; both get back at random as many as they had put in." */
    public record MixWithThatHand() implements Shuffle<Dale> {

        private static final Source HANDS = new Source("two hands");

        private static Pile together(Dale dale) {
            var drawn = dale.table().aside();
            return drawn.isEmpty() ? drawn : drawn.with(dale.hand(dale.other()));
        }

        @Override
        public Source source(Dale dale) {
            return HANDS;
        }

        @Override
        public int size(Dale dale) {
            return together(dale).size();
        }

        @Override
        public String item(Dale dale, int index) {
            return dale.card(together(dale).get(index)).id();
        }

        @Override
        public Dale answered(Dale dale, int[] order) {
            var together = together(dale);
            int mine = dale.table().aside().size();
            var forMe = new int[mine];
            var forThem = new int[order.length - mine];
            for (int i = 0; i < order.length; i++) {
                if (i < mine) forMe[i] = together.get(order[i]);
                else forThem[i - mine] = together.get(order[i]);
            }
            return Moves.mixed(dale, dale.me(), Pile.of(forMe), dale.other(), Pile.of(forThem));
        }
    }

    /** "Turn up the top card of the market deck." It counts with what holds for all cards this turn, and a copy copies. */
    public record TurnUpAndBuild() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var deck = dale.market().deck();
            if (deck.isEmpty())
                return dale.market().discard().isEmpty() ? dale : dale.doFirst(new Decks.ReshuffleMarket(), this);
            int me = dale.me();
            var top = Pile.of(deck.top());
            var next = Moves.showAll(dale, EventKind.REVEALED_TOP.by(me), top);
            var stacks = stacksOf(next, me, deck.top());
            return switch (stacks.size()) {
                case 0 -> Moves.throwAway(next, EventKind.THREW_AWAY.by(me), Zone.MARKET_DECK.of(me), top);
                case 1 -> builtAlone(next, stacks.get(0));
                default -> next.doFirst(new ChooseWhatToBuild());
            };
        }
    }

    /** What the card can count as so that it is the next stack by itself. */
    private static Pile stacksOf(Dale dale, int seat, int card) {
        var kinds = Guises.of(dale, seat, card);
        var stacks = Pile.EMPTY;
        for (int i = 0; i < kinds.size(); i++) {
            var as = Cards.numbered(kinds.get(i));
            int use = Use.of(card, as.number(), dale.value(seat, card, as));
            if (new LooseStack(dale.nextStack(seat)).with(use, false).isWhole()) stacks = stacks.with(use);
        }
        return stacks;
    }

    private static Dale builtAlone(Dale dale, int use) {
        int me = dale.me();
        var card = Pile.of(Use.card(use));
        var stall = dale.stallOf(me).with(card);
        var next = Guises.told(dale, me, use);
        next = Moves.move(
                next, EventKind.BUILT.by(me).with(stall.size()), Zone.MARKET_DECK.of(me), card, Zone.TABLE.of(me));
        next = next.table(next.table().stall(next.box().stallOf(me), stall));
        return Building.built(next, me, Pile.of(use), dale.words().card());
    }

    /** A copying card that can be the next stack in several ways: its player says as what. */
    public record ChooseWhatToBuild() implements DaleQuestion {

        private static Pile stacks(Dale dale, int seat) {
            return stacksOf(dale, seat, dale.market().deck().top());
        }

        @Override
        public Options options(Dale dale, int seat) {
            var stacks = stacks(dale, seat);
            var options = new Options.Builder();
            for (int i = 0; i < stacks.size(); i++) options.add(Pick.of(dale, stacks.get(i)));
            return options.build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            return builtAlone(dale, Uses.meant(dale, stacks(dale, seat).toArray(), (Pick) answer));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(
                    dale, DaleDecision.BUILD_AS, "The card is your next stack. What does it count as?");
        }
    }

    /** "That many random cards" of both hands, as many as the smaller one has. All are drawn before any of them moves. */
    public record DrawThatManyFromBothHands() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int me = dale.me();
            int other = dale.other();
            int count = Math.min(
                    dale.words().number(),
                    Math.min(dale.hand(me).size(), dale.hand(other).size()));
            var next = dale.words(dale.words().them(Pile.EMPTY));
            for (int i = 0; i < count; i++)
                next = next.doFirst(new RandomCards.FromHand(me), new RandomCards.FromHand(other));
            return next;
        }
    }

    /** "Exchange them." Only the two players see which cards they are. */
    public record ExchangeThem() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var drawn = dale.words().them();
            var mine = Pile.EMPTY;
            var theirs = Pile.EMPTY;
            for (int i = 0; i < drawn.size(); i++) {
                int card = RandomCards.card(drawn.get(i));
                if (RandomCards.giver(drawn.get(i)) == dale.me()) mine = mine.with(card);
                else theirs = theirs.with(card);
            }
            return Moves.exchanged(dale, dale.me(), mine, dale.other(), theirs);
        }
    }

    /** "Secretly choose a card of your hand." It is "it" afterwards. */
    public record SecretlyChooseCard() implements PicksFromHand {
        @Override
        public int wanted(Dale dale) {
            return 1;
        }

        @Override
        public Dale chosen(Dale dale, Pile cards) {
            return Moves.tell(dale.words(dale.words().them(cards)), EventKind.CHOSE_SECRETLY.by(dale.me()));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(
                    dale, DaleDecision.CHOOSE_CARD, "Secretly choose a card whose value an opponent will guess.");
        }
    }

    /** "An opponent of your choice", never the partner. Without a card to guess nobody is chosen. */
    public record ChooseWhoGuesses() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return dale.words().them().isEmpty()
                    ? dale
                    : dale.doFirst(new ChooseAnotherPlayer(ChooseAnotherPlayer.Who.OPPONENT));
        }
    }

    /** "That opponent guesses its value": any value that a card can have, for all that was seen this turn. */
    public record GuessItsValue() implements DaleQuestion {

        @Override
        public int seat(Dale dale) {
            return dale.other();
        }

        @Override
        public boolean isOpen(Dale dale) {
            return !dale.words().them().isEmpty();
        }

        @Override
        public Options options(Dale dale, int seat) {
            int most = Modifier.most(dale.turn().modifiers(), HIGHEST_PRINTED_VALUE);
            var options = new Options.Builder();
            for (int value = 1; value <= most; value++) options.add(Amount.of(value));
            return options.build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            int guess = ((Amount) answer).number();
            return Moves.tell(
                    dale.words(dale.words().number(guess)),
                    EventKind.NAMED.by(seat).with(guess),
                    0);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.GUESS_VALUE, "What is the chosen card worth now?");
        }
    }

    /** "Right: discard it. Wrong: set its value." What counts is its value now; it is used for nothing, so it copies nothing. */
    public record ShowItAndCompare() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var it = dale.words().them();
            if (it.isEmpty()) return dale;
            int me = dale.me();
            var next = Moves.showAll(dale, EventKind.REVEALED.by(me), it);
            int value = dale.value(me, it.get(0), dale.card(it.get(0)));
            return value == dale.words().number()
                    ? Moves.discardFromHand(next, me, it)
                    : next.doFirst(new SetItsValue());
        }
    }

    /** "Set its value from 1 to 5 this turn." */
    public record SetItsValue() implements DaleQuestion {

        private static final Options OPTIONS =
                Options.of(Amount.of(1), Amount.of(2), Amount.of(3), Amount.of(4), Amount.of(5));

        @Override
        public Options options(Dale dale, int seat) {
            return OPTIONS;
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            int value = ((Amount) answer).number();
            int card = dale.words().them().get(0);
            var next = dale.turn(dale.turn().modified(Modifier.set(card, value)));
            return Moves.tell(next, EventKind.SET_VALUE.by(seat).with(value), 0);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.SET_VALUE.asks(
                    dale.rule(new CardRule("blindfold")),
                    Text.say("What is {0} worth for the rest of the turn?")
                            .with(dale.card(dale.words().them().get(0)).name()));
        }
    }
}
