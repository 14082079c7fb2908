package comptoir.app;

import comptoir.engine.Tree;
import java.nio.file.Path;
import picocli.CommandLine;

/** The parameter of a command that looks at a game: its log, or a file that holds one, such as a saved game. */
public final class LogFile {

    @CommandLine.Parameters(paramLabel = "LOG", description = "The log; - for standard input.")
    private Path file = Path.of("-");

    public Tree log() {
        var content = Files.json(file);
        return content.has("log") ? content.at("log") : content;
    }
}
