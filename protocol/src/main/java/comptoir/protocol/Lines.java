package comptoir.protocol;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** Reads lines of bounded length: what goes beyond is passed over, not kept in memory. */
public final class Lines {

    private final Reader reader;
    private final int longest;
    private boolean afterReturn;

    public Lines(Reader reader, int longest) {
        this.reader = reader;
        this.longest = longest;
    }

    /** The next line; one character longer than allowed where it was too long; null at the end. */
    public @Nullable String next() throws IOException {
        var line = new StringBuilder();
        boolean any = false;
        for (int c = reader.read(); c >= 0; c = reader.read()) {
            boolean skip = c == '\n' && afterReturn;
            afterReturn = c == '\r';
            if (skip) continue;
            if (c == '\n' || c == '\r') return line.toString();
            any = true;
            if (line.length() <= longest) line.append((char) c);
        }
        return any ? line.toString() : null;
    }
}
