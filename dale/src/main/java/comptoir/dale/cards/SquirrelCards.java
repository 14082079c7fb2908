package comptoir.dale.cards;

import static comptoir.dale.table.Card.passive;
import static comptoir.dale.table.Card.technique;

import comptoir.dale.answers.InStall;
import comptoir.dale.steps.DaleDecision;
import comptoir.dale.steps.DaleQuestion;
import comptoir.dale.steps.StallPicks;
import comptoir.dale.table.Animalfolk;
import comptoir.dale.table.Card;
import comptoir.dale.table.CardSet;
import comptoir.dale.table.Dale;
import comptoir.dale.table.Trait;
import comptoir.dale.turn.LooseStack;
import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import java.util.List;

/** The Hoarding Flying Squirrels: stall building. What their passive cards allow in a stack is in {@link LooseStack}. */
public final class SquirrelCards implements CardSet {

    public static final Animalfolk SQUIRRELS = new Animalfolk(
            "squirrels",
            "Hoarding Flying Squirrels",
            "Stall building",
            1,
            "#3f9490",
            "Compatibilité avec le premier jeu");

    public static final Card STASHING_VENDOR = passive(SQUIRRELS, 1, "stashing-vendor")
            .named("Stashing Vendor")
            .text("A stack that contains this card may also contain any number of Junk from your hand.")
            .has(Trait.ALLOWS_JUNK_IN_STACK)
            .card();

    public static final Card EMPTY_CHEST = passive(SQUIRRELS, 2, "empty-chest")
            .named("Empty Chest")
            .text("A stack that contains this card may mix animalfolk cards of any sets.")
            .has(Trait.ALLOWS_ANY_SET_IN_STACK)
            .card();

    public static final Card NOSTALGIC_ITEM = passive(SQUIRRELS, 3, "nostalgic-item")
            .named("Nostalgic Item")
            .text("When you build with this card, you may add 1 card of your choice from your discard pile to the"
                    + " stack: Junk or any set.")
            .has(Trait.ADDS_FROM_DISCARD_TO_STACK)
            .card();

    public static final Card ACORN = technique(SQUIRRELS, 4, "acorn")
            .named("Acorn")
            .text("Swap this card with a card of your choice in an opponent’s stall. That card goes to your hand.")
            .says(new SwapWithOpponentsStall())
            .bonus()
            .card();

    public static final Card ACCORDION = passive(SQUIRRELS, 5, "accordion")
            .named("Accordion")
            .text("When you build with this card, you may count it as worth 1 more or 1 less.")
            .has(Trait.BENDS_IN_STACK)
            .card();

    public static final Card WINTER_IS_COMING = passive(SQUIRRELS, 5, "winter-is-coming")
            .named("Winter is Coming")
            .text("After you build a stack that contains this card, you may build your next stack at once.")
            .has(Trait.BUILDS_AGAIN)
            .card();

    @Override
    public Animalfolk folk() {
        return SQUIRRELS;
    }

    @Override
    public List<Card> cards() {
        return List.of(STASHING_VENDOR, EMPTY_CHEST, NOSTALGIC_ITEM, ACORN, ACCORDION, WINTER_IS_COMING);
    }

    /** "This card takes the place of a card of an opponent's stall." A partner's stall is one's own. */
    public record SwapWithOpponentsStall() implements DaleQuestion {

        @Override
        public boolean isOpen(Dale dale) {
            for (int stall = 0; stall < dale.box().stalls(); stall++)
                if (stall != dale.box().stallOf(dale.me())
                        && dale.table().stalls()[stall].size() > 0) return true;
            return false;
        }

        @Override
        public Options options(Dale dale, int seat) {
            var options = new Options.Builder();
            for (int stall = 0; stall < dale.box().stalls(); stall++)
                if (stall != dale.box().stallOf(seat)) StallPicks.in(dale, stall, options);
            return options.build();
        }

        @Override
        public Dale answered(Dale dale, int seat, Answer answer) {
            return StallPicks.swap(dale, seat, (InStall) answer);
        }

        @Override
        public Prompt prompt(Dale dale, int seat) {
            return DaleQuestion.ofCard(
                    dale, DaleDecision.SWAP, "Which card of an opponent’s stall do you take into your hand?");
        }
    }
}
