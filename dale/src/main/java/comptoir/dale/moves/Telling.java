package comptoir.dale.moves;

import comptoir.engine.Notice;
import comptoir.engine.Rule;
import java.util.List;
import java.util.Map;

/**
 * What is going to be told: which sentence, of whom, and what else it names.
 *
 * @param detail another player or a number, as the sentence wants it
 */
public record Telling(EventKind kind, int who, Object detail) {

    private static final Object NOTHING = "";

    Telling(EventKind kind, int who) {
        this(kind, who, NOTHING);
    }

    public Telling with(Object named) {
        return new Telling(kind, who, named);
    }

    Notice notice(List<Rule> rules, Object cards, Map<String, Object> facts) {
        return new Notice(kind.kind(), who, rules, kind.text().with(DaleEvent.player(who), cards, detail), facts);
    }
}
