package comptoir.server.command;

import java.util.logging.ConsoleHandler;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.logging.Logger;

/** What the server says of itself, on standard error: warnings of the libraries, and a little more of our own. */
final class Logging {

    // Held on to: loggers that nobody holds forget their level.
    private static final Logger ROOT = Logger.getLogger("");
    private static final Logger OURS = Logger.getLogger("comptoir");

    private Logging() {}

    static void quiet() {
        if (System.getProperty("java.util.logging.config.file") != null) return;
        System.setProperty("java.util.logging.SimpleFormatter.format", "%1$tFT%1$tT %4$s %5$s%6$s%n");
        LogManager.getLogManager().reset();
        var console = new ConsoleHandler();
        console.setLevel(Level.ALL);
        ROOT.addHandler(console);
        ROOT.setLevel(Level.WARNING);
        OURS.setLevel(Level.INFO);
    }
}
