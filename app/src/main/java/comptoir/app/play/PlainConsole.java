package comptoir.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Plain text in, plain text out: what is typed is repeated, so that a transcript can be read. */
final class PlainConsole implements Console {

    private static final int WIDTH = 100;

    private final BufferedReader in;
    private final PrintWriter out;

    PlainConsole(Reader in, PrintWriter out) {
        this.in = new BufferedReader(in);
        this.out = out;
    }

    @Override
    public int width() {
        return WIDTH;
    }

    @Override
    public void show(Paper paper) {
        for (var line : paper.lines()) out.println(line.toString().stripTrailing());
        out.flush();
    }

    @Override
    public @Nullable String read(String prompt, List<String> completions) {
        try {
            out.print(prompt);
            var line = in.readLine();
            out.println(line == null ? "" : line);
            out.flush();
            return line;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public void handOver(String sentence) {
        out.println(sentence);
    }

    @Override
    public void close() {
        out.flush();
    }
}
