package comptoir.app.arena;

import comptoir.bots.arena.Arena;
import comptoir.bots.arena.Contender;
import comptoir.bots.arena.Ladder;
import comptoir.bots.arena.Result;
import comptoir.bots.arena.Tally;
import comptoir.engine.Budget;
import comptoir.engine.Setup;
import comptoir.engine.Tree;
import comptoir.protocol.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What an arena plays: all that its games follow from, wherever they are played.
 *
 * @param tables the contenders at each table, by their numbers; a ladder has a table for each pair
 * @param games how many games each table plays
 */
record Programme(
        String game,
        Setup setup,
        String fate,
        Budget budget,
        List<String> bots,
        List<List<Integer>> tables,
        boolean ladder,
        int games) {

    /** As a file of results begins. */
    Map<String, Object> written() {
        var written = new LinkedHashMap<String, Object>();
        written.put("game", game);
        written.put("seats", setup.seats());
        written.put("options", setup.options());
        written.put("fate", fate);
        written.put("iterations", budget.iterations());
        written.put("millis", budget.millis());
        written.put("bots", bots);
        written.put("ladder", ladder);
        written.put("games", games);
        return written;
    }

    /** Whether the games of both are the same ones. */
    boolean isSameAs(Programme other) {
        return Json.write(written()).equals(Json.write(other.written()));
    }

    static Programme read(Tree written) {
        var options = new LinkedHashMap<String, Object>();
        for (var entry : written.at("options").map().entrySet())
            options.put(String.valueOf(entry.getKey()), entry.getValue());
        var bots = written.list("bots").stream().map(Tree::text).toList();
        boolean ladder = written.at("ladder").flag();
        return new Programme(
                written.at("game").text(),
                new Setup(written.at("seats").number(), options),
                written.at("fate").text(),
                new Budget(
                        written.at("iterations").number(), written.at("millis").number()),
                bots,
                tables(bots.size(), ladder),
                ladder,
                written.at("games").number(1, Integer.MAX_VALUE));
    }

    /** All at one table; on a ladder every two of them. */
    static List<List<Integer>> tables(int contenders, boolean ladder) {
        var all = new ArrayList<Integer>();
        for (int i = 0; i < contenders; i++) all.add(i);
        if (!ladder) return List.of(all);
        var pairs = new ArrayList<List<Integer>>();
        for (int one = 0; one < contenders; one++)
            for (int other = one + 1; other < contenders; other++) pairs.add(List.of(one, other));
        return pairs;
    }

    int allGames() {
        return tables.size() * games;
    }

    /** @param contenders the bots, in their order */
    List<Arena.Series> series(List<Contender> contenders) {
        var series = new ArrayList<Arena.Series>();
        for (var seated : tables)
            series.add(new Arena.Series(
                    seated.stream().<Contender>map(contenders::get).toList(), games));
        return series;
    }

    /** @param effort null where it was played in several parts */
    Report report(List<List<Result>> results, @Nullable Effort effort) {
        return new Report(
                game, setup, fate, budget, effort, Tally.of(together(results)), ladder ? rated(results) : null);
    }

    /** The results of all tables, with the contenders numbered as they were named. */
    private List<Result> together(List<List<Result>> results) {
        var all = new ArrayList<Result>();
        for (int table = 0; table < tables.size(); table++) {
            var seated = tables.get(table);
            for (var result : results.get(table))
                all.add(result.renumbered(
                        number -> number < seated.size() ? seated.get(number) : number - seated.size() + bots.size()));
        }
        return all;
    }

    private Ladder rated(List<List<Result>> results) {
        var pairings = new ArrayList<Ladder.Pairing>();
        for (int pair = 0; pair < tables.size(); pair++)
            if (!results.get(pair).isEmpty())
                pairings.add(new Ladder.Pairing(
                        tables.get(pair).getFirst(), tables.get(pair).getLast(), Tally.of(results.get(pair))));
        return Ladder.of(bots, pairings);
    }
}
