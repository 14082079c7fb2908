package comptoir.app.arena;

import comptoir.engine.BadInput;
import comptoir.engine.Text;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One of several parts into which a programme is cut, for machines that do not know of each other: every so-manyth game.
 *
 * @param part from 1 on
 */
record Shard(int part, int parts) {

    static final Shard WHOLE = new Shard(1, 1);

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    /** As it is given on the command line: {@code 3/10}. */
    static Shard of(@Nullable String given) {
        if (given == null) return WHOLE;
        var match = WRITTEN.matcher(given);
        if (match.matches()) {
            int part = Integer.parseInt(match.group(1));
            int parts = Integer.parseInt(match.group(2));
            if (part >= 1 && part <= parts) return new Shard(part, parts);
        }
        throw new BadInput(Text.say("--shard must be a part and the number of parts, such as 3/10, and is {0}", given));
    }

    boolean holds(int game) {
        return game % parts == part - 1;
    }

    /** How many of the first games it holds. */
    int of(int games) {
        return games / parts + (games % parts >= part ? 1 : 0);
    }

    String suffix() {
        return parts == 1 ? "" : "-" + part + "-of-" + parts;
    }
}
