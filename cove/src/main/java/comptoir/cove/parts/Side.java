package comptoir.cove.parts;

import comptoir.engine.Text;

/** The side of Dragon Island. */
public enum Side {
    LEFT(Text.of("left", "gauche")),
    RIGHT(Text.of("right", "droite"));

    private final Text text;

    Side(Text text) {
        this.text = text;
    }

    public Text text() {
        return text;
    }
}
