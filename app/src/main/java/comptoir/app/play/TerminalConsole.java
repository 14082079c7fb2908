package comptoir.app.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import org.jline.utils.InfoCmp;
import org.jspecify.annotations.Nullable;

/** A terminal: colours, line editing, history, completion with the tabulator. */
final class TerminalConsole implements Console {

    private static final int WIDEST = 120;
    private static final int USUAL = 80;

    private final Terminal terminal;
    private final LineReader reader;
    private List<String> completions = List.of();

    private TerminalConsole(Terminal terminal) {
        this.terminal = terminal;
        this.reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("comptoir")
                .completer((ignored, line, candidates) -> {
                    // The first word is a command or a number; what may follow it stands behind it in the list.
                    var before = line.wordIndex() == 0 ? "" : line.words().getFirst() + " ";
                    for (var completion : completions) {
                        if (!completion.startsWith(before)) continue;
                        var word = completion.substring(before.length());
                        if (!word.contains(" ")) candidates.add(new Candidate(word));
                    }
                })
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    /** Whether somebody sits at a terminal: input and output both are one. */
    static boolean isThere() {
        try {
            var provider = TerminalProvider.load("ffm");
            return provider.isSystemStream(SystemStream.Input) && provider.isSystemStream(SystemStream.Output);
        } catch (IOException | RuntimeException | LinkageError unknown) {
            return false;
        }
    }

    static TerminalConsole open() {
        try {
            return new TerminalConsole(
                    TerminalBuilder.builder().system(true).dumb(true).build());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public int width() {
        int columns = terminal.getSize().getColumns();
        return columns <= 0 ? USUAL : Math.min(columns, WIDEST);
    }

    @Override
    public void show(Paper paper) {
        for (var line : paper.lines()) terminal.writer().println(line.toAnsi(terminal));
        terminal.flush();
    }

    @Override
    public @Nullable String read(String prompt, List<String> offered) {
        completions = offered;
        try {
            return reader.readLine(prompt);
        } catch (EndOfFileException | UserInterruptException gone) {
            return null;
        }
    }

    @Override
    public void handOver(String sentence) {
        terminal.puts(InfoCmp.Capability.clear_screen);
        terminal.flush();
        read(sentence + " ", List.of());
        terminal.puts(InfoCmp.Capability.clear_screen);
        terminal.flush();
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
