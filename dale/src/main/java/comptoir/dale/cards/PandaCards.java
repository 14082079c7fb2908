package comptoir.dale.cards;

import static comptoir.dale.table.Card.passive;
import static comptoir.dale.table.Card.technique;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.InAnyOrder;
import comptoir.dale.steps.TakeMarketCard;
import comptoir.dale.steps.TakeOneOfThem;
import comptoir.dale.steps.ThrowAwayTopOfMarketDeck;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Market;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Zone;
import comptoir.dale.turn.Turns;
import comptoir.engine.Text;
import java.util.List;

/** The Dealing Giant Pandas: the market. */
public final class PandaCards implements CardSet {

    public static final Animalfolk PANDAS = new Animalfolk(
            "pandas", "Dealing Giant Pandas", "Market", 2, "#5a5560", "Compatibilité avec le premier jeu");

    public static final Card LOYAL_PARTNER = technique(PANDAS, 1, "loyal-partner")
            .named("Loyal Partner")
            .text("Throw away all market cards, then fill the market at once.")
            .says(new ThrowAwayMarket(), new Turns.FillMarket(false))
            .bonus()
            .card();

    public static final Card PREPAID_GOOD = technique(PANDAS, 2, "prepaid-good")
            .named("Prepaid Good")
            .text("Take 1 card of your choice from the market into your hand, for free.")
            .says(new TakeMarketCard())
            .card();

    public static final Card ESSENTIAL_PURCHASE = passive(PANDAS, 3, "essential-purchase")
            .named("Essential Purchase")
            .text("When you buy this card, you may throw away up to 3 of the Junk you pay with instead of discarding"
                    + " them.")
            .has(Trait.THROWS_JUNK_PAID)
            .card();

    public static final Card MARKET_DISCOVERY = passive(PANDAS, 4, "market-discovery")
            .named("Market Discovery")
            .text("Once during your turn, you may throw away the top card of the market deck. When you pay with this"
                    + " card, you may instead buy the top card of the market discard pile at its bare value.")
            .onceATurn(new ThrowAwayTopOfMarketDeck())
            .has(Trait.BUYS_MARKET_DISCARD)
            .card();

    public static final Card SPECIAL_OFFER = technique(PANDAS, 5, "special-offer")
            .named("Special Offer")
            .text("Draw the top 3 cards of the market deck. Keep one in your hand and throw the others away.")
            .says(new DrawAsideFromMarketDeck(3), new TakeOneOfThem(), new ThrowThemAway())
            .has(Trait.DRAWS_FROM_MARKET_DECK)
            .card();

    public static final Card STOCK_CLEARANCE = passive(PANDAS, 5, "stock-clearance")
            .named("Stock Clearance")
            .text("When you pay with this card, you may add any number of extra cards to the payment.")
            .has(Trait.WAIVES_OVERPAY)
            .card();

    @Override
    public Animalfolk folk() {
        return PANDAS;
    }

    @Override
    public List<Card> cards() {
        return List.of(
                LOYAL_PARTNER, PREPAID_GOOD, ESSENTIAL_PURCHASE, MARKET_DISCOVERY, SPECIAL_OFFER, STOCK_CLEARANCE);
    }

    /** "Throw away all cards of the market", in the order you choose. */
    public record ThrowAwayMarket() implements InAnyOrder {
        @Override
        public Pile cards(Dale dale) {
            var slots = dale.market().slots();
            var cards = Pile.EMPTY;
            for (int slot = 0; slot < Market.SLOTS; slot++)
                if (slots.get(slot) != Market.HOLE) cards = cards.with(slots.get(slot));
            return cards;
        }

        @Override
        public Dale laidDown(Dale dale, Pile cards) {
            int me = dale.me();
            var next = dale.market(dale.market().slots(Market.EMPTY.slots()));
            return Moves.move(
                    next, EventKind.THREW_AWAY_MARKET.by(me), Zone.TABLE.of(me), cards, Zone.MARKET_DISCARD.of(me));
        }

        @Override
        public Text asks() {
            return Text.say("The market is thrown away: which card comes next?");
        }
    }

    /** "Draw the top … cards of the market deck", aside. An empty deck is made anew; as many as there are. */
    public record DrawAsideFromMarketDeck(int count) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int me = dale.me();
            var deck = dale.market().deck();
            int taken = Math.min(count, deck.size());
            var cards = deck.takenFromTop(taken);
            var next = Moves.move(
                    dale, EventKind.DREW_FROM_MARKET_DECK.by(me), Zone.MARKET_DECK.of(me), cards, Zone.ASIDE.of(me));
            return taken == count || dale.market().discard().isEmpty()
                    ? next
                    : next.doFirst(new Decks.ReshuffleMarket(), new DrawAsideFromMarketDeck(count - taken));
        }
    }

    /** "Throw them away", in the order you choose. */
    public record ThrowThemAway() implements InAnyOrder {
        @Override
        public Pile cards(Dale dale) {
            return dale.table().aside();
        }

        @Override
        public Dale laidDown(Dale dale, Pile cards) {
            return Moves.throwAway(dale, EventKind.THREW_AWAY.by(dale.me()), Zone.ASIDE.of(dale.me()), cards);
        }

        @Override
        public Text asks() {
            return Text.say("Which card do you throw away next?");
        }
    }
}
