package comptoir.dale;

import comptoir.engine.Rule;
import comptoir.engine.Step;
import comptoir.engine.Text;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on a card: its name, its value, and its sentences as steps. Its text in our own words is the rule
 * {@code dale.card.<id>} of the catalogue.
 */
public final class Card {

    /** A technique is played for its effect, a passive card acts by itself or in another action, rubbish does neither. */
    public enum Type {
        TECHNIQUE,
        PASSIVE,
        RUBBISH
    }

    private final DaleRule rule;
    private final int number;
    private final String id;
    private final Text name;
    private final @Nullable Animalfolk folk;
    private final int value;
    private final Type type;
    private final boolean bonus;
    private final List<Step<Dale>> sentences;
    private final List<Step<Dale>> nextTurn;
    private final boolean lasting;
    private final @Nullable Trigger trigger;
    private final @Nullable Models models;
    private final int traits;

    private Card(Draft draft) {
        id = draft.id;
        rule = DaleRule.ofCard(draft.id);
        number = rule.cardNumber();
        name = draft.name;
        folk = draft.folk;
        value = draft.value;
        type = draft.type;
        bonus = draft.bonus;
        sentences = List.copyOf(draft.sentences);
        nextTurn = List.copyOf(draft.nextTurn);
        lasting = draft.lasting;
        trigger = draft.trigger;
        models = draft.models;
        traits = draft.traits;
    }

    /** A technique: what it says is done when it is played. */
    static Draft technique(Animalfolk folk, int value, String id) {
        return new Draft(folk, value, id, Type.TECHNIQUE);
    }

    /** A passive card: it acts from the hand, or while it is used in an action. */
    static Draft passive(Animalfolk folk, int value, String id) {
        return new Draft(folk, value, id, Type.PASSIVE);
    }

    static Card junk() {
        return new Draft(null, 1, "junk", Type.RUBBISH)
                .named("Junk", "Camelote")
                .card();
    }

    /** The stable number of this kind of card; hands are sorted by it. */
    int number() {
        return number;
    }

    public String id() {
        return id;
    }

    public Text name() {
        return name;
    }

    /** The set it belongs to; Junk has none. */
    public @Nullable Animalfolk folk() {
        return folk;
    }

    /** The printed value. */
    public int value() {
        return value;
    }

    public Type type() {
        return type;
    }

    public boolean isTechnique() {
        return type == Type.TECHNIQUE;
    }

    public boolean isJunk() {
        return type == Type.RUBBISH;
    }

    /** Whether it shows a plus: playing it gives one more action. */
    public boolean givesBonus() {
        return bonus;
    }

    /** What is done when it is played as a technique, used as an ability, or shown as a reaction. */
    List<Step<Dale>> sentences() {
        return sentences;
    }

    /** What is done at the start of its owner's next turn. */
    List<Step<Dale>> nextTurn() {
        return nextTurn;
    }

    /** Whether it stays in the schedule until the start of its owner's next turn. */
    boolean stays() {
        return lasting || !nextTurn.isEmpty();
    }

    /** What it reacts to; null for a card that does not react. */
    @Nullable
    Trigger trigger() {
        return trigger;
    }

    /** The cards it may copy; null for a card that is always itself. */
    @Nullable
    Models models() {
        return models;
    }

    boolean has(Trait trait) {
        return (traits & trait.bit()) != 0;
    }

    int traits() {
        return traits;
    }

    Rule rule() {
        return rule;
    }

    /** How many copies a set has. */
    int copies() {
        return folk == null ? Cards.JUNK_IN_BOX : value == 1 ? 4 : value == 5 ? 1 : 3;
    }

    @Override
    public String toString() {
        return id;
    }

    /** The other physical cards that a copying card may count as. */
    interface Models {
        Pile of(Dale dale, int seat, int card);
    }

    /** A card as its file describes it, line by line. */
    static final class Draft {
        private final @Nullable Animalfolk folk;
        private final int value;
        private final String id;
        private final Type type;
        private Text name = Text.of("", "");
        private List<Step<Dale>> sentences = List.of();
        private List<Step<Dale>> nextTurn = List.of();
        private boolean bonus;
        private boolean lasting;
        private @Nullable Trigger trigger;
        private @Nullable Models models;
        private int traits;

        private Draft(@Nullable Animalfolk folk, int value, String id, Type type) {
            this.folk = folk;
            this.value = value;
            this.id = id;
            this.type = type;
        }

        Draft named(String en, String fr) {
            name = Text.of(en, fr);
            return this;
        }

        /** It shows a plus. */
        Draft bonus() {
            bonus = true;
            return this;
        }

        /** What is done at once when it is played. */
        @SafeVarargs
        @SuppressWarnings("varargs")
        final Draft says(Step<Dale>... steps) {
            sentences = List.of(steps);
            return this;
        }

        /** "At the start of your next turn …" */
        @SafeVarargs
        @SuppressWarnings("varargs")
        final Draft nextTurn(Step<Dale>... steps) {
            nextTurn = List.of(steps);
            return this;
        }

        /** "Until your next turn …" */
        Draft untilNextTurn(Trait effect) {
            lasting = true;
            return has(effect);
        }

        Draft has(Trait trait) {
            traits |= trait.bit();
            return this;
        }

        /** "Once in your turn you may show this card: …" */
        @SafeVarargs
        @SuppressWarnings("varargs")
        final Draft onceATurn(Step<Dale>... steps) {
            sentences = List.of(steps);
            return has(Trait.ONCE_A_TURN);
        }

        /** "Each time …, you may show this card: …" */
        @SafeVarargs
        @SuppressWarnings("varargs")
        final Draft eachTime(Trigger trigger, Step<Dale>... steps) {
            this.trigger = trigger;
            sentences = List.of(steps);
            return has(Trait.REACTS);
        }

        /** "While you use this card it is a copy of …" */
        Draft copies(Models models) {
            this.models = models;
            return has(Trait.COPIES);
        }

        Card card() {
            return new Card(this);
        }
    }
}
