package comptoir.bots.lab;

import comptoir.bots.arena.Result;
import comptoir.bots.arena.Watcher;
import comptoir.engine.Event;
import comptoir.engine.Notice;
import comptoir.engine.Options;
import comptoir.engine.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Counts what happens in one game. It knows no game: answers are counted by kind and data ("recruit townsfolk=L01"), events
 * by kind ("recruited"), by each word among their facts ("recruited townsfolk=L01"), and by what those that bring gold
 * brought ("sold gold", "sold pier=bazaar gold").
 */
final class Onlooker implements Watcher {

    private final Map<Integer, Map<String, Integer>> offered = new TreeMap<>();
    private final Map<Integer, Map<String, Integer>> chosen = new TreeMap<>();
    private final Map<Integer, Map<String, Integer>> events = new TreeMap<>();
    private final Map<Integer, Map<String, Integer>> scores = new TreeMap<>();
    private int choices;

    @Override
    public void chose(int seat, String kind, Options options, int option) {
        if (options.size() < 2) return;
        choices++;
        for (var each : options) count(offered, seat, answer(kind, each.data()), 1);
        count(chosen, seat, answer(kind, options.get(option).data()), 1);
    }

    /** In the order of the names: that of the data may differ from one start of Java to the next. */
    private static String answer(String kind, Map<String, Object> data) {
        return kind
                + data.entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(each -> " " + each.getKey() + "=" + each.getValue())
                        .collect(Collectors.joining());
    }

    @Override
    public void happened(List<Event> latest) {
        for (var event : latest) happened(event.toldToAll());
    }

    private void happened(Notice notice) {
        count(events, notice.seat(), notice.kind(), 1);
        for (var fact : notice.facts().entrySet()) {
            if (fact.getValue() instanceof Number number)
                count(events, notice.seat(), notice.kind() + " " + fact.getKey(), number.intValue());
            for (var word : words(fact.getValue())) {
                var name = notice.kind() + " " + fact.getKey() + "=" + word;
                count(events, notice.seat(), name, 1);
                if (notice.facts().get("gold") instanceof Number gold)
                    count(events, notice.seat(), name + " gold", gold.intValue());
            }
        }
    }

    private static List<String> words(Object fact) {
        return switch (fact) {
            case String word -> List.of(word);
            case List<?> list ->
                list.stream()
                        .filter(String.class::isInstance)
                        .map(String.class::cast)
                        .toList();
            default -> List.of();
        };
    }

    private static void count(Map<Integer, Map<String, Integer>> counts, int seat, String what, int by) {
        counts.computeIfAbsent(seat, ignored -> new TreeMap<>()).merge(what, by, Integer::sum);
    }

    @Override
    public void over(List<Place> standings) {
        for (var place : standings) {
            var numbers = new LinkedHashMap<String, Integer>();
            place.score().forEach((name, value) -> {
                if (value instanceof Number number) numbers.put(name, number.intValue());
            });
            scores.put(place.seat(), numbers);
        }
    }

    Trace trace(Result result, List<String> subjects, List<String> shared) {
        var players = new ArrayList<Trace.Player>();
        for (int seat = 0; seat < result.players().size(); seat++) {
            var player = result.players().get(seat);
            // Somebody who runs itself is its own subject.
            var subject = seat < subjects.size() ? subjects.get(seat) : subjects.isEmpty() ? "" : player.bot();
            players.add(new Trace.Player(
                    subject,
                    player.bot(),
                    player.win(),
                    of(scores, seat),
                    of(offered, seat),
                    of(chosen, seat),
                    of(events, seat)));
        }
        var table = new TreeMap<String, Integer>();
        events.forEach((seat, counts) -> {
            if (seat < 0 || seat >= result.players().size())
                counts.forEach((name, times) -> table.merge(name, times, Integer::sum));
        });
        return new Trace(
                result.number(),
                shared,
                List.copyOf(players),
                result.decisions(),
                choices,
                result.decided(),
                result.forfeits().stream()
                        .map(forfeit -> forfeit.bot() + " " + forfeit.what())
                        .toList(),
                table);
    }

    private static Map<String, Integer> of(Map<Integer, Map<String, Integer>> counts, int seat) {
        return counts.getOrDefault(seat, Map.of());
    }
}
