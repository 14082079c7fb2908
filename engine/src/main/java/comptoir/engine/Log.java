package comptoir.engine;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The history of a game: what it was set up with, the version of the rules, and every answer, fate's included. Replaying
 * it gives equal positions.
 *
 * @param scene the scene it began with, as plain data; null for a game from the start
 */
public record Log(
        String game,
        String rulesVersion,
        Setup setup,
        @Nullable Object scene,
        List<Entry> entries) {

    /** One thing that was decided. */
    public sealed interface Entry {}

    /** A seat's answer, as plain data. */
    public record Answered(int seat, Map<String, Object> answer) implements Entry {}

    /** A draw of fate: which of how many, and its name. */
    public record Drawn(String source, int outcomes, int index, String name) implements Entry {}

    /** A shuffle of fate: for each place from the top, the index of what lay there before. */
    public record Shuffled(String source, List<Integer> order) implements Entry {}

    /** A seat took back its last answer by the fair rule, or with the others' leave. */
    public record TakenBack(int seat, boolean granted) implements Entry {}
}
