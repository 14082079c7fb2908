package comptoir.server.person;

import comptoir.server.table.SeatDoc;
import comptoir.server.table.TableDoc;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How somebody did: their games and wins in all, and by what was played, with what, as whom and against whom.
 *
 * @param merchants by what the person played
 * @param sets by what all played with
 * @param opponents by who else was there: people by their name at the time, bots by their level
 */
public record Statistics(
        int games, int wins, List<Line> byGame, List<Line> merchants, List<Line> sets, List<Line> opponents) {

    /**
     * One thing that was counted.
     *
     * @param kind what the id names: a game, a merchant, a set, a person, or a bot
     * @param best the most points the person had at an end
     */
    public record Line(String kind, String id, int games, int wins, int best) {
        private Line more(boolean won, int points) {
            return new Line(kind, id, games + 1, wins + (won ? 1 : 0), Math.max(best, points));
        }
    }

    /** Counts game by game. */
    static final class Counting {
        private int games;
        private int wins;
        private final Map<String, Line> byGame = new LinkedHashMap<>();
        private final Map<String, Line> merchants = new LinkedHashMap<>();
        private final Map<String, Line> sets = new LinkedHashMap<>();
        private final Map<String, Line> opponents = new LinkedHashMap<>();

        void add(TableDoc doc, int seat, TableDoc.Result result) {
            boolean won = result.places().stream().anyMatch(each -> each.seat() == seat && each.place() == 1);
            var outline = result.outline();
            int points = seat < outline.points().size() ? outline.points().get(seat) : 0;
            games++;
            if (won) wins++;
            count(byGame, "game", doc.game(), won, points);
            if (seat < outline.plays().size())
                count(merchants, "merchant", outline.plays().get(seat), won, points);
            for (var set : outline.with()) count(sets, "set", set, won, points);
            // Several bots of one level at a table are one opponent.
            var met = new LinkedHashMap<String, String>();
            for (int other = 0; other < doc.places().size(); other++) {
                var place = doc.places().get(other);
                if (other == seat) continue;
                if (place.kind() == SeatDoc.Kind.BOT) met.put("bot " + place.level(), "bot");
                else met.put("person " + place.name(), "person");
            }
            met.forEach((who, kind) -> count(opponents, kind, who.substring(kind.length() + 1), won, points));
        }

        private static void count(Map<String, Line> lines, String kind, String id, boolean won, int points) {
            var line = lines.getOrDefault(kind + " " + id, new Line(kind, id, 0, 0, 0));
            lines.put(kind + " " + id, line.more(won, points));
        }

        Statistics counted() {
            return new Statistics(games, wins, sorted(byGame), sorted(merchants), sorted(sets), sorted(opponents));
        }

        private static List<Line> sorted(Map<String, Line> lines) {
            var all = new ArrayList<>(lines.values());
            all.sort(Comparator.comparingInt((Line line) -> -line.games()).thenComparing(Line::id));
            return List.copyOf(all);
        }
    }
}
