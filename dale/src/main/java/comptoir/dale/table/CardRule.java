package comptoir.dale.table;

import comptoir.engine.Rule;

/** The rule that is printed on a card: its text. */
public record CardRule(String card) implements Rule {

    @Override
    public String id() {
        return "dale.card." + card;
    }
}
