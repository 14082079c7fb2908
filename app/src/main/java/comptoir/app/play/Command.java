package comptoir.app.play;

import comptoir.app.Language;
import comptoir.engine.BadInput;
import comptoir.engine.Text;

/** What can be typed beside the number of a choice; the English words are known in French too. */
enum Command {
    HINT(
            Text.of("hint", "indice"),
            "",
            Text.of("what a bot would do here, and why", "ce qu’un bot ferait ici, et pourquoi")),
    WHY(
            Text.of("why", "pourquoi"),
            " [N]",
            Text.of(
                    "the rule behind the question, or behind choice N",
                    "la règle derrière la question, ou le choix N")),
    WHY_NOT(
            Text.of("whynot", "pourquoipas"),
            " […]",
            Text.of(
                    "what cannot be done here, and by which rule",
                    "ce qu’on ne peut pas faire ici, et par quelle règle")),
    RULE(
            Text.of("rule", "règle"),
            " …",
            Text.of("a rule by its name, or rules with these words", "une règle par son nom, ou par des mots")),
    UNDO(
            Text.of("undo", "annuler"),
            "",
            Text.of(
                    "take back the last choice, while nobody has learnt anything since",
                    "reprendre le dernier choix, tant que personne n’a rien appris depuis")),
    VIEW(Text.of("view", "vue"), "", Text.of("the whole table", "toute la table")),
    LOG(Text.of("log", "journal"), " [N]", Text.of("what happened lately", "ce qui s’est passé récemment")),
    SAVE(Text.of("save", "sauver"), " [FILE]", Text.of("keep the game in a file", "garder la partie dans un fichier")),
    QUIT(Text.of("quit", "quitter"), "", Text.of("save and leave", "enregistrer et partir")),
    HELP(Text.of("help", "aide"), "", Text.of("this", "ceci"));

    private final Text word;
    private final String parameters;
    private final Text help;

    Command(Text word, String parameters, Text help) {
        this.word = word;
        this.parameters = parameters;
        this.help = help;
    }

    static Command named(String typed) {
        for (var command : values())
            if (command.word.en().equalsIgnoreCase(typed) || command.word.fr().equalsIgnoreCase(typed)) return command;
        throw new BadInput("\"" + typed + "\"? " + "Type a number, or help. / Tapez un nombre, ou aide.");
    }

    String word(Language language) {
        return language.of(word);
    }

    String usage(Language language) {
        return language.of(word) + parameters;
    }

    Text help() {
        return help;
    }
}
