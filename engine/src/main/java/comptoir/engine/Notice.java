package comptoir.engine;

import java.util.List;
import java.util.Map;

/**
 * What one viewer is told of an event.
 *
 * @param kind a stable word for this kind of event, by which a client finds its animation
 * @param seat the seat that did it, or {@link Seats#NOBODY} where nobody did
 * @param rules the rules that caused it
 * @param facts the particulars as plain data, in a stable order; face-down things are without identity
 */
public record Notice(String kind, int seat, List<Rule> rules, Text text, Map<String, Object> facts) {}
