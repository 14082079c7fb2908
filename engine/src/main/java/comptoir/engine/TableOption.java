package comptoir.engine;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One thing a table may choose before the game, described as data, so that the web, the command line and the protocol
 * can all ask for it.
 *
 * @param values what may be chosen; empty for a flag or free text
 * @param least how many values a list must have at least
 * @param most how many at most
 * @param standard the value where nothing is said; null where the game finds one itself, for the number of seats
 * @param limits what it cannot be at some tables
 */
public record TableOption(
        String id,
        Kind kind,
        Text name,
        Text help,
        List<Value> values,
        int least,
        int most,
        @Nullable Object standard,
        List<Limit> limits) {

    /** The value of an option by seat that leaves a seat to chance. */
    public static final String BY_CHANCE = "random";

    /** A flag is a yes or no, a choice one value, choices a list of different values, by-seat one value for each seat. */
    public enum Kind {
        FLAG,
        CHOICE,
        CHOICES,
        BY_SEAT,
        TEXT
    }

    public record Value(String id, Text name, Text help) {}

    /**
     * What an option cannot be at some tables: whoever asks people says so before the game refuses it.
     *
     * @param seats the numbers of seats at which it holds
     * @param with the values of other options with which it holds, as texts; {@link #NOT_CHOSEN} for none
     * @param never the values that cannot be chosen there, as texts
     * @param exactly how many values a list must have there; 0 for as many as the option says
     * @param dealt where this names any, no seat has another's value there, and chance deals these to who has named none
     * @param why a full sentence
     */
    public record Limit(
            List<Integer> seats,
            Map<String, List<String>> with,
            List<String> never,
            int exactly,
            List<String> dealt,
            Text why) {

        public static final String NOT_CHOSEN = "";

        public static Limit never(List<String> values, List<Integer> seats, Text why) {
            return new Limit(seats, Map.of(), values, 0, List.of(), why);
        }

        public static Limit exactly(int values, List<Integer> seats, Map<String, List<String>> with, Text why) {
            return new Limit(seats, with, List.of(), values, List.of(), why);
        }

        public static Limit different(
                List<String> dealt, List<Integer> seats, Map<String, List<String>> with, Text why) {
            return new Limit(seats, with, List.of(), 0, dealt, why);
        }

        private boolean holds(Setup setup) {
            return seats.contains(setup.seats())
                    && with.entrySet().stream().allMatch(each -> each.getValue().contains(said(setup, each.getKey())));
        }

        private static String said(Setup setup, String option) {
            return String.valueOf(setup.options().getOrDefault(option, NOT_CHOSEN));
        }

        private void keep(String id, List<?> chosen, int seats) {
            for (var value : chosen)
                if (never.contains(String.valueOf(value)))
                    throw new BadInput(Text.say("options.{0} cannot be \"{1}\" here: {2}", id, value, why));
            if (exactly > 0 && !chosen.isEmpty() && chosen.size() != exactly)
                throw new BadInput(Text.say(
                        "options.{0} needs {1} values, and there are {2}: {3}", id, exactly, chosen.size(), why));
            if (!dealt.isEmpty()) keepDifferent(id, chosen, seats);
        }

        private void keepDifferent(String id, List<?> chosen, int seats) {
            var named =
                    chosen.stream().filter(value -> !value.equals(BY_CHANCE)).toList();
            if (new HashSet<>(named).size() < named.size())
                throw new BadInput(Text.say("options.{0} names a value twice: {1}", id, why));
            int open = seats - named.size();
            long left = dealt.stream().filter(value -> !named.contains(value)).count();
            if (open > left)
                throw new BadInput(Text.say(
                        "options.{0}: chance has {1#1 value|{1} values} for {2#1 seat|{2} seats}: {3}",
                        id, left, open, why));
        }
    }

    public static TableOption flag(String id, Text name, Text help, boolean standard) {
        return new TableOption(id, Kind.FLAG, name, help, List.of(), 0, 0, standard, List.of());
    }

    public static TableOption choice(String id, Text name, Text help, List<Value> values, String standard) {
        return new TableOption(id, Kind.CHOICE, name, help, values, 1, 1, standard, List.of());
    }

    public static TableOption choices(String id, Text name, Text help, List<Value> values, int least, int most) {
        return new TableOption(id, Kind.CHOICES, name, help, values, least, most, null, List.of());
    }

    public static TableOption bySeat(String id, Text name, Text help, List<Value> values) {
        return new TableOption(id, Kind.BY_SEAT, name, help, values, 0, Integer.MAX_VALUE, null, List.of());
    }

    public static TableOption text(String id, Text name, Text help, String standard) {
        return new TableOption(id, Kind.TEXT, name, help, List.of(), 0, 0, standard, List.of());
    }

    /** Without a value where nothing is said: the game finds one itself. */
    public TableOption open() {
        return new TableOption(id, kind, name, help, values, least, most, null, limits);
    }

    public TableOption within(Limit... more) {
        return new TableOption(id, kind, name, help, values, least, most, standard, List.of(more));
    }

    /** Refuses what breaks a limit. */
    public void keepWithin(Setup setup) {
        var said = setup.options().get(id);
        List<?> chosen = said instanceof List<?> list
                ? list
                : Optional.ofNullable(said).stream().toList();
        for (var limit : limits) if (limit.holds(setup)) limit.keep(id, chosen, setup.seats());
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
