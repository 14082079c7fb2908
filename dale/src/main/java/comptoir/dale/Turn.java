package comptoir.dale;

/**
 * What is so for one turn only.
 *
 * @param active whose turn it is
 * @param helpAsked whether the partner has already been asked to help with a stack
 * @param modifiers changes of value, in the order in which they were made; see {@link Modifier}
 * @param used cards whose once-a-turn ability has been used
 * @param triggers what happened and may still be answered by reactions; see {@link Trigger}
 */
public record Turn(int active, boolean helpAsked, Pile modifiers, Pile used, Pile triggers) {

    private static final Turn[] FRESH = {fresh(0), fresh(1), fresh(2), fresh(3)};

    private static Turn fresh(int active) {
        return new Turn(active, false, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY);
    }

    static Turn of(int active) {
        return FRESH[active];
    }

    Turn modified(int modifier) {
        return new Turn(active, helpAsked, modifiers.with(modifier), used, triggers);
    }

    Turn used(int card) {
        return new Turn(active, helpAsked, modifiers, used.with(card), triggers);
    }

    Turn withHelpAsked() {
        return new Turn(active, true, modifiers, used, triggers);
    }

    Turn triggers(Pile triggers) {
        return new Turn(active, helpAsked, modifiers, used, triggers);
    }

    /** A card that leaves the hand loses what was said of it. */
    Turn forgetting(Pile cards) {
        if (modifiers.isEmpty() && used.isEmpty()) return this;
        var modifiers = this.modifiers;
        for (int i = 0; i < cards.size(); i++) modifiers = Modifier.without(modifiers, cards.get(i));
        return new Turn(active, helpAsked, modifiers, used.without(cards), triggers);
    }
}
