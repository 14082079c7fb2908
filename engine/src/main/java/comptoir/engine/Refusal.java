package comptoir.engine;

import java.util.Map;

/**
 * Why something a player might expect to be able to do cannot be done now. Made on demand for people, never in a search.
 *
 * @param answer the answer that is not among the options, as plain data
 * @param needed what it would have taken
 * @param had what there was
 */
public record Refusal(Map<String, Object> answer, Rule rule, Object needed, Object had, Text text) {}
