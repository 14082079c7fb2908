package comptoir.dale;

import static comptoir.dale.Animalfolk.SQUIRRELS;
import static comptoir.dale.Card.passive;
import static comptoir.dale.Card.technique;

import comptoir.engine.Answer;
import comptoir.engine.Options;
import comptoir.engine.Prompt;
import java.util.List;

/** The Hoarding Flying Squirrels: stall building. What their passive cards allow in a stack is in {@link LooseStack}. */
final class SquirrelCards {

    private SquirrelCards() {}

    /** In a stack: any number of Junk of your hand may be added. */
    static final Card STASHING_VENDOR = passive(SQUIRRELS, 1, "stashing-vendor")
            .named("Stashing Vendor", "Vendeur cachottier")
            .has(Trait.ALLOWS_JUNK_IN_STACK)
            .card();

    /** In a stack: animalfolk cards of any sets may be mixed. */
    static final Card EMPTY_CHEST = passive(SQUIRRELS, 2, "empty-chest")
            .named("Empty Chest", "Coffre vide")
            .has(Trait.ALLOWS_ANY_SET_IN_STACK)
            .card();

    /** In a stack: a card of your discard pile may be added, Junk or of any set. */
    static final Card NOSTALGIC_ITEM = passive(SQUIRRELS, 3, "nostalgic-item")
            .named("Nostalgic Item", "Objet nostalgique")
            .has(Trait.ADDS_FROM_DISCARD_TO_STACK)
            .card();

    /** This card takes the place of a card of an opponent's stall, which goes to your hand. */
    static final Card ACORN = technique(SQUIRRELS, 4, "acorn")
            .named("Acorn", "Gland")
            .says(new SwapWithOpponentsStall())
            .bonus()
            .card();

    /** In a stack: its value may be one more or one less. */
    static final Card ACCORDION = passive(SQUIRRELS, 5, "accordion")
            .named("Accordion", "Accordéon")
            .has(Trait.BENDS_IN_STACK)
            .card();

    /** In a stack: once it is built you may build the next one at once. */
    static final Card WINTER_IS_COMING = passive(SQUIRRELS, 5, "winter-is-coming")
            .named("Winter is Coming", "L’hiver approche")
            .has(Trait.BUILDS_AGAIN)
            .card();

    static final List<Card> ALL =
            List.of(STASHING_VENDOR, EMPTY_CHEST, NOSTALGIC_ITEM, ACORN, ACCORDION, WINTER_IS_COMING);

    /** "This card takes the place of a card of an opponent's stall." A partner's stall is one's own. */
    record SwapWithOpponentsStall() implements DaleQuestion {

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
                    dale,
                    "swap",
                    "Which card of an opponent’s stall do you take into your hand?",
                    "Quelle carte de l’étal d’un adversaire prenez-vous en main ?");
        }
    }
}
