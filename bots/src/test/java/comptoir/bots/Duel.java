package comptoir.bots;

import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.SeededFate;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import comptoir.protocol.Json;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Bots against each other, in seats that rotate: how often each won. */
final class Duel {

    private Duel() {}

    static double[] play(String game, String options, List<String> levels, Budget budget, int games, String fate) {
        return play(Games.named(game), options, levels, budget, games, fate);
    }

    private static <P extends Position<P>> double[] play(
            Game<P> game, String options, List<String> levels, Budget budget, int games, String fate) {
        var results = IntStream.range(0, games)
                .parallel()
                .mapToObj(number -> one(game, options, levels, budget, number, fate))
                .toList();
        var wins = new double[levels.size() + 2];
        for (var result : results) for (int i = 0; i < result.length; i++) wins[i] += result[i];
        return wins;
    }

    private static <P extends Position<P>> double[] one(
            Game<P> game, String options, List<String> levels, Budget budget, int number, String fate) {
        int seats = levels.size();
        var setup = game.setup(seats, Tree.of("options", options.isEmpty() ? null : Json.readObject(options)));
        var referee = Referee.start(game, setup, new SeededFate(fate + number / seats));
        var bots = new HouseBots();
        int decisions = 0;
        while (!referee.over() && decisions++ < 5000) {
            int seat = referee.asked().getFirst();
            var level = levels.get((seat + number) % seats);
            var advice = bots.advise(
                    game, referee.moment(), seat, level, budget, 31L * number + decisions * 0x9E3779B97F4A7C15L);
            referee.answer(seat, advice.option());
        }
        var wins = new double[seats + 2];
        wins[seats + 1] = decisions;
        if (!referee.over()) {
            if (Boolean.getBoolean("stuck"))
                System.out.println(
                        number + " " + Json.write(game.view(referee.moment().now(), -2)));
            return wins;
        }
        var places = game.places(referee.moment().now());
        long winners = places.stream().filter(place -> place.place() == 1).count();
        for (var place : places)
            if (place.place() == 1)
                wins[place.seat() >= seats ? seats : (place.seat() + number) % seats] += 1.0 / winners;
        return wins;
    }

    /** {@code game options levels iterations games [millis]} */
    public static void main(String[] arguments) {
        var levels = Arrays.asList(arguments[2].split(","));
        int games = Integer.parseInt(arguments[4]);
        int iterations = Integer.parseInt(arguments[3]);
        var budget = iterations > 0 ? Budget.iterations(iterations) : Budget.millis(-iterations);
        long start = System.nanoTime();
        var wins = play(arguments[0], arguments[1], levels, budget, games, "duel");
        System.out.printf(
                "%s of %d games, %.1f decisions a game, %.1f s%n",
                Arrays.toString(Arrays.copyOf(wins, levels.size() + 1)),
                games,
                wins[levels.size() + 1] / games,
                (System.nanoTime() - start) / 1e9);
    }
}
