package comptoir.server.command;

import com.fasterxml.jackson.annotation.JsonInclude;
import comptoir.protocol.Json;
import comptoir.server.Setting.LogForm;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/** What the server says of itself, on standard error: warnings of the libraries, and a little more of our own. */
final class Logging {

    // Held on to: loggers that nobody holds forget their level.
    private static final Logger ROOT = Logger.getLogger("");
    private static final Logger OURS = Logger.getLogger("comptoir");
    private static final Logger REQUESTS = Logger.getLogger("comptoir.requests");

    private Logging() {}

    /** @param requests whether each request is logged too */
    static void begin(LogForm form, boolean requests) {
        if (System.getProperty("java.util.logging.config.file") != null) return;
        System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tFT%1$tT %4$s %5$s%6$s%n");
        LogManager.getLogManager().reset();
        var console = new ConsoleHandler();
        console.setLevel(Level.ALL);
        if (form == LogForm.JSON) console.setFormatter(new JsonLine());
        ROOT.addHandler(console);
        ROOT.setLevel(Level.WARNING);
        OURS.setLevel(Level.INFO);
        REQUESTS.setLevel(requests ? Level.INFO : Level.OFF);
    }

    /** One object a line: when, how grave, who says it, what, and the fault where there is one. */
    static final class JsonLine extends Formatter {

        @JsonInclude(JsonInclude.Include.NON_NULL)
        private record Line(
                String at,
                String level,
                @Nullable String logger,
                long thread,
                String message,
                @Nullable String fault) {}

        @Override
        public String format(LogRecord said) {
            return Json.write(new Line(
                            said.getInstant().toString(),
                            said.getLevel().getName(),
                            said.getLoggerName(),
                            said.getLongThreadID(),
                            formatMessage(said),
                            trace(said.getThrown())))
                    + "\n";
        }

        private static @Nullable String trace(@Nullable Throwable fault) {
            if (fault == null) return null;
            var trace = new StringWriter();
            fault.printStackTrace(new PrintWriter(trace, true));
            return trace.toString();
        }
    }
}
