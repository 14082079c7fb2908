package comptoir.server.command;

import comptoir.protocol.Json;
import comptoir.server.Setting.LogForm;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

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
        @Override
        public String format(LogRecord said) {
            var line = new LinkedHashMap<String, Object>();
            line.put("at", said.getInstant().toString());
            line.put("level", said.getLevel().getName());
            line.put("logger", said.getLoggerName());
            line.put("thread", said.getLongThreadID());
            line.put("message", formatMessage(said));
            var fault = said.getThrown();
            if (fault != null) {
                var trace = new StringWriter();
                fault.printStackTrace(new PrintWriter(trace, true));
                line.put("fault", trace.toString());
            }
            return Json.write(line) + "\n";
        }
    }
}
