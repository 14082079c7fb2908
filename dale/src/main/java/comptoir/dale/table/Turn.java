package comptoir.dale.table;

import comptoir.engine.Saved;

/**
 * What is so for one turn only.
 *
 * @param active whose turn it is
 * @param helpAsked whether the partner has been asked in this action to help with a stack, and nothing came of it
 * @param modifiers changes of value, in the order in which they were made; see {@link Modifier}
 * @param used the once-a-turn abilities that have been used, each with its card ({@link Use}, worth nothing)
 * @param triggers what happened and may still be answered by reactions; see {@link Trigger}
 */
public record Turn(
        int active,
        boolean helpAsked,
        @Saved(as = "modifiers") Pile modifiers,
        @Saved(as = "uses") Pile used,
        @Saved(as = "triggers") Pile triggers) {

    private static final Turn[] FRESH = {fresh(0), fresh(1), fresh(2), fresh(3)};

    private static Turn fresh(int active) {
        return new Turn(active, false, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY);
    }

    public static Turn of(int active) {
        return FRESH[active];
    }

    public Turn modified(int modifier) {
        return new Turn(active, helpAsked, modifiers.with(modifier), used, triggers);
    }

    /** A card has been used as what it counts as now; as another card it may still be used. */
    public Turn used(int use) {
        return new Turn(active, helpAsked, modifiers, used.with(ability(use)), triggers);
    }

    public boolean hasUsed(int use) {
        return !used.isEmpty() && used.has(ability(use));
    }

    /** Whether a card has been used, as whatever it counted. */
    public boolean hasUsedCard(int card) {
        return !used.isEmpty() && Use.holds(used, card);
    }

    private static int ability(int use) {
        return Use.of(Use.card(use), Use.kind(use), 0);
    }

    public Turn helpAsked(boolean asked) {
        return asked == helpAsked ? this : new Turn(active, asked, modifiers, used, triggers);
    }

    public Turn triggers(Pile triggers) {
        return new Turn(active, helpAsked, modifiers, used, triggers);
    }

    /** Whether something is said of single cards this turn. */
    public boolean isSpecial() {
        return !modifiers.isEmpty() || !used.isEmpty();
    }

    /** A card that leaves the hand loses what was said of it. */
    public Turn forgetting(Pile cards) {
        var modifiers = this.modifiers;
        for (int i = 0; i < cards.size(); i++) modifiers = Modifier.without(modifiers, cards.get(i));
        var used = this.used;
        for (int i = used.size() - 1; i >= 0; i--) if (cards.has(Use.card(used.get(i)))) used = used.withoutPlace(i);
        return new Turn(active, helpAsked, modifiers, used, triggers);
    }
}
