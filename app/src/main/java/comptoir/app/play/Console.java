package comptoir.app.play;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a game is shown and answers are typed: a terminal, or plain text from a file or a pipe. */
interface Console extends AutoCloseable {

    /** How many columns there are. */
    int width();

    void show(Paper paper);

    /**
     * Asks for a line.
     *
     * @param completions what could be typed here
     * @return null at the end of the input
     */
    @Nullable
    String read(String prompt, List<String> completions);

    /** Hides what is on the screen, and waits until the next person is there; not where nobody looks. */
    void handOver(String sentence);

    @Override
    void close();
}
