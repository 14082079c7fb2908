package comptoir.app;

import comptoir.protocol.Lines;
import comptoir.protocol.Session;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** The open protocol on standard input and output. */
@Command(
        name = "engine",
        mixinStandardHelpOptions = true,
        description = {
            "Speaks the open protocol: one JSON object a line on standard input, one JSON object a line on standard"
                    + " output, in order, until the end of input. docs/protocol.md documents it.",
            "Try: echo '{\"do\":\"games\"}' | comptoir engine"
        })
final class EngineCommand implements Callable<Integer> {

    @Override
    public Integer call() throws IOException {
        var lines = new Lines(
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), Session.LONGEST_LINE);
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        var session = new Session();
        for (var line = lines.next(); line != null; line = lines.next()) {
            out.println(session.answer(line));
            out.flush();
        }
        return 0;
    }
}
