package comptoir.bots.lab;

import comptoir.bots.arena.Interval;
import comptoir.engine.Description;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * What a series of games showed.
 *
 * @param seats how often each seat won
 * @param subjects how each merchant did, and what its score was made of
 * @param pairs each two that were compared
 * @param choices every answer that was offered, by kind of decision, and how often it was given
 * @param things what was taken, played, visited: by kind of event
 */
public record Findings(
        int games,
        int undecided,
        List<String> forfeits,
        Length decisions,
        Length choicesAGame,
        List<Share> seats,
        List<Subject> subjects,
        List<Pairing> pairs,
        List<Usage.Choice> choices,
        List<Usage.Things> things) {

    /**
     * A share of victories.
     *
     * @param games how many times it was played
     * @param low the lower bound at 95 % confidence
     */
    public record Share(String name, int games, double wins, double share, double low, double high) {

        static Share of(String name, int games, double wins) {
            var interval = Interval.wilson(wins, games);
            return new Share(name, games, wins, games == 0 ? 0 : wins / games, interval.low(), interval.high());
        }
    }

    /** A mean with its 95 % interval. */
    public record Mean(double mean, double low, double high, double deviation) {

        static Mean of(Collection<Double> values) {
            int many = values.size();
            double mean = values.stream().mapToDouble(each -> each).average().orElse(0);
            double squares = values.stream()
                    .mapToDouble(each -> (each - mean) * (each - mean))
                    .sum();
            double deviation = many < 2 ? 0 : Math.sqrt(squares / (many - 1));
            double half = many < 2 ? 0 : Interval.NORMAL * deviation / Math.sqrt(many);
            return new Mean(mean, mean - half, mean + half, deviation);
        }
    }

    /** How long games were: the mean, and how many had how many, by steps of equal width. */
    public record Length(Mean mean, int from, int width, List<Integer> counts) {

        private static final int BARS = 24;

        static Length of(List<Integer> lengths) {
            int least = lengths.stream().mapToInt(each -> each).min().orElse(0);
            int most = lengths.stream().mapToInt(each -> each).max().orElse(0);
            int width = (most - least) / BARS + 1;
            var counts = new int[(most - least) / width + 1];
            for (int length : lengths) counts[(length - least) / width]++;
            return new Length(
                    Mean.of(lengths.stream().map(Integer::doubleValue).toList()),
                    least,
                    width,
                    java.util.Arrays.stream(counts).boxed().toList());
        }
    }

    /**
     * One of those that are compared.
     *
     * @param won of all seats that had it, those that won
     * @param parts what its score was made of, by name: the numbers of the score, and gold by the events that brought it
     */
    public record Subject(String name, Share won, Mean score, Map<String, Double> parts) {}

    /**
     * Two that are compared.
     *
     * @param won of the games that one of the two won, those that the first won, each counted by head
     * @param lead by how much the first was ahead in the score; null where the two were not in seats of their own
     * @param firstSeat of their games, those that the first seat won
     */
    public record Pairing(
            String one,
            String other,
            int games,
            Share won,
            @Nullable Mean lead,
            Share firstSeat,
            double decisions) {}

    public static Findings of(List<Trace> traces, Description description) {
        var belongs = new Belonging(description, shared(traces));
        return new Findings(
                traces.size(),
                (int) traces.stream().filter(trace -> !trace.decided()).count(),
                traces.stream()
                        .flatMap(trace -> trace.forfeits().stream().map(what -> "game " + trace.number() + ": " + what))
                        .toList(),
                Length.of(traces.stream().map(Trace::decisions).toList()),
                Length.of(traces.stream().map(Trace::choices).toList()),
                seats(traces),
                subjects(traces),
                Pairs.of(traces, belongs),
                Usage.choices(traces),
                Usage.things(traces, description, belongs));
    }

    private static TreeSet<String> shared(List<Trace> traces) {
        var shared = new TreeSet<String>();
        for (var trace : traces) shared.addAll(trace.shared());
        return shared;
    }

    private static List<Share> seats(List<Trace> traces) {
        var seats = new ArrayList<Share>();
        int most =
                traces.stream().mapToInt(trace -> trace.players().size()).max().orElse(0);
        for (int seat = 0; seat < most; seat++) {
            int at = seat;
            var games =
                    traces.stream().filter(trace -> trace.players().size() > at).toList();
            seats.add(Share.of(
                    String.valueOf(seat + 1),
                    games.size(),
                    sum(games, trace -> trace.players().get(at).win())));
        }
        return seats;
    }

    static double sum(List<Trace> traces, ToDoubleFunction<Trace> number) {
        return traces.stream().mapToDouble(number).sum();
    }

    private static List<Subject> subjects(List<Trace> traces) {
        var bySubject = new TreeMap<String, List<Trace.Player>>();
        for (var trace : traces)
            for (var player : trace.players())
                bySubject
                        .computeIfAbsent(name(player), ignored -> new ArrayList<>())
                        .add(player);
        var subjects = new ArrayList<Subject>();
        bySubject.forEach((name, players) -> subjects.add(new Subject(
                name,
                Share.of(
                        name,
                        players.size(),
                        players.stream().mapToDouble(Trace.Player::win).sum()),
                Mean.of(players.stream()
                        .filter(player -> !player.score().isEmpty())
                        .map(player -> (double) player.points())
                        .toList()),
                parts(players))));
        return subjects;
    }

    /** Where there is nothing else to compare, the bots are. */
    private static String name(Trace.Player player) {
        return player.subject().isEmpty() ? player.bot() : player.subject();
    }

    private static Map<String, Double> parts(List<Trace.Player> players) {
        var sums = new TreeMap<String, Double>();
        var scores = new LinkedHashMap<String, Double>();
        for (var player : players) {
            player.score().forEach((part, number) -> scores.merge(part, (double) number, Double::sum));
            player.events().forEach((name, number) -> {
                // The winner's event tells the whole score again.
                if (name.endsWith(" gold") && !name.contains("=") && !name.startsWith("winner "))
                    sums.merge(name, (double) number, Double::sum);
            });
        }
        var parts = new LinkedHashMap<String, Double>();
        scores.forEach((part, sum) -> parts.put(part, sum / players.size()));
        sums.forEach((part, sum) -> parts.put(part, sum / players.size()));
        return parts;
    }
}
