package comptoir.dale;

import comptoir.engine.Text;
import java.util.Locale;

/** An animalfolk set: fifteen cards of one family. The six sets of this game come first, then those of the first game. */
public enum Animalfolk {
    PLATYPUSES("Experimenting Platypuses", "Ornithorynques expérimentateurs", "Card control", "Contrôle de cartes"),
    SLOTHS(
            "Diligent Pale-throated Sloths",
            "Paresseux diligents à gorge claire",
            "Delayed actions",
            "Actions retardées"),
    CROCODILES(
            "Intimidating Dwarf Crocodiles",
            "Crocodiles nains intimidants",
            "Threats and harassment",
            "Menaces et harcèlement"),
    FENNECS("Friendly Fennec Foxes", "Fennecs amicaux", "Everybody takes part", "Entraide"),
    POLECATS("Restless Marbled Polecats", "Putois marbrés agités", "Risk taking", "Prise de risque"),
    OWLS("Observant Snowy Owls", "Harfangs des neiges observateurs", "Reactions to events", "Réactions aux événements"),
    MACAWS("Snappy Scarlet Macaws", "Aras écarlates vifs", "Hand management", "Gestion de la main"),
    PANDAS("Dealing Giant Pandas", "Pandas géants négociateurs", "Market", "Marché"),
    RACCOONS("Thieving Northern Raccoons", "Ratons voleurs du Nord", "Stealing", "Vol"),
    SQUIRRELS(
            "Hoarding Flying Squirrels",
            "Écureuils volants collectionneurs",
            "Stall building",
            "Construction de l’étal"),
    OCELOTS("Lucky Ocelots", "Ocelots chanceux", "Luck", "Chance"),
    CHAMELEONS("Adapting Veiled Chameleons", "Caméléons voilés adaptables", "Copying", "Imitation");

    private final Text title;
    private final Text theme;

    Animalfolk(String en, String fr, String themeEn, String themeFr) {
        title = Text.of(en, fr);
        theme = Text.of(themeEn, themeFr);
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
}
