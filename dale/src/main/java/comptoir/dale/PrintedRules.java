package comptoir.dale;

import comptoir.dale.table.Card;
import comptoir.dale.table.Cards;
import comptoir.engine.RuleSection;
import comptoir.engine.RuleSection.RuleText;
import java.util.ArrayList;
import java.util.List;

/** What the cards say, as the last part of the rules: a section for each set, and Junk. */
final class PrintedRules {

    /** The number of the rulebook that the cards are of. */
    private static final String SEED = "004";

    static final List<RuleSection> OF_CARDS = sections();

    private PrintedRules() {}

    private static List<RuleSection> sections() {
        var sections = new ArrayList<RuleSection>();
        for (var set : Cards.inBox()) {
            var folk = set.folk();
            sections.add(new RuleSection(
                    folk.id(),
                    folk.title(),
                    set.cards().stream().map(card -> said(card, folk.heading())).toList()));
        }
        sections.add(new RuleSection("junk", Cards.JUNK.name(), List.of(said(Cards.JUNK, "Rubbish"))));
        return List.copyOf(sections);
    }

    private static RuleText said(Card card, String heading) {
        return new RuleText(card.rule().id(), card.text(), SEED, heading, null);
    }
}
