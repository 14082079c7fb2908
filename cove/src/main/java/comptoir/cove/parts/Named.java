package comptoir.cove.parts;

import comptoir.engine.Answer;
import java.util.Map;

/** An answer that names one thing: {@code {"boat": 3}}. The index is what the question works with. */
public record Named(String field, Object value, int index) implements Answer {

    /** Answers for 0, 1, 2…, made once. */
    public static Named[] numbers(String field, int count) {
        var answers = new Named[count];
        for (int i = 0; i < count; i++) answers[i] = new Named(field, i, i);
        return answers;
    }

    /** The answer where there is nothing more to do, or nothing to do at all. */
    public static final Named DONE = new Named("done", true, -1);

    public boolean isDone() {
        return index == DONE.index;
    }

    @Override
    public Map<String, Object> data() {
        return Map.of(field, value);
    }
}
