package comptoir.app.play;

import comptoir.app.Speaker;
import comptoir.engine.BadInput;
import comptoir.engine.Language;
import comptoir.engine.Text;

/** What can be typed beside the number of a choice; the words of every language are known in all. */
enum Command {
    HINT(Text.say("hint"), "", Text.say("what a bot would do here, and why")),
    WHY(Text.say("why"), " [N]", Text.say("the rule behind the question, or behind choice N")),
    WHY_NOT(Text.say("whynot"), " […]", Text.say("what cannot be done here, and by which rule")),
    RULE(Text.say("rule"), " …", Text.say("a rule by its name, or rules with these words")),
    UNDO(Text.say("undo"), "", Text.say("take back the last choice, while nobody has learnt anything since")),
    VIEW(Text.say("view"), "", Text.say("the whole table")),
    LOG(Text.say("log"), " [N]", Text.say("what happened lately")),
    SAVE(Text.say("save"), " [FILE]", Text.say("keep the game in a file")),
    QUIT(Text.say("quit"), "", Text.say("save and leave")),
    HELP(Text.say("help"), "", Text.say("this"));

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
            for (var language : Language.all()) if (language.say(command.word).equalsIgnoreCase(typed)) return command;
        throw new BadInput(Text.say("\"{0}\"? Type a number, or help.", typed));
    }

    String word(Speaker speaker) {
        return speaker.of(word);
    }

    String usage(Speaker speaker) {
        return speaker.of(word) + parameters;
    }

    Text help() {
        return help;
    }
}
