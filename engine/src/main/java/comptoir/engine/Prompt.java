package comptoir.engine;

/**
 * What a seat is asked.
 *
 * @param kind a stable word for this kind of decision, by which a client finds a fitting control
 * @param rule the rule by which it is asked
 */
public record Prompt(String kind, Rule rule, Text text) {}
