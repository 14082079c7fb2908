package comptoir.cove.chronomancer;

import comptoir.engine.Text;

/** The two figures. */
enum Figure {
    CHRONOMANCER(Text.of("Chronomancer", "Chronomancien")),
    ASSISTANT(Text.of("Assistant", "Assistant"));

    private final Text text;

    Figure(Text text) {
        this.text = text;
    }

    Text text() {
        return text;
    }
}
