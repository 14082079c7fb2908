package comptoir.cove.table;

import comptoir.engine.Text;

/** The phases of a day, and the end. */
public enum Phase {
    SET_UP(Text.say("Set-up")),
    ARRIVAL(Text.say("Arrival")),
    PRODUCTION(Text.say("Production")),
    MARKET(Text.say("Market")),
    CLEAN_UP(Text.say("Clean-up")),
    FINAL(Text.say("Final scoring"));

    private final Text text;

    Phase(Text text) {
        this.text = text;
    }

    public Text text() {
        return text;
    }
}
