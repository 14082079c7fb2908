package comptoir.server.table;

import comptoir.engine.OffTurn;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * How a seat answers one kind of question that it is asked while others have the turn.
 *
 * @param about what the question is about, by the game's own word
 * @param askFrom the seat is asked in person where something of this worth or more can be done; null where it never is
 * @param known what could be done when the order was given, where it holds until something else can; null where it holds
 *     whatever comes
 */
public record Order(
        String about,
        Way way,
        @Nullable Integer askFrom,
        @Nullable List<Map<String, Object>> known) {

    /** What is answered. */
    public enum Way {
        /** Nothing is done. */
        PASS,
        /** The best that can be done, and nothing where nothing can. */
        USE
    }

    /** The place of the option that the order answers with; none where the seat is asked in person. */
    OptionalInt answer(OffTurn question, List<Map<String, Object>> options) {
        boolean asks = askFrom != null && question.most() >= askFrom;
        if (asks || isSurprised(question, options)) return OptionalInt.empty();
        return OptionalInt.of(way == Way.PASS ? question.pass() : question.best());
    }

    /** Whether something can be done now that could not when the order was given. */
    boolean isSurprised(OffTurn question, List<Map<String, Object>> options) {
        if (known == null) return false;
        for (int i = 0; i < options.size(); i++)
            if (i != question.pass() && !known.contains(options.get(i))) return true;
        return false;
    }
}
