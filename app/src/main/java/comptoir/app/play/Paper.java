package comptoir.app.play;

import comptoir.app.Speaker;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** Lines of text with a little colour, broken between words where they would be too long. */
public final class Paper {

    static final AttributedStyle PLAIN = AttributedStyle.DEFAULT;
    static final AttributedStyle BOLD = PLAIN.bold();
    static final AttributedStyle FAINT = PLAIN.foreground(AttributedStyle.BLACK | AttributedStyle.BRIGHT);
    static final AttributedStyle RED = PLAIN.foreground(AttributedStyle.RED);
    static final AttributedStyle GREEN = PLAIN.foreground(AttributedStyle.GREEN);
    static final AttributedStyle BLUE = PLAIN.foreground(AttributedStyle.CYAN);
    static final AttributedStyle YELLOW = PLAIN.foreground(AttributedStyle.YELLOW);

    private final int width;
    private final Speaker speaker;
    private final List<AttributedString> lines = new ArrayList<>();

    Paper(int width, Speaker speaker) {
        this.width = width;
        this.speaker = speaker;
    }

    List<AttributedString> lines() {
        return lines;
    }

    int width() {
        return width;
    }

    String in(Text text) {
        return speaker.of(text);
    }

    String in(String words, Object... with) {
        return speaker.of(Text.say(words, with));
    }

    /** A word behind the name of who reads; where it is "You" already, none. */
    String isReader(String name) {
        return name.equals(in("You")) ? "" : in(" (you)");
    }

    /** A text of a view, which is in no language yet. */
    String in(Tree text) {
        return speaker.of(Text.read(text));
    }

    /** What stands between a name and what is said of it. */
    String colon() {
        return in(": ");
    }

    Paper empty() {
        lines.add(AttributedString.EMPTY);
        return this;
    }

    /** A line across the whole width with words in it. */
    Paper heading(String... words) {
        var line = new AttributedStringBuilder().append("──", FAINT);
        for (var word : words) line.append(" ", FAINT).append(word, BOLD).append(" ──", FAINT);
        while (line.columnLength() < width) line.append("─", FAINT);
        return wrapped(line.toAttributedString(), 0);
    }

    /** A line; what does not fit goes on below, indented by so many columns. */
    Paper line(int indent, Object... parts) {
        return wrapped(phrase(parts), indent);
    }

    /** A label in a column of its own, and beside it what there is to say. */
    Paper entry(int column, String label, Object... parts) {
        var line = new AttributedStringBuilder().append(padded(label, column), FAINT);
        return wrapped(line.append(phrase(parts)).toAttributedString(), column);
    }

    /** Texts side by side in as many columns as fit, read downwards. */
    Paper columns(List<AttributedString> items) {
        int widest =
                items.stream().mapToInt(AttributedString::columnLength).max().orElse(0) + 3;
        int columns = items.size() < 6 ? 1 : Math.clamp(width / widest, 1, 3);
        int rows = (items.size() + columns - 1) / columns;
        if (columns == 1) {
            for (var item : items) wrapped(item, 5);
            return this;
        }
        for (int row = 0; row < rows; row++) {
            var line = new AttributedStringBuilder();
            for (int item = row; item < items.size(); item += rows) {
                line.append(items.get(item));
                line.append(" ".repeat(widest - items.get(item).columnLength()));
            }
            lines.add(line.toAttributedString());
        }
        return this;
    }

    static AttributedString phrase(Object... parts) {
        var phrase = new AttributedStringBuilder();
        for (var part : parts) {
            if (part instanceof AttributedString styled) phrase.append(styled);
            else phrase.append(String.valueOf(part));
        }
        return phrase.toAttributedString();
    }

    static AttributedString styled(AttributedStyle style, Object words) {
        return new AttributedString(String.valueOf(words), style);
    }

    /** Phrases with something between them. */
    static AttributedString joined(String between, List<AttributedString> phrases) {
        return AttributedString.join(new AttributedString(between), phrases);
    }

    static String padded(String text, int columns) {
        int length = new AttributedString(text).columnLength();
        return length >= columns ? text : text + " ".repeat(columns - length);
    }

    private Paper wrapped(AttributedString line, int indent) {
        var rest = line;
        while (rest.columnLength() > width) {
            int end = width;
            while (end > indent && rest.charAt(end) != ' ') end--;
            if (end <= indent) end = width;
            lines.add(rest.substring(0, end));
            int next = end;
            while (next < rest.length() && rest.charAt(next) == ' ') next++;
            if (next >= rest.length()) return this;
            rest = phrase(" ".repeat(indent), rest.substring(next, rest.length()));
        }
        lines.add(rest);
        return this;
    }

    @Override
    public String toString() {
        return Arrays.toString(lines.toArray());
    }
}
