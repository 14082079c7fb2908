package comptoir.cove.table;

import comptoir.cove.parts.Kind;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A line of a merchant's board in words, for those who read instead of look: the terminal prints it.
 *
 * @param label what it is about; null where it goes on with what the line above is about
 */
public record BoardLine(@Nullable Text label, List<Part> parts) {

    public enum Tone {
        PLAIN,
        STRONG,
        FAINT,
        RED,
        GREEN,
        BLUE,
        YELLOW
    }

    /** @param columns as many columns as it takes at least, so that lines below each other can be compared */
    public record Part(Text text, Tone tone, int columns) {}

    public static BoardLine of(Text label) {
        return new BoardLine(label, List.of());
    }

    /** A line under the one before. */
    public static BoardLine below() {
        return new BoardLine(null, List.of());
    }

    public BoardLine and(Tone tone, Text text) {
        return with(new Part(text, tone, 0));
    }

    public BoardLine and(Text text) {
        return and(Tone.PLAIN, text);
    }

    public BoardLine column(Tone tone, Text text, int columns) {
        return with(new Part(text, tone, columns));
    }

    /** "1 warrior", in its colour. */
    public BoardLine and(Kind kind, int count) {
        return and(tone(kind), kind.counted(count));
    }

    private BoardLine with(Part part) {
        var more = new ArrayList<>(parts);
        more.add(part);
        return new BoardLine(label, List.copyOf(more));
    }

    /** The colour of a clan and its goods. */
    public static Tone tone(Kind kind) {
        return switch (kind) {
            case WARRIOR -> Tone.RED;
            case BARD -> Tone.GREEN;
            case WIZARD -> Tone.BLUE;
            case NOBLE -> Tone.YELLOW;
            case ROGUE -> Tone.FAINT;
        };
    }
}
