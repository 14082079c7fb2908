package comptoir.cove.table;

import comptoir.engine.Event;
import comptoir.engine.Notice;
import comptoir.engine.Rule;
import comptoir.engine.Seats;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Something that happened in the open: everybody is told the same.
 *
 * @param kind a stable word, by which a client finds its animation
 * @param learners the seats that learn something by it, one bit each: everybody where chance has spoken
 */
public record OpenEvent(String kind, int seat, List<Rule> rules, Text text, Map<String, Object> facts, int learners)
        implements Event {

    /** A move that everybody could foresee. */
    public static OpenEvent of(String kind, int seat, Rule rule, Text text) {
        return new OpenEvent(kind, seat, List.of(rule), text, Map.of(), 0);
    }

    public OpenEvent also(Rule rule) {
        var more = new ArrayList<>(rules);
        more.add(rule);
        return new OpenEvent(kind, seat, List.copyOf(more), text, facts, learners);
    }

    /** With a particular as plain data. */
    public OpenEvent with(String name, Object value) {
        var more = new LinkedHashMap<>(facts);
        more.put(name, value);
        return new OpenEvent(kind, seat, rules, text, Collections.unmodifiableMap(more), learners);
    }

    /** By chance: everybody learns something. */
    public OpenEvent byChance(Cove cove) {
        return new OpenEvent(
                kind, seat, rules, text, facts, Seats.all(cove.terms().seats()));
    }

    @Override
    public Notice toldTo(int viewer) {
        return new Notice(kind, seat, rules, text, facts);
    }
}
