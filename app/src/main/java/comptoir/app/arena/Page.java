package comptoir.app.arena;

import comptoir.app.PlotPage;
import comptoir.bots.arena.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The arena's findings as one page with plots, which needs nothing but itself: the plotting library is inside. */
final class Page {

    private static final int POINTS = 300;
    private static final int BARS = 30;

    private Page() {}

    static String of(Report report, List<List<Result>> results) {
        var data = report.figures();
        data.put("seatCount", report.setup().seats());
        data.put("teams", Boolean.TRUE.equals(report.setup().options().get("teams")));
        var all = results.stream().flatMap(List::stream).toList();
        data.put("lengths", lengths(all));
        data.put("scores", scores(all));
        // With a ladder, each pairing is a series of its own, and these plots would mix them.
        if (report.ladder() == null) {
            data.put("running", running(all));
            data.put("bySeat", bySeat(all, report.setup().seats()));
        }
        return PlotPage.of("/comptoir/app/arena/page.html", "Comptoir arena: " + report.game(), data);
    }

    /** How long the games were: bars of equal width from the shortest to the longest. */
    private static Map<String, Object> lengths(List<Result> results) {
        int least = results.stream().mapToInt(Result::decisions).min().orElse(0);
        int most = results.stream().mapToInt(Result::decisions).max().orElse(0);
        int width = Math.max(1, (most - least) / BARS + 1);
        var counts = new int[(most - least) / width + 1];
        for (var result : results) counts[(result.decisions() - least) / width]++;
        var lengths = new LinkedHashMap<String, Object>();
        lengths.put("from", least);
        lengths.put("width", width);
        lengths.put("counts", counts);
        return lengths;
    }

    /** For each bot, how often it reached which score. */
    private static Map<String, Map<Double, Integer>> scores(List<Result> results) {
        var scores = new LinkedHashMap<String, Map<Double, Integer>>();
        for (var result : results)
            for (var player : result.players())
                if (player.score() != null)
                    scores.computeIfAbsent(player.bot(), ignored -> new TreeMap<>())
                            .merge(player.score(), 1, Integer::sum);
        return scores;
    }

    /** How each contender's share of victories settled: points of games played and share so far. */
    private static List<List<double[]>> running(List<Result> results) {
        var lines = new ArrayList<List<double[]>>();
        var wins = new ArrayList<Double>();
        for (int game = 0; game < results.size(); game++) {
            var counted = new ArrayList<Integer>();
            for (var player : results.get(game).players()) {
                while (wins.size() <= player.contender()) {
                    wins.add(0.0);
                    lines.add(new ArrayList<>());
                }
                if (counted.contains(player.contender())) continue;
                counted.add(player.contender());
                wins.set(player.contender(), wins.get(player.contender()) + player.win());
            }
            int played = game + 1;
            boolean shown = played == results.size()
                    || (long) played * POINTS / results.size() > (long) game * POINTS / results.size();
            if (shown)
                for (int line = 0; line < lines.size(); line++)
                    lines.get(line).add(new double[] {played, wins.get(line) / played});
        }
        return lines;
    }

    /** For each contender, its share of victories in each seat. */
    private static List<double[]> bySeat(List<Result> results, int seats) {
        var games = new ArrayList<double[]>();
        var wins = new ArrayList<double[]>();
        for (var result : results)
            for (int seat = 0; seat < seats; seat++) {
                var player = result.players().get(seat);
                while (games.size() <= player.contender()) {
                    games.add(new double[seats]);
                    wins.add(new double[seats]);
                }
                games.get(player.contender())[seat]++;
                wins.get(player.contender())[seat] += player.win();
            }
        for (int contender = 0; contender < wins.size(); contender++)
            for (int seat = 0; seat < seats; seat++)
                wins.get(contender)[seat] /= Math.max(1, games.get(contender)[seat]);
        return wins;
    }
}
