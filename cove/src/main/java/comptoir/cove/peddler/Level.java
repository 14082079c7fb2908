package comptoir.cove.peddler;

import comptoir.engine.Text;

/**
 * "Normal: the 16 basic cards. Hard: 4 of them are replaced by their 4 hard counterparts." Fierce is our own: beside the hard
 * cards, further ones give way to fierce ones. The harder level comes later.
 */
public enum Level {
    NORMAL(Text.say("Normal"), Text.say("The 16 basic cards.")),
    HARD(Text.say("Hard"), Text.say("4 basic cards give way to harder ones.")),
    FIERCE(
            Text.say("Fierce"),
            Text.say("Of our own: fierce cards beside the hard ones, for those whom hard is too easy."));

    private final Text text;
    private final Text help;

    Level(Text text, Text help) {
        this.text = text;
        this.help = help;
    }

    public Text text() {
        return text;
    }

    public Text help() {
        return help;
    }
}
