package comptoir.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing a table may choose before the game, described as data, so that the web, the command line and the protocol
 * can all ask for it.
 *
 * @param values what may be chosen; empty for a flag or free text
 * @param least how many values a list must have at least
 * @param most how many at most
 * @param standard the value where nothing is said; null where the game finds one itself, for the number of seats
 */
public record TableOption(
        String id,
        Kind kind,
        Text name,
        Text help,
        List<Value> values,
        int least,
        int most,
        @Nullable Object standard) {

    /** A flag is a yes or no, a choice one value, choices a list of different values, by-seat one value for each seat. */
    public enum Kind {
        FLAG,
        CHOICE,
        CHOICES,
        BY_SEAT,
        TEXT
    }

    public record Value(String id, Text name, Text help) {}

    public static TableOption flag(String id, Text name, Text help, boolean standard) {
        return new TableOption(id, Kind.FLAG, name, help, List.of(), 0, 0, standard);
    }

    public static TableOption choice(String id, Text name, Text help, List<Value> values, String standard) {
        return new TableOption(id, Kind.CHOICE, name, help, values, 1, 1, standard);
    }

    public static TableOption choices(String id, Text name, Text help, List<Value> values, int least, int most) {
        return new TableOption(id, Kind.CHOICES, name, help, values, least, most, null);
    }

    public static TableOption bySeat(String id, Text name, Text help, List<Value> values) {
        return new TableOption(id, Kind.BY_SEAT, name, help, values, 0, Integer.MAX_VALUE, null);
    }

    public static TableOption text(String id, Text name, Text help, String standard) {
        return new TableOption(id, Kind.TEXT, name, help, List.of(), 0, 0, standard);
    }

    /** The value as the game wants it, or an error that names what is wrong with it. */
    public Object checked(Tree given, int seats) {
        return switch (kind) {
            case FLAG -> given.flag();
            case TEXT -> given.text();
            case CHOICE -> value(given);
            case CHOICES -> {
                var chosen = list(given);
                if (new HashSet<>(chosen).size() < chosen.size()) throw given.wrong(Text.say("names a value twice"));
                if (chosen.size() < least || chosen.size() > most)
                    throw given.wrong(
                            Text.say("needs {0} to {1} values, and there are {2}", least, most, chosen.size()));
                yield chosen;
            }
            case BY_SEAT -> {
                var chosen = list(given);
                if (chosen.size() != seats)
                    throw given.wrong(
                            Text.say("needs one value for each of the {0} seats, there are {1}", seats, chosen.size()));
                yield chosen;
            }
        };
    }

    private List<String> list(Tree given) {
        var chosen = new ArrayList<String>();
        for (var item : given.list()) chosen.add(value(item));
        return List.copyOf(chosen);
    }

    private String value(Tree given) {
        var id = given.text();
        if (values.stream().noneMatch(value -> value.id().equals(id)))
            throw given.wrong(Text.say(
                    "is \"{0}\", not one of {1}",
                    id, values.stream().map(Value::id).toList()));
        return id;
    }
}
