package comptoir.cove.parts;

import comptoir.engine.Saving;
import comptoir.engine.Text;

/** The adventurers: customers of four clans, and rogues. The first four are the clans; a good has a clan's colour. */
public enum Kind {
    WARRIOR(
            Text.say("warrior"),
            "{0#{0} warrior|{0} warriors}",
            "{0#{0} warrior icon|{0} warrior icons}",
            Text.say("{!the clan}warrior"),
            Text.say("{!of a good}red"),
            "red",
            "R"),
    BARD(
            Text.say("bard"),
            "{0#{0} bard|{0} bards}",
            "{0#{0} bard icon|{0} bard icons}",
            Text.say("{!the clan}bard"),
            Text.say("{!of a good}green"),
            "green",
            "G"),
    WIZARD(
            Text.say("wizard"),
            "{0#{0} wizard|{0} wizards}",
            "{0#{0} wizard icon|{0} wizard icons}",
            Text.say("{!the clan}wizard"),
            Text.say("{!of a good}blue"),
            "blue",
            "B"),
    NOBLE(
            Text.say("noble"),
            "{0#{0} noble|{0} nobles}",
            "{0#{0} noble icon|{0} noble icons}",
            Text.say("{!the clan}noble"),
            Text.say("{!of a good}yellow"),
            "yellow",
            "Y"),
    ROGUE(
            Text.say("rogue"),
            "{0#{0} rogue|{0} rogues}",
            "{0#{0} rogue icon|{0} rogue icons}",
            Text.say("{!the clan}rogue"),
            Text.say("{!of a good}grey"),
            "grey",
            "-");

    /** How many clans there are. */
    public static final int CLANS = 4;

    private static final Kind[] ALL = values();

    private final Text one;
    private final String many;
    private final String icons;
    private final Text clan;
    private final Text hue;
    private final String colour;
    private final String letter;
    private final String word = Saving.word(this);

    Kind(Text one, String many, String icons, Text clan, Text hue, String colour, String letter) {
        this.one = one.naming("adventurer", word);
        this.many = many;
        this.icons = icons;
        this.clan = clan.naming("clan", word);
        this.hue = hue;
        this.colour = colour;
        this.letter = letter;
    }

    public static Kind of(int index) {
        return ALL[index];
    }

    /** Its place in rows and crowds: the order of the constants is part of the rules. */
    @SuppressWarnings("EnumOrdinal") // that is what it is for
    public int number() {
        return ordinal();
    }

    public boolean isCustomer() {
        return this != ROGUE;
    }

    /** The name in data, in scenes and on the wire. */
    public String word() {
        return word;
    }

    public Text one() {
        return one;
    }

    /** "1 warrior", "3 warriors". */
    public Text counted(int count) {
        return Text.say(many, count).naming("adventurer", word);
    }

    /** "1 warrior icon", "3 warrior icons". */
    public Text icons(int count) {
        return Text.say(icons, count);
    }

    /** The clan, as in "the warrior hall". */
    public Text clan() {
        return clan;
    }

    /** The colour of its goods, in words. */
    public Text hue() {
        return hue;
    }

    /** The colour of its goods in data: "red". */
    public String colour() {
        return colour;
    }

    /** The letter that component files use in the ids of cards. */
    public String letter() {
        return letter;
    }
}
