package comptoir.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A section of a rule catalogue. */
public record RuleSection(String id, Text name, List<RuleText> rules) {

    /**
     * @param seed the number of the rulebook it comes from
     * @param at the heading it stands under there
     * @param unreachable why no random game can ever show it; null where one can
     */
    public record RuleText(
            String id,
            Text text,
            String seed,
            String at,
            @Nullable Text unreachable) {}
}
