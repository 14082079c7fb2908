package comptoir.dale.table;

import comptoir.engine.Text;

/** Something that happened to which cards may react. Who caused it and with which card is packed beside it. */
public enum Trigger {
    TECHNIQUE_FINISHED("a technique of {0} is finished"),
    ENTERED_HAND("cards entered {0?your hand|the hand of {0}}"),
    PURCHASED("{0} has bought a card"),
    SHUFFLED("{0} has shuffled a deck"),
    STACK_BUILT("{0} has built a stack");

    private static final Trigger[] ALL = values();

    private final Text text;

    Trigger(String text) {
        this.text = Text.say(text);
    }

    public Text text(int causer) {
        return text.with(Text.who(causer));
    }

    @SuppressWarnings("EnumOrdinal")
    public // new ones are added at the end
    int by(int causer, int card) {
        return ordinal() | causer << 4 | card << 8;
    }

    public static Trigger of(int packed) {
        return ALL[packed & 15];
    }

    public static int causer(int packed) {
        return packed >> 4 & 15;
    }

    public static int card(int packed) {
        return packed >> 8;
    }

    /** Whether this is about the one who caused it; all others are answers to somebody else's doing. */
    public boolean concernsCauser() {
        return this == ENTERED_HAND;
    }
}
