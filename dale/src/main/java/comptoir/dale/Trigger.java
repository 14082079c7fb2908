package comptoir.dale;

import comptoir.engine.Text;

/** Something that happened to which cards may react. Who caused it and with which card is packed beside it. */
public enum Trigger {
    TECHNIQUE_FINISHED("a technique of player {0} is finished", "une technique du joueur {0} est terminée"),
    ENTERED_HAND("cards entered the hand of player {0}", "des cartes sont entrées dans la main du joueur {0}"),
    PURCHASED("player {0} has bought a card", "le joueur {0} a acheté une carte"),
    SHUFFLED("player {0} has shuffled a deck", "le joueur {0} a mélangé sa pioche"),
    STACK_BUILT("player {0} has built a stack", "le joueur {0} a construit une Pile");

    private static final Trigger[] ALL = values();

    private final Text text;

    Trigger(String en, String fr) {
        text = Text.of(en, fr);
    }

    Text text(int causer) {
        return text.with(causer + 1);
    }

    @SuppressWarnings("EnumOrdinal") // new ones are added at the end
    int by(int causer, int card) {
        return ordinal() | causer << 4 | card << 8;
    }

    static Trigger of(int packed) {
        return ALL[packed & 15];
    }

    static int causer(int packed) {
        return packed >> 4 & 15;
    }

    static int card(int packed) {
        return packed >> 8;
    }

    /** Whether this is about the one who caused it; all others are answers to somebody else's doing. */
    boolean concernsCauser() {
        return this == ENTERED_HAND;
    }
}
