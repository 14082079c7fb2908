package comptoir.bots.lab;

import comptoir.engine.Description;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** What was used: answers among those that were offered, and things that were taken, played or visited. */
public final class Usage {

    private Usage() {}

    /** A kind of decision and the answers it was given. */
    public record Choice(String kind, int asked, List<Answer> answers) {}

    /**
     * An answer as data.
     *
     * @param offered how often it could have been given
     * @param share of those, how often it was
     */
    public record Answer(String answer, int offered, int chosen, double share) {}

    /**
     * Things of one kind, such as "recruited townsfolk".
     *
     * @param mean how often one of them is used in a game in which it can be
     * @param never those that never were, although they are among the components
     */
    public record Things(String kind, double mean, List<Thing> things, List<String> never) {}

    /**
     * A thing that was used.
     *
     * @param games in how many games it could have been
     * @param perGame how often it was used in one of those
     * @param ofMean that as a share of the mean of its kind
     * @param won how often those who used it won
     */
    public record Thing(String thing, int times, int games, double perGame, double ofMean, Findings.Share won) {}

    static List<Choice> choices(List<Trace> traces) {
        var offered = new TreeMap<String, Integer>();
        var chosen = new TreeMap<String, Integer>();
        for (var trace : traces)
            for (var player : trace.players()) {
                player.offered().forEach((answer, times) -> offered.merge(answer, times, Integer::sum));
                player.chosen().forEach((answer, times) -> chosen.merge(answer, times, Integer::sum));
            }
        var kinds = new TreeMap<String, List<Answer>>();
        offered.forEach((name, times) -> {
            int space = name.indexOf(' ');
            var kind = space < 0 ? name : name.substring(0, space);
            int given = chosen.getOrDefault(name, 0);
            kinds.computeIfAbsent(kind, ignored -> new ArrayList<>())
                    .add(new Answer(space < 0 ? "" : name.substring(space + 1), times, given, (double) given / times));
        });
        var choices = new ArrayList<Choice>();
        kinds.forEach((kind, answers) -> {
            answers.sort(Comparator.comparingInt(Answer::chosen).reversed());
            choices.add(
                    new Choice(kind, answers.stream().mapToInt(Answer::chosen).sum(), List.copyOf(answers)));
        });
        return choices;
    }

    /** Every kind of event that names things by a word: its words are what is used. */
    static List<Things> things(List<Trace> traces, Description description, Belonging belongs) {
        var kinds = new TreeMap<String, Map<String, Integer>>();
        for (var trace : traces)
            for (var player : trace.players())
                player.events().forEach((name, times) -> {
                    int sign = name.indexOf('=');
                    if (sign < 0 || name.endsWith(" gold")) return;
                    kinds.computeIfAbsent(name.substring(0, sign), ignored -> new TreeMap<>())
                            .merge(name.substring(sign + 1), times, Integer::sum);
                });
        var things = new ArrayList<Things>();
        kinds.forEach((kind, times) -> things.add(things(kind, times, traces, description, belongs)));
        return things;
    }

    private static Things things(
            String kind, Map<String, Integer> times, List<Trace> traces, Description description, Belonging belongs) {
        var all = new TreeSet<>(times.keySet());
        for (var components : description.components().values()) {
            var ids = components.stream().map(Description.Component::id).toList();
            // A kind that names only few of them, such as the creatures among the cards, is about those few.
            if (ids.containsAll(times.keySet()) && 2 * times.size() >= ids.size()) all.addAll(ids);
        }
        var found = new ArrayList<Thing>();
        var never = new ArrayList<String>();
        double sum = 0;
        int possible = 0;
        for (var thing : all) {
            var games = traces.stream()
                    .filter(trace -> belongs.mayBeIn(trace, thing))
                    .toList();
            if (games.isEmpty()) continue;
            possible++;
            int many = times.getOrDefault(thing, 0);
            sum += (double) many / games.size();
            if (many == 0) never.add(thing);
            else
                found.add(
                        new Thing(thing, many, games.size(), (double) many / games.size(), 0, won(thing, kind, games)));
        }
        double mean = possible == 0 ? 0 : sum / possible;
        found.sort(Comparator.comparingDouble(Thing::perGame).reversed());
        return new Things(
                kind,
                mean,
                found.stream()
                        .map(thing -> new Thing(
                                thing.thing, thing.times, thing.games, thing.perGame, thing.perGame / mean, thing.won))
                        .toList(),
                never);
    }

    private static Findings.Share won(String thing, String kind, List<Trace> games) {
        int users = 0;
        double wins = 0;
        for (var trace : games)
            for (var player : trace.players())
                if (player.event(kind + "=" + thing) > 0) {
                    users++;
                    wins += player.win();
                }
        return Findings.Share.of(thing, users, wins);
    }
}
