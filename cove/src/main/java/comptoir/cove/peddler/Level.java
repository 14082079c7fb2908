package comptoir.cove.peddler;

import comptoir.engine.Text;

/** "Normal: the 16 basic cards. Hard: 4 of them are replaced by their 4 hard counterparts." */
public enum Level {
    NORMAL(Text.of("Normal", "Normal"), Text.of("The 16 basic cards.", "Les 16 cartes de base.")),
    HARD(
            Text.of("Hard", "Difficile"),
            Text.of(
                    "4 basic cards give way to harder ones.",
                    "4 cartes de base cèdent la place à leurs équivalents difficiles."));

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
