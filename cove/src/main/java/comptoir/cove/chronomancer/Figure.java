package comptoir.cove.chronomancer;

import comptoir.engine.Text;

/** The two figures. */
public enum Figure {
    CHRONOMANCER(Text.say("Chronomancer"), Text.say("the Chronomancer")),
    ASSISTANT(Text.say("Assistant"), Text.say("the Assistant"));

    private final Text text;
    private final Text definite;

    Figure(Text text, Text definite) {
        this.text = text;
        this.definite = definite;
    }

    /** With its article, for the middle of a sentence. */
    Text definite() {
        return definite;
    }

    Text text() {
        return text;
    }
}
