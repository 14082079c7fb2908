package comptoir.dale.cards;

import static comptoir.dale.table.Card.passive;
import static comptoir.dale.table.Card.technique;

import comptoir.dale.answers.Amount;
import comptoir.dale.answers.AtSlot;
import comptoir.dale.answers.Pick;
import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.DeckPicks;
import comptoir.dale.steps.DrawFromMarketDeck;
import comptoir.dale.steps.PicksFromHand;
import comptoir.dale.steps.Roll;
import comptoir.dale.steps.ThrowAwayOneCard;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardRule;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Die;
import comptoir.dale.table.Market;
import comptoir.dale.table.Modifier;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Zone;
import comptoir.dale.turn.Turns;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.List;

/** The Restless Marbled Polecats: risk taking. */
public final class PolecatCards implements CardSet {

    public static final Animalfolk POLECATS = new Animalfolk(
            "polecats", "Restless Marbled Polecats", "Risk taking", 2, "#b8498a", "Les putois marbrés agités");

    public static final Card DARING_ADVENTURER = technique(POLECATS, 1, "daring-adventurer")
            .named("Daring Adventurer")
            .text("Roll the polecat die. Throw away that many market cards of your choice, then fill the empty"
                    + " places at once.")
            .says(new Roll(Die.POLECAT), new ThrowAwayMarketCards(), new Turns.FillMarket(false))
            .bonus()
            .card();

    public static final Card RARE_ARTEFACT = technique(POLECATS, 2, "rare-artefact")
            .named("Rare Artefact")
            .text("Show a card from your hand, then roll the polecat die. Until the end of the turn, that card’s"
                    + " value is multiplied by the result.")
            .says(new ShowCardAndRoll())
            .bonus()
            .card();

    public static final Card SWANK = technique(POLECATS, 3, "swank")
            .named("Swank")
            .text("Throw away a card from your hand. If it was an animalfolk card, draw the top card of the market"
                    + " deck into your hand.")
            .says(new ThrowAwayOneCard(), new DrawFromMarketDeckIfAnimalfolk())
            .has(Trait.DRAWS_FROM_MARKET_DECK)
            .bonus()
            .card();

    public static final Card RISKY_BUSINESS = technique(POLECATS, 4, "risky-business")
            .named("Risky Business")
            .text("Name a value from 1 to 5, then reveal the top card of the market deck. If it has that value, take"
                    + " it into your hand; otherwise throw it away.")
            .says(new NameValue(), new TurnUpAndCompare())
            .bonus()
            .card();

    public static final Card NATURAL_SURVIVOR = technique(POLECATS, 5, "natural-survivor")
            .named("Natural Survivor")
            .text("Roll the polecat die. Search your deck and exchange that many cards of it with cards from your"
                    + " hand. Then shuffle your deck.")
            .says(new Roll(Die.POLECAT), new SearchToExchange())
            .bonus()
            .card();

    public static final Card SOFA = passive(POLECATS, 5, "sofa")
            .named("Sofa")
            .text("While this card is in your stall, fill your hand up to 1 card more in clean-up.")
            .has(Trait.WIDENS_HAND_FROM_STALL)
            .card();

    @Override
    public Animalfolk folk() {
        return POLECATS;
    }

    @Override
    public List<Card> cards() {
        return List.of(DARING_ADVENTURER, RARE_ARTEFACT, SWANK, RISKY_BUSINESS, NATURAL_SURVIVOR, SOFA);
    }

    /** "Throw away that many market cards", in the order named; all where there are fewer. */
    public record ThrowAwayMarketCards() implements DaleQuestion {

        @Override
        public boolean isOpen(Dale dale) {
            return !dale.market().isEmpty();
        }

        @Override
        public Options options(Dale dale, int seat) {
            var options = new Options.Builder();
            for (int slot = 0; slot < Market.SLOTS; slot++)
                if (dale.market().slots().get(slot) != Market.HOLE
                        && !dale.words().them().has(slot)) options.add(AtSlot.of(dale, slot));
            return options.build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            var slots = dale.words().them().with(((AtSlot) answer).slot());
            if (slots.size() < Math.min(dale.words().number(), dale.market().cards()))
                return dale.words(dale.words().them(slots)).doFirst(this);
            var next = dale.words(dale.words().them(Pile.EMPTY));
            var cards = Pile.EMPTY;
            for (int i = 0; i < slots.size(); i++) {
                cards = cards.with(next.market().slots().get(slots.get(i)));
                next = next.market(next.market().slot(slots.get(i), Market.HOLE));
            }
            return Moves.throwAway(next, EventKind.THREW_AWAY_MARKET.by(seat), Zone.TABLE.of(seat), cards);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleDecision.THROW_AWAY_MARKET.asks(
                    dale.rule(new CardRule("daring-adventurer")),
                    Text.say("Throw away a market card: {0} to go.")
                            .with(Math.min(dale.words().number(), dale.market().cards())
                                    - dale.words().them().size()));
        }
    }

