package comptoir.server.wire;

import java.util.concurrent.atomic.LongAdder;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Counts what goes wrong: threads that look after tables, positions and clocks outlive any error and only say so, and who
 * runs the server sees by the count that they do.
 */
final class LoggedFaults extends Handler {

    // Held on to: a logger that nobody holds forgets its handlers.
    private final Logger ours = Logger.getLogger("comptoir");
    private final LongAdder count = new LongAdder();

    LoggedFaults() {
        setLevel(Level.WARNING);
        ours.addHandler(this);
    }

    @Override
    public void publish(LogRecord said) {
        if (said.getLevel().intValue() >= Level.WARNING.intValue()) count.increment();
    }

    double count() {
        return count.sum();
    }

    @Override
    public void flush() {}

    @Override
    public void close() {
        ours.removeHandler(this);
    }
}
