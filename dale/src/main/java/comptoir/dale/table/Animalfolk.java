package comptoir.dale.table;

import comptoir.engine.Text;
import java.util.Locale;

/** An animalfolk set: fifteen cards of one family. The six sets of this game come first, then those of the first game. */
public enum Animalfolk {
    PLATYPUSES("Experimenting Platypuses", "Card control", 2),
    SLOTHS("Diligent Pale-throated Sloths", "Delayed actions", 3),
    CROCODILES("Intimidating Dwarf Crocodiles", "Threats and harassment", 2),
    FENNECS("Friendly Fennec Foxes", "Everybody takes part", 2),
    POLECATS("Restless Marbled Polecats", "Risk taking", 2),
    OWLS("Observant Snowy Owls", "Reactions to events", 3),
    MACAWS("Snappy Scarlet Macaws", "Hand management", 1),
    PANDAS("Dealing Giant Pandas", "Market", 2),
    RACCOONS("Thieving Northern Raccoons", "Stealing", 2),
    SQUIRRELS("Hoarding Flying Squirrels", "Stall building", 1),
    OCELOTS("Lucky Ocelots", "Luck", 1),
    CHAMELEONS("Adapting Veiled Chameleons", "Copying", 4);

    private final Text title;
    private final Text theme;
    private final int complexity;

    Animalfolk(String title, String theme, int complexity) {
        this.title = Text.named("set", id(), title);
        this.theme = Text.say(theme);
        this.complexity = complexity;
    }

    /** As the fact file and the protocol write it, such as {@code platypuses}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public Text title() {
        return title;
    }

    public Text theme() {
        return theme;
    }

    /** How much a newcomer has to keep in mind with it, from 1 to 4. */
    public int complexity() {
        return complexity;
    }
}
