package comptoir.bots.lab;

import comptoir.engine.BadInput;
import comptoir.engine.Game;
import comptoir.engine.QuickFate;
import comptoir.engine.Setup;
import comptoir.engine.TableOption;
import comptoir.engine.Text;
import comptoir.engine.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the games of a series are set up with: whatever the table leaves open is varied evenly. An option with a value for
 * each seat (merchants) goes through every choice and order of its values, an option with several values (sets, decks)
 * through every combination of as few as the game accepts, and an option that knows "random" is left to fate. Of what is
 * varied, {@code {"merchants": {"among": ["chronomancer", "entertainer"]}}} leaves only these.
 *
 * @param bySeat the option with a value for each seat, or null where the game has none or it was given
 */
public record LineUps<P extends comptoir.engine.Position<P>>(
        Game<P> game,
        int seats,
        Map<String, Object> given,
        @Nullable String bySeat,
        List<List<String>> orders,
        Map<String, List<List<String>>> combinations) {

    private static final String AMONG = "among";

    /** @param given the options that are the same in every game */
    public static <P extends comptoir.engine.Position<P>> LineUps<P> of(
            Game<P> game, int seats, Map<String, Object> given, String seed) {
        if (!game.seats().contains(seats))
            throw new BadInput(
                    Text.say("{0} is played with {1} seats, not with {2}", game.id(), Tree.json(game.seats()), seats));
        var fixed = new LinkedHashMap<>(given);
        fixed.values().removeIf(LineUps::isNarrowed);
        var same = Map.copyOf(fixed);
        @Nullable String bySeat = null;
        var orders = List.of(List.<String>of());
        var combinations = new LinkedHashMap<String, List<List<String>>>();
        for (var option : game.options()) {
            if (fixed.containsKey(option.id())) continue;
            var values = isNarrowed(given.get(option.id())) ? among(option, given) : values(option);
            switch (option.kind()) {
                case BY_SEAT -> {
                    bySeat = option.id();
                    orders = shuffled(orders(values, seats), seed);
                }
                case CHOICES ->
                    combinations.put(option.id(), shuffled(accepted(game, seats, same, option, values), seed));
                case CHOICE -> {
                    if (option.values().size() > values.size()) fixed.put(option.id(), TableOption.BY_CHANCE);
                }
                default -> {}
            }
        }
        var lineUps = new LineUps<>(game, seats, fixed, bySeat, orders, combinations);
        lineUps.setup(0); // what was given wrongly is found before the first game
        return lineUps;
    }

    private static List<String> values(TableOption option) {
        return option.values().stream()
                .map(TableOption.Value::id)
                .filter(id -> !id.equals(TableOption.BY_CHANCE))
                .toList();
    }

    private static boolean isNarrowed(@Nullable Object value) {
        return value instanceof Map<?, ?> map && map.containsKey(AMONG);
    }

    /** The values of an option among which it is varied. */
    private static List<String> among(TableOption option, Map<String, Object> given) {
        var node = Tree.of("options", given).at(option.id()).onlyKnows(AMONG).at(AMONG);
        if (option.kind() != TableOption.Kind.BY_SEAT && option.kind() != TableOption.Kind.CHOICES)
            throw node.wrong(Text.say("is not for what all games of a series have alike"));
        var chosen = new ArrayList<String>();
        for (var each : node.list()) {
            if (!values(option).contains(each.text()))
                throw each.wrong(
                        Text.say("is \"{0}\", not one of {1}", each.text(), String.join(", ", values(option))));
            chosen.add(each.text());
        }
        if (chosen.isEmpty()) throw node.wrong(Text.say("is empty"));
        return List.copyOf(chosen);
    }

    /** The table of a game. */
    public Setup setup(int number) {
        var options = new LinkedHashMap<>(given);
        if (bySeat != null) options.put(bySeat, orders.get(number % orders.size()));
        int round = number / orders.size();
        for (var each : combinations.entrySet())
            options.put(
                    each.getKey(), each.getValue().get(round % each.getValue().size()));
        return game.setup(seats, Tree.of("options", options));
    }

    /** What is compared at a table seat by seat: empty where the game has no such option. */
    public List<String> subjects(Setup setup) {
        if (bySeat != null && setup.options().get(bySeat) instanceof List<?> list) return texts(list);
        for (var option : game.options())
            if (option.kind() == TableOption.Kind.BY_SEAT && setup.options().get(option.id()) instanceof List<?> list)
                return texts(list);
        return List.of();
    }

    /** What a table has in common that other tables of the series have not: its sets, its decks. */
    public List<String> shared(Setup setup) {
        return combinations.keySet().stream()
                .flatMap(option ->
                        setup.options().get(option) instanceof List<?> list ? texts(list).stream() : Stream.of())
                .toList();
    }

    private static List<String> texts(List<?> list) {
        return list.stream().map(String::valueOf).toList();
    }

    /** Every order in which values can sit around a table, each as often as the others as far as the seats allow. */
    private static List<List<String>> orders(List<String> values, int seats) {
        int most = (seats + values.size() - 1) / values.size();
        int least = seats / values.size();
        var orders = new ArrayList<List<String>>();
        seat(values, seats, least, most, new ArrayList<>(), orders);
        return orders;
    }

    private static void seat(
            List<String> values, int seats, int least, int most, List<String> seated, List<List<String>> orders) {
        if (seated.size() == seats) {
            if (values.stream().allMatch(value -> count(seated, value) >= least)) orders.add(List.copyOf(seated));
            return;
        }
        for (var value : values) {
            if (count(seated, value) == most) continue;
            seated.add(value);
            seat(values, seats, least, most, seated, orders);
            seated.removeLast();
        }
    }

    private static long count(List<String> seated, String value) {
        return seated.stream().filter(value::equals).count();
    }

    /** Combinations of the smallest size that the game accepts. */
    private static List<List<String>> accepted(
            Game<?> game, int seats, Map<String, Object> given, TableOption option, List<String> values) {
        @Nullable BadInput refused = null;
        for (int size = option.least(); size <= Math.min(option.most(), values.size()); size++) {
            var combinations = new ArrayList<List<String>>();
            combine(values, size, 0, new ArrayList<>(), combinations);
            var options = new LinkedHashMap<>(given);
            options.put(option.id(), combinations.getFirst());
            try {
                game.setup(seats, Tree.of("options", options));
                return combinations;
            } catch (BadInput wrong) {
                refused = wrong;
            }
        }
        throw refused == null ? new BadInput(Text.say("there is nothing to choose for {0}", option.id())) : refused;
    }

    private static void combine(
            List<String> values, int size, int from, List<String> chosen, List<List<String>> combinations) {
        if (chosen.size() == size) {
            combinations.add(List.copyOf(chosen));
            return;
        }
        for (int next = from; next < values.size(); next++) {
            chosen.add(values.get(next));
            combine(values, size, next + 1, chosen, combinations);
            chosen.removeLast();
        }
    }

    private static <T> List<T> shuffled(List<T> all, String seed) {
        var luck = QuickFate.of(seed + "/line-ups");
        var order = new ArrayList<>(all);
        for (int last = order.size() - 1; last > 0; last--) {
            int other = luck.below(last + 1);
            var moved = order.get(last);
            order.set(last, order.get(other));
            order.set(other, moved);
        }
        return List.copyOf(order);
    }
}
