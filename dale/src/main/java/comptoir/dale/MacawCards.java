package comptoir.dale;

import static comptoir.dale.Animalfolk.MACAWS;
import static comptoir.dale.Card.passive;
import static comptoir.dale.Card.technique;

import java.util.List;

/** The Snappy Scarlet Macaws: hand management. */
final class MacawCards {

    private MacawCards() {}

    /** Discard your hand. Draw as many cards as you discarded. */
    static final Card SWIFT_BROKER = technique(MACAWS, 1, "swift-broker")
            .named("Swift Broker", "Courtier véloce")
            .says(new DiscardWholeHand(), new DrawThatMany())
            .bonus()
            .card();

    /** In your hand: fill your hand to one card more in the clean-up. */
    static final Card COOKIES = passive(MACAWS, 2, "cookies")
            .named("Cookies", "Biscuits")
            .has(Trait.WIDENS_HAND_FROM_HAND)
            .card();

    /** Throw away a card of your hand. Draw a card. */
    static final Card SHATTERED_RELIC = technique(MACAWS, 3, "shattered-relic")
            .named("Shattered Relic", "Relique brisée")
            .says(new ThrowAwayOneCard(), new Decks.DrawCards(1))
            .bonus()
            .card();

    /** Draw the top 3 cards of your deck. Keep one of them in your hand. Put the others back on top in any order. */
    static final Card SPYGLASS = technique(MACAWS, 4, "spyglass")
            .named("Spyglass", "Longue-vue")
            .says(new DrawAside(3), new TakeOneOfThem(), new LayAsideBackOnDeck())
            .bonus()
            .card();

    /** Each card you use this turn counts one more. */
    static final Card FLASHY_SHOW = technique(MACAWS, 5, "flashy-show")
            .named("Flashy Show", "Spectacle éblouissant")
            .says(new EveryCardCountsMore())
            .bonus()
            .card();

    /** Take the top card of your discard pile into your hand. */
    static final Card FAVOURITE_TOY = technique(MACAWS, 5, "favourite-toy")
            .named("Favourite Toy", "Jouet préféré")
            .says(new TakeTopOfDiscard())
            .bonus()
            .card();

    static final List<Card> ALL = List.of(SWIFT_BROKER, COOKIES, SHATTERED_RELIC, SPYGLASS, FLASHY_SHOW, FAVOURITE_TOY);

    /** "Draw that many cards." */
    record DrawThatMany() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return Decks.draw(dale, dale.me(), dale.words().number(), Told.DREW_BY_EFFECT, Zone.HAND);
        }
    }

    /** "Take the top card of your discard pile into your hand." */
    record TakeTopOfDiscard() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int me = dale.me();
            var pile = dale.mine().discard();
            if (pile.isEmpty()) return dale;
            return Moves.move(dale, Told.TOOK_FROM_DISCARD, me, Zone.DISCARD, me, Pile.of(pile.top()), Zone.HAND, me);
        }
    }
}