    /** "Show a card of your hand and roll the die." Without a card in hand nothing is rolled. */
    public record ShowCardAndRoll() implements PicksFromHand {
        @Override
        public int wanted(Dale dale) {
            return 1;
        }

        @Override
        public Dale chosen(Dale dale, Pile cards) {
            var next = Moves.showAll(dale, EventKind.REVEALED.by(dale.me()), cards);
            return next.words(next.words().them(cards)).doFirst(new Roll(Die.POLECAT), new MultiplyItsValue());
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.CHOOSE_CARD, "Which card’s value will be multiplied?");
        }
    }

    /** "This turn its value is multiplied by the result." */
    public record MultiplyItsValue() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int card = dale.words().them().get(0);
            return dale.turn(
                    dale.turn().modified(Modifier.times(card, dale.words().number())));
        }
    }

    /** "If it was an animalfolk card, draw a card from the market deck." */
    public record DrawFromMarketDeckIfAnimalfolk() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var thrown = dale.words().them();
            // What counts is the physical card, whatever it may copy.
            return thrown.isEmpty() || dale.card(thrown.get(0)).isJunk()
                    ? dale
                    : dale.doFirst(new DrawFromMarketDeck());
        }
    }

    /** "Name a value." A value-1 card can have come into the market deck too. */
    public record NameValue() implements DaleQuestion {

        private static final Options OPTIONS =
                Options.of(Amount.of(1), Amount.of(2), Amount.of(3), Amount.of(4), Amount.of(5));

        @Override
        public Options options(Dale dale, int seat) {
            return OPTIONS;
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            int named = ((Amount) answer).number();
            return Moves.tell(
                    dale.words(dale.words().number(named)),
                    EventKind.NAMED.by(seat).with(named),
                    0);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.NAME_VALUE, "What is the top card of the market deck worth?");
        }
    }

    /** "Turn up the top card of the market deck." Its printed value counts. */
    public record TurnUpAndCompare() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var deck = dale.market().deck();
            if (deck.isEmpty())
                return dale.market().discard().isEmpty() ? dale : dale.doFirst(new Decks.ReshuffleMarket(), this);
            int me = dale.me();
            var top = Pile.of(deck.top());
            var next = Moves.showAll(dale, EventKind.REVEALED_TOP.by(me), top);
            return dale.card(deck.top()).value() == dale.words().number()
                    ? Moves.move(next, EventKind.TOOK.by(me), Zone.MARKET_DECK.of(me), top, Zone.HAND.of(me))
                    : Moves.throwAway(next, EventKind.THREW_AWAY.by(me), Zone.MARKET_DECK.of(me), top);
        }
    }

    /** "Search your deck." The number is limited by the deck and by the hand; with none of either nothing happens. */
    public record SearchToExchange() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            var deck = dale.mine().deck();
            int count = Math.min(
                    dale.words().number(),
                    Math.min(deck.size(), dale.mine().hand().size()));
            if (count == 0) return dale;
            var next = dale.words(dale.words().number(count));
            next = next.doFirst(new ChooseDeckCards(), new ChooseHandCards(), new Decks.ShuffleDeck());
            return Moves.searched(next, dale.me(), deck);
        }
    }

    /** "That many cards of your deck": chosen first and kept in mind, so that cards put in cannot be taken out again. */
    public record ChooseDeckCards() implements DaleQuestion {

        @Override
        public Options options(Dale dale, int seat) {
            return DeckPicks.different(
                            dale, dale.mine().deck().without(dale.words().them()))
                    .build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            var left = dale.mine().deck().without(dale.words().them());
            var chosen = dale.words().them().with(DeckPicks.meant(dale, left, (Pick) answer));
            var next = dale.words(dale.words().them(chosen));
            return chosen.size() < dale.words().number() ? next.doFirst(this) : next;
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.TAKE_FROM_DECK, "Which card of your deck do you take?");
        }
    }

    /** "… with as many cards of your hand." */
    public record ChooseHandCards() implements PicksFromHand {
        @Override
        public int wanted(Dale dale) {
            return dale.words().number();
        }

        @Override
        public Dale chosen(Dale dale, Pile cards) {
            int me = dale.me();
            var taken = dale.words().them();
            var next = Moves.move(dale, EventKind.PUT_INTO_DECK.by(me), Zone.HAND.of(me), cards, Zone.DECK.of(me));
            // The others cannot tell which of the deck's cards come back.
            if (next.watched())
                next = next.memory(next.memory()
                        .blur(
                                next.mine().deck().ids(),
                                Seats.allBut(me, next.box().seats())));
            return Moves.move(next, EventKind.TOOK.by(me), Zone.DECK.of(me), taken, Zone.HAND.of(me));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.PUT_INTO_DECK, "Which card of your hand goes into the deck?");
        }
    }
}
