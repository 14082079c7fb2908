package comptoir.dale;

import static comptoir.dale.Animalfolk.PANDAS;
import static comptoir.dale.Card.passive;
import static comptoir.dale.Card.technique;

import comptoir.engine.Text;
import java.util.List;

/** The Dealing Giant Pandas: the market. */
final class PandaCards {

    private PandaCards() {}

    /** Throw away all cards of the market. Fill the market. */
    static final Card LOYAL_PARTNER = technique(PANDAS, 1, "loyal-partner")
            .named("Loyal Partner", "Partenaire loyal")
            .says(new ThrowAwayMarket(), new Turns.FillMarket(false))
            .bonus()
            .card();

    /** Take a card of the market into your hand. No plus. */
    static final Card PREPAID_GOOD = technique(PANDAS, 2, "prepaid-good")
            .named("Prepaid Good", "Marchandise prépayée")
            .says(new TakeMarketCard())
            .card();

    /** When you buy this card: you may throw away up to 3 of the Junk you pay with. */
    static final Card ESSENTIAL_PURCHASE = passive(PANDAS, 3, "essential-purchase")
            .named("Essential Purchase", "Achat essentiel")
            .has(Trait.THROWS_JUNK_PAID)
            .card();

    /**
     * Once in your turn: throw away the top card of the market deck. Paid in a purchase: you may buy the top card of the
     * market's discard pile, at its bare value.
     */
    static final Card MARKET_DISCOVERY = passive(PANDAS, 4, "market-discovery")
            .named("Market Discovery", "Découverte du marché")
            .onceATurn(new ThrowAwayTopOfMarketDeck())
            .has(Trait.BUYS_MARKET_DISCARD)
            .card();

    /** Draw the top 3 cards of the market deck. Keep one of them in your hand. Throw away the others. No plus. */
    static final Card SPECIAL_OFFER = technique(PANDAS, 5, "special-offer")
            .named("Special Offer", "Offre spéciale")
            .says(new DrawAsideFromMarketDeck(3), new TakeOneOfThem(), new ThrowThemAway())
            .has(Trait.DRAWS_FROM_MARKET_DECK)
            .card();

    /** Paid in a purchase: you may pay with any number of cards too many. */
    static final Card STOCK_CLEARANCE = passive(PANDAS, 5, "stock-clearance")
            .named("Stock Clearance", "Liquidation du stock")
            .has(Trait.WAIVES_OVERPAY)
            .card();

    static final List<Card> ALL =
            List.of(LOYAL_PARTNER, PREPAID_GOOD, ESSENTIAL_PURCHASE, MARKET_DISCOVERY, SPECIAL_OFFER, STOCK_CLEARANCE);

    /** "Throw away all cards of the market", in the order you choose. */
    record ThrowAwayMarket() implements InAnyOrder {
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
            return Moves.move(next, Told.THREW_AWAY_MARKET, me, Zone.TABLE, me, cards, Zone.MARKET_DISCARD, me);
        }

        @Override
        public Text asks() {
            return Text.of(
                    "The market is thrown away: which card comes next?", "Le Marché est jeté : quelle carte d’abord ?");
        }
    }

    /** "Draw the top … cards of the market deck", aside. An empty deck is made anew; as many as there are. */
    record DrawAsideFromMarketDeck(int count) implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int me = dale.me();
            var deck = dale.market().deck();
            int taken = Math.min(count, deck.size());
            var cards = deck.takenFromTop(taken);
            var next = Moves.move(dale, Told.DREW_FROM_MARKET_DECK, me, Zone.MARKET_DECK, me, cards, Zone.ASIDE, me);
            return taken == count || dale.market().discard().isEmpty()
                    ? next
                    : next.first(new Decks.ReshuffleMarket(), new DrawAsideFromMarketDeck(count - taken));
        }
    }

    /** "Throw them away", in the order you choose. */
    record ThrowThemAway() implements InAnyOrder {
        @Override
        public Pile cards(Dale dale) {
            return dale.table().aside();
        }

        @Override
        public Dale laidDown(Dale dale, Pile cards) {
            return Moves.throwAway(dale, Told.THREW_AWAY, dale.me(), Zone.ASIDE, dale.me(), cards);
        }

        @Override
        public Text asks() {
            return Text.of("Which card do you throw away next?", "Quelle carte jetez-vous d’abord ?");
        }
    }
}
