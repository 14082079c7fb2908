package comptoir.dale.cards;

import static comptoir.dale.table.Card.passive;

import comptoir.dale.answers.AtDepth;
import comptoir.dale.answers.Pick;
import comptoir.dale.answers.Word;
import comptoir.dale.moves.Decks;
import comptoir.dale.moves.EventKind;
import comptoir.dale.moves.Moves;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.DeckPicks;
import comptoir.dale.steps.Discard;
import comptoir.dale.steps.DiscardPicks;
import comptoir.dale.steps.DrawAside;
import comptoir.dale.steps.ExchangeWithDiscard;
import comptoir.dale.steps.LayAsideBackOnDeck;
import comptoir.dale.steps.SearchDeck;
import comptoir.dale.steps.ShuffleSearchedDeck;
import comptoir.dale.steps.ThrowAwayOneCard;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Pile;
import comptoir.dale.table.Trigger;
import comptoir.dale.table.Zone;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import java.util.List;

/** The Observant Snowy Owls: reactions to events. None of them is discarded by being shown. */
public final class OwlCards implements CardSet {

    public static final Animalfolk OWLS = new Animalfolk(
            "owls",
            "Observant Snowy Owls",
            "Reactions to events",
            3,
            "#f4f1ea",
            "Les harfangs des neiges observateurs");

    public static final Card WISE_SPY = passive(OWLS, 1, "wise-spy")
            .named("Wise Spy")
            .text("Once during your turn, you may draw the top 3 cards of your deck, look at them and put them back"
                    + " on top in any order.")
            .onceATurn(new DrawAside(3), new LayAsideBackOnDeck())
            .card();

    public static final Card ANCIENT_KNOWLEDGE = passive(OWLS, 2, "ancient-knowledge")
            .named("Ancient Knowledge")
            .text("After another player’s technique is resolved, you may search your deck, discard up to 1 card from"
                    + " it, then shuffle your deck.")
            .eachTime(Trigger.TECHNIQUE_FINISHED, new SearchDeck(), new MayDiscardFromDeck(), new ShuffleSearchedDeck())
            .card();

    public static final Card QUALITY_INSPECTION = passive(OWLS, 3, "quality-inspection")
            .named("Quality Inspection")
            .text("When this card enters your hand, you may throw away a card from your hand. If you do, draw 1 card.")
            .eachTime(Trigger.ENTERED_HAND, new ThrowAwayOneCard(), new Decks.DrawCards(1))
            .card();

    public static final Card BINOCULARS = passive(OWLS, 4, "binoculars")
            .named("Binoculars")
            .text("After another player buys a card, you may draw 1 card. If you do, discard a card from your hand.")
            .eachTime(Trigger.PURCHASED, new Decks.DrawCards(1), new Discard(1))
            .card();

    public static final Card BALANCING = passive(OWLS, 5, "balancing")
            .named("Balancing")
            .text("After another player shuffles their deck, you may exchange an animalfolk card from your hand with"
                    + " any card of your discard pile.")
            .eachTime(
                    Trigger.SHUFFLED,
                    new ExchangeWithDiscard.ChooseInDiscard(),
                    new ExchangeWithDiscard.GiveAnimalfolk())
            .card();

    public static final Card EXTRA_REMARKS = passive(OWLS, 5, "extra-remarks")
            .named("Extra Remarks")
            .text("After another player builds a stack, you may put a card of your choice from your discard pile on"
                    + " top of your deck.")
            .eachTime(Trigger.STACK_BUILT, new LayFromDiscardOnDeck())
            .card();

    @Override
    public Animalfolk folk() {
        return OWLS;
    }

    @Override
    public List<Card> cards() {
        return List.of(WISE_SPY, ANCIENT_KNOWLEDGE, QUALITY_INSPECTION, BINOCULARS, BALANCING, EXTRA_REMARKS);
    }

    /** "You may discard a card of your deck." */
    public record MayDiscardFromDeck() implements DaleQuestion {

        @Override
        public boolean isOpen(Dale dale) {
            return !dale.mine().deck().isEmpty();
        }

        @Override
        public Options options(Dale dale, int seat) {
            return DeckPicks.different(dale, dale.player(seat).deck())
                    .add(Word.PASS)
                    .build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            if (!(answer instanceof Pick pick)) return Moves.tell(dale, EventKind.DID_NOTHING.by(seat));
            var card = Pile.of(DeckPicks.meant(dale, dale.player(seat).deck(), pick));
            return Moves.move(
                    dale, EventKind.DISCARDED_FROM_DECK.by(seat), Zone.DECK.of(seat), card, Zone.DISCARD.of(seat));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(dale, DaleDecision.DISCARD_FROM_DECK, "You may discard a card of your deck.");
        }
    }

    /** "Put a card of your discard pile on top of your deck." */
    public record LayFromDiscardOnDeck() implements DaleQuestion {

        @Override
        public boolean isOpen(Dale dale) {
            return !dale.mine().discard().isEmpty();
        }

        @Override
        public Options options(Dale dale, int seat) {
            return DiscardPicks.different(dale, dale.player(seat).discard(), DiscardPicks.ANY)
                    .build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            var card = Pile.of(((AtDepth) answer).in(dale.player(seat).discard()));
            return Moves.move(dale, EventKind.LAID_ON_DECK.by(seat), Zone.DISCARD.of(seat), card, Zone.DECK.of(seat));
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(
                    dale, DaleDecision.LAY_FROM_DISCARD, "Which card of your discard pile goes onto your deck?");
        }
    }
}
