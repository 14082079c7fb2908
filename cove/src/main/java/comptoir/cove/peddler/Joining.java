package comptoir.cove.peddler;

import comptoir.engine.Saving;
import comptoir.engine.Setup;
import comptoir.engine.TableOption;
import comptoir.engine.TableOption.Limit;
import comptoir.engine.TableOption.Value;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Whether the Peddler joins a table, and how strong it is. */
final class Joining {

    private static final String NOT_AT_ALL = "none";

    private Joining() {}

    static TableOption option() {
        var levels = new ArrayList<Value>();
        levels.add(new Value(NOT_AT_ALL, Text.say("Without"), Text.say("Only people play.")));
        for (var level : Level.values()) levels.add(new Value(Saving.word(level), level.text(), level.help()));
        return TableOption.choice(
                        "peddler",
                        Text.say("The Peddler"),
                        Text.say("It plays against one person, or with two people as the third; alone you always meet"
                                + " it, at the normal level if you do not say otherwise."),
                        levels,
                        NOT_AT_ALL)
                .open()
                .within(
                        Limit.never(
                                List.of(NOT_AT_ALL), List.of(1), Text.say("Alone you need an opponent: the Peddler.")),
                        Limit.never(
                                Arrays.stream(Level.values()).map(Saving::word).toList(),
                                List.of(3, 4, 5),
                                Text.say("The Peddler joins one or two people, not more.")));
    }

    /** The level that a table chose, or null where it plays without. */
    static @Nullable Level level(Setup setup) {
        var chosen = setup.options().get("peddler");
        if (chosen == null) return setup.seats() == 1 ? Level.NORMAL : null;
        if (chosen.equals(NOT_AT_ALL)) return null;
        return Tree.of("options.peddler", chosen).oneOf(Level.class);
    }
}
