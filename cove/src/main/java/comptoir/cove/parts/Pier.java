package comptoir.cove.parts;

import comptoir.engine.Text;

/** The piers in the order of the market, and the sizes of goods that are sold there. */
public enum Pier {
    BAZAAR("bazaar", Text.say("the Bazaar"), Text.say("at the Bazaar"), false, true),
    TOWN_SQUARE("town-square", Text.say("the Town Square pier"), Text.say("at the Town Square pier"), true, false),
    BLACK_MARKET("black-market", Text.say("the Black Market"), Text.say("at the Black Market"), true, true);

    public static final int COUNT = 3;

    private static final Pier[] ALL = values();

    private final String word;
    private final Text text;
    private final Text there;
    private final boolean small;
    private final boolean large;

    Pier(String word, Text text, Text there, boolean small, boolean large) {
        this.word = word;
        this.text = text.naming("place", word + "-pier");
        this.there = there.naming("place", word + "-pier");
        this.small = small;
        this.large = large;
    }

    public static Pier of(int index) {
        return ALL[index];
    }

    /** Its place in rows and crowds: the order of the constants is part of the rules. */
    @SuppressWarnings("EnumOrdinal") // that is what it is for
    public int number() {
        return ordinal();
    }

    /** The name in data, in scenes and on the wire. */
    public String word() {
        return word;
    }

    public Text text() {
        return text;
    }

    /** "at the Bazaar". */
    public Text there() {
        return there;
    }

    public boolean takes(boolean largeGood) {
        return largeGood ? large : small;
    }
}
