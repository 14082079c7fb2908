package comptoir.app.arena;

import comptoir.bots.arena.Contender;
import comptoir.engine.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A program as a bot. Each game starts it anew, so that no game depends on another; it always ends with its game.
 *
 * @param name the command that starts it
 * @param limit how long it may take for a move
 */
record Program(String name, Duration limit) implements Contender {

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    @Override
    public <P extends Position<P>> Sitting sit(Chair<P> chair) {
        return new Conversation<>(chair, ProgramProcess.start(name, words(name)), limit);
    }

    /** The words of a command; quotes hold words together. */
    static List<String> words(String command) {
        var words = new ArrayList<String>();
        var found = WORD.matcher(command);
        while (found.find())
            for (int group = 1; group <= 3; group++) if (found.group(group) != null) words.add(found.group(group));
        return words;
    }
}
