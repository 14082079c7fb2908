package comptoir.engine;

import java.util.Map;

/** What a seat may say. Answers are small values, shared where possible, so that listing them costs little. */
public interface Answer {

    /** The answer as plain data for the protocol and the log: no two options of one question have equal data. */
    Map<String, Object> data();
}
