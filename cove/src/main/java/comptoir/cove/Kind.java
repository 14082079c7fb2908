package comptoir.cove;

import comptoir.engine.Text;

/** The adventurers: customers of four clans, and rogues. The first four are the clans; a good has a clan's colour. */
public enum Kind {
    WARRIOR("warrior", "warriors", "guerrier", "guerriers", "red", "rouge", "R"),
    BARD("bard", "bards", "barde", "bardes", "green", "verte", "G"),
    WIZARD("wizard", "wizards", "sorcier", "sorciers", "blue", "bleue", "B"),
    NOBLE("noble", "nobles", "noble", "nobles", "yellow", "jaune", "Y"),
    ROGUE("rogue", "rogues", "voyou", "voyous", "grey", "grise", "-");

    /** How many clans there are. */
    public static final int CLANS = 4;

    private static final Kind[] ALL = values();

    private final Text one;
    private final Text many;
    private final Text colour;
    private final String letter;
    private final String word;

    Kind(String one, String many, String un, String plusieurs, String colour, String couleur, String letter) {
        this.one = Text.of(one, un);
        this.many = Text.of(many, plusieurs);
        this.colour = Text.of(colour, couleur);
        this.letter = letter;
        this.word = one;
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
        return Text.same(count).then(count == 1 ? one : many);
    }

    /** The colour of its goods, in French in the feminine as goods are. */
    public Text colour() {
        return colour;
    }

    /** The letter that component files use in the ids of cards. */
    public String letter() {
        return letter;
    }
}
