package comptoir.dale.cards;

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
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trait;
import comptoir.dale.table.Zone;
import java.util.List;

/** The Snappy Scarlet Macaws: hand management. */
public final class MacawCards implements CardSet {

    public static final Animalfolk MACAWS = new Animalfolk(
            "macaws", "Snappy Scarlet Macaws", "Hand management", 1, "#3f78b9", "Compatibilité avec le premier jeu");

    public static final Card SWIFT_BROKER = technique(MACAWS, 1, "swift-broker")
            .named("Swift Broker")
            .text("Discard your hand, then draw as many cards as you discarded.")
            .says(new DiscardWholeHand(), new DrawThatMany())
            .bonus()
            .card();

    public static final Card COOKIES = passive(MACAWS, 2, "cookies")
            .named("Cookies")
            .text("While this card is in your hand, fill your hand up to 1 card more in clean-up.")
            .has(Trait.WIDENS_HAND_FROM_HAND)
            .card();

    public static final Card SHATTERED_RELIC = technique(MACAWS, 3, "shattered-relic")
            .named("Shattered Relic")
            .text("Throw away a card from your hand, then draw 1 card.")
            .says(new ThrowAwayOneCard(), new Decks.DrawCards(1))
            .bonus()
            .card();

    public static final Card SPYGLASS = technique(MACAWS, 4, "spyglass")
            .named("Spyglass")
            .text("Draw the top 3 cards of your deck. Keep one in your hand and put the others back on top in any"
                    + " order.")
            .says(new DrawAside(3), new TakeOneOfThem(), new LayAsideBackOnDeck())
            .bonus()
            .card();

    public static final Card FLASHY_SHOW = technique(MACAWS, 5, "flashy-show")
            .named("Flashy Show")
            .text("Until the end of this turn, every card you pay with or build with is worth 1 more.")
            .says(new EveryCardCountsMore())
            .bonus()
            .card();

    public static final Card FAVOURITE_TOY = technique(MACAWS, 5, "favourite-toy")
            .named("Favourite Toy")
            .text("Take the top card of your discard pile into your hand.")
            .says(new TakeTopOfDiscard())
            .bonus()
            .card();

    @Override
    public Animalfolk folk() {
        return MACAWS;
    }

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
                    dale,
                    EventKind.TOOK_FROM_DISCARD.by(me),
                    Zone.DISCARD.of(me),
                    Pile.of(pile.top()),
                    Zone.HAND.of(me));
        }
    }
}
