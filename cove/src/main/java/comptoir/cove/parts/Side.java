package comptoir.cove.parts;

import comptoir.engine.Text;

/** The side of Dragon Island. */
public enum Side {
    LEFT(Text.say("left")),
    RIGHT(Text.say("right"));

    private final Text text;

    Side(Text text) {
        this.text = text;
    }

    public Text text() {
        return text;
    }
}
