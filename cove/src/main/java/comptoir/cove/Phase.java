package comptoir.cove;

import comptoir.engine.Text;

/** The phases of a day, and the end. */
public enum Phase {
    SET_UP(Text.of("Set-up", "Mise en place")),
    ARRIVAL(Text.of("Arrival", "Arrivée")),
    PRODUCTION(Text.of("Production", "Production")),
    MARKET(Text.of("Market", "Marché")),
    CLEAN_UP(Text.of("Clean-up", "Nettoyage")),
    FINAL(Text.of("Final scoring", "Décompte final"));

    private final Text text;

    Phase(Text text) {
        this.text = text;
    }

    public Text text() {
        return text;
    }
}
