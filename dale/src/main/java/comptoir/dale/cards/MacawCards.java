package comptoir.dale.cards;

import static comptoir.dale.table.Animalfolk.MACAWS;
import static comptoir.dale.table.Card.passive;
import static comptoir.dale.table.Card.technique;

import comptoir.dale.moves.DaleDeed;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DiscardWholeHand;
import comptoir.dale.steps.DrawAside;
import comptoir.dale.steps.EveryCardCountsMore;
import comptoir.dale.steps.LayAsideBackOnDeck;
import comptoir.dale.steps.TakeOneOfThem;
import comptoir.dale.steps.ThrowAwayOneCard;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Zone;
import java.util.List;

/** The Snappy Scarlet Macaws: hand management. */
public final class MacawCards implements CardSet {

    /** Discard your hand. Draw as many cards as you discarded. */
    public static final Card SWIFT_BROKER = technique(MACAWS, 1, "swift-broker")
            .named("Swift Broker")
            .says(new DiscardWholeHand(), new DrawThatMany())
            .bonus()
            .card();

    /** In your hand: fill your hand to one card more in the clean-up. */
    public static final Card COOKIES = passive(MACAWS, 2, "cookies")
            .named("Cookies")
            .has(Trait.WIDENS_HAND_FROM_HAND)
            .card();

    /** Throw away a card of your hand. Draw a card. */
    public static final Card SHATTERED_RELIC = technique(MACAWS, 3, "shattered-relic")
            .named("Shattered Relic")
            .says(new ThrowAwayOneCard(), new Decks.DrawCards(1))
            .bonus()
            .card();

    /** Draw the top 3 cards of your deck. Keep one of them in your hand. Put the others back on top in any order. */
    public static final Card SPYGLASS = technique(MACAWS, 4, "spyglass")
            .named("Spyglass")
            .says(new DrawAside(3), new TakeOneOfThem(), new LayAsideBackOnDeck())
            .bonus()
            .card();

    /** Each card you use this turn counts one more. */
    public static final Card FLASHY_SHOW = technique(MACAWS, 5, "flashy-show")
            .named("Flashy Show")
            .says(new EveryCardCountsMore())
            .bonus()
            .card();

    /** Take the top card of your discard pile into your hand. */
    public static final Card FAVOURITE_TOY = technique(MACAWS, 5, "favourite-toy")
            .named("Favourite Toy")
            .says(new TakeTopOfDiscard())
            .bonus()
            .card();

    @Override
    public List<Card> cards() {
        return List.of(SWIFT_BROKER, COOKIES, SHATTERED_RELIC, SPYGLASS, FLASHY_SHOW, FAVOURITE_TOY);
    }

    /** "Draw that many cards." */
    public record DrawThatMany() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            return Decks.draw(dale, dale.me(), dale.words().number(), EventKind.DREW_BY_EFFECT, Zone.HAND);
        }
    }

    /** "Take the top card of your discard pile into your hand." */
    public record TakeTopOfDiscard() implements DaleDeed {
        @Override
        public Dale perform(Dale dale) {
            int me = dale.me();
            var pile = dale.mine().discard();
            if (pile.isEmpty()) return dale;
            return Moves.move(
                    dale, EventKind.TOOK_FROM_DISCARD, me, Zone.DISCARD, me, Pile.of(pile.top()), Zone.HAND, me);
        }
    }
}
