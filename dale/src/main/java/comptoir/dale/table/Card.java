package comptoir.dale.table;

import comptoir.engine.Rule;
import comptoir.engine.Step;
import comptoir.engine.Text;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on a card: its name, its value, its text in our own words, and its sentences as steps. The text is the rule
 * {@code dale.card.<id>}.
 */
public final class Card {

    /** A technique is played for its effect, a passive card acts by itself or in another action, rubbish does neither. */
    public enum Type {
        TECHNIQUE,
        PASSIVE,
        RUBBISH
    }

    private final Rule rule;
    private final String id;
    private final Text name;
    private final Text text;
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
    private int number = -1;

    private Card(Draft draft) {
        id = draft.id;
        rule = new CardRule(draft.id);
        name = draft.name;
        text = draft.text;
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
    public static Draft technique(Animalfolk folk, int value, String id) {
        return new Draft(folk, value, id, Type.TECHNIQUE);
    }

    /** A passive card: it acts from the hand, or while it is used in an action. */
    public static Draft passive(Animalfolk folk, int value, String id) {
        return new Draft(folk, value, id, Type.PASSIVE);
    }

    public static Card junk() {
        return new Draft(null, 1, "junk", Type.RUBBISH)
                .named("Junk")
                .text("Worth 1, no set, no effect. Pays for purchases. Cannot go into a stack unless an effect"
                        + " allows it.")
                .card();
    }

    /** As it is found in the box. */
    void number(int place) {
        number = place;
    }

    /** The place of this kind of card among all there are; hands are sorted by it. */
    public int number() {
        return number;
    }

    public String id() {
        return id;
    }

    public Text name() {
        return name;
    }

    /** What it says, in our own words. */
    public Text text() {
        return text;
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
    public List<Step<Dale>> sentences() {
        return sentences;
    }

    /** What is done at the start of its owner's next turn. */
    public List<Step<Dale>> nextTurn() {
        return nextTurn;
    }

    /** Whether it stays in the schedule until the start of its owner's next turn. */
    public boolean stays() {
        return lasting || !nextTurn.isEmpty();
    }

    /** What it reacts to; null for a card that does not react. */
    @Nullable
    public Trigger trigger() {
        return trigger;
    }

    /** The cards it may copy; null for a card that is always itself. */
    @Nullable
    public Models models() {
        return models;
    }

    public boolean has(Trait trait) {
        return (traits & trait.bit()) != 0;
    }

    public int traits() {
        return traits;
    }

    public Rule rule() {
        return rule;
    }

    /** How many copies a set has. */
    public int copies() {
        return folk == null ? Cards.JUNK_IN_BOX : value == 1 ? 4 : value == 5 ? 1 : 3;
    }

    @Override
    public String toString() {
        return id;
    }

    /** The other physical cards that a copying card may count as. */
    public interface Models {
        Pile of(Dale dale, int seat, int card);
    }

    /** A card as its file describes it, line by line. */
    public static final class Draft {
        private final @Nullable Animalfolk folk;
        private final int value;
        private final String id;
        private final Type type;
        private Text name = Text.say("");
        private Text text = Text.say("");
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

        public Draft named(String english) {
            name = Text.named("card", id, english);
            return this;
        }

        /** What it says, in our own words. */
        public Draft text(String english) {
            text = Text.say(english);
            return this;
        }

        /** It shows a plus. */
        public Draft bonus() {
            bonus = true;
            return this;
        }

        /** What is done at once when it is played. */
        @SafeVarargs
        @SuppressWarnings("varargs")
        public final Draft says(Step<Dale>... steps) {
            sentences = List.of(steps);
            return this;
        }

        /** "At the start of your next turn …" */
        @SafeVarargs
        @SuppressWarnings("varargs")
        public final Draft nextTurn(Step<Dale>... steps) {
            nextTurn = List.of(steps);
            return this;
        }

        /** "Until your next turn …" */
        public Draft untilNextTurn(Trait effect) {
            lasting = true;
            return has(effect);
        }

        public Draft has(Trait trait) {
            traits |= trait.bit();
            return this;
        }

        /** "Once in your turn you may show this card: …" */
        @SafeVarargs
        @SuppressWarnings("varargs")
        public final Draft onceATurn(Step<Dale>... steps) {
            sentences = List.of(steps);
            return has(Trait.ONCE_A_TURN);
        }

        /** "Each time …, you may show this card: …" */
        @SafeVarargs
        @SuppressWarnings("varargs")
        public final Draft eachTime(Trigger trigger, Step<Dale>... steps) {
            this.trigger = trigger;
            sentences = List.of(steps);
            return has(Trait.REACTS);
        }

        /** "While you use this card it is a copy of …" */
        public Draft copies(Models models) {
            this.models = models;
            return has(Trait.COPIES);
        }

        public Card card() {
            return new Card(this);
        }
    }
}
