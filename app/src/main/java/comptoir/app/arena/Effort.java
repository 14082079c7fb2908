package comptoir.app.arena;

import comptoir.app.Progress;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How long the games took, and what on.
 *
 * @param machines the other machines that played, or null where threads of this one did
 */
record Effort(Duration took, int threads, @Nullable String machines) {

    String said() {
        var on = machines != null ? machines : threads + (threads == 1 ? " thread" : " threads");
        return Progress.time(took.toMillis() / 1000.0) + " on " + on;
    }

    void addTo(Map<String, Object> figures) {
        if (machines != null) figures.put("on", machines);
        else figures.put("threads", threads);
        figures.put("seconds", took.toMillis() / 1000.0);
    }
}
