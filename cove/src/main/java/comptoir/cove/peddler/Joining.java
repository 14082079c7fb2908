package comptoir.cove.peddler;

import comptoir.engine.BadInput;
import comptoir.engine.Saving;
import comptoir.engine.Setup;
import comptoir.engine.TableOption;
import comptoir.engine.TableOption.Value;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/** Whether the Peddler joins a table, and how strong it is. */
final class Joining {

    private static final String NOT_AT_ALL = "none";

    private Joining() {}

    static TableOption option() {
        var levels = new ArrayList<Value>();
        levels.add(new Value(NOT_AT_ALL, Text.say("Without"), Text.say("Only people play.")));
        for (var level : Level.values()) levels.add(new Value(Saving.word(level), level.text(), level.help()));
        return new TableOption(
                "peddler",
                TableOption.Kind.CHOICE,
                Text.say("The Peddler"),
                Text.say("It plays against one person, or with two people as the third; alone you always meet it, at"
                        + " the normal level if you do not say otherwise."),
                levels,
                1,
                1,
                null);
    }

    /** The level that a table chose, or null where it plays without. */
    static @Nullable Level level(Setup setup) {
        var chosen = setup.options().get("peddler");
        if (chosen == null) return setup.seats() == 1 ? Level.NORMAL : null;
        if (chosen.equals(NOT_AT_ALL)) {
            if (setup.seats() == 1)
                throw new BadInput(Text.say("options.peddler is \"none\", and one person needs an opponent"));
            return null;
        }
        if (setup.seats() > 2)
            throw new BadInput(
                    Text.say("options.peddler: it joins one or two people, and there are {0}", setup.seats()));
        return Tree.of("options.peddler", chosen).oneOf(Level.class);
    }
}
