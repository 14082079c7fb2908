package comptoir.app;

import comptoir.engine.BadInput;
import comptoir.engine.Event;
import comptoir.engine.Game;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.Setup;
import comptoir.engine.TableOption;
import comptoir.engine.Tree;
import comptoir.protocol.Games;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Random games at random tables, to see which rules are ever reached. */
final class RandomGames {

    private static final int LONGEST = 200_000;

    private final Map<String, Integer> reached = new TreeMap<>();

    private RandomGames() {}

    /** How often each rule was named by a decision, a refusal or an event in that many games of each kind. */
    static Map<String, Integer> reached(int games) {
        var counting = new RandomGames();
        for (var game : Games.all()) counting.play(game, games);
        return counting.reached;
    }

    private <P extends Position<P>> void play(Game<P> game, int games) {
        for (int i = 0; i < games; i++) {
            var luck = new QuickFate(i);
            var referee = Referee.start(game, table(game, new Random(i)), new QuickFate(i * 31L));
            note(referee.latest());
            for (int number = 0; !referee.over() && number < LONGEST; number++) {
                var position = referee.moment().now();
                var question = Play.question(position);
                int seat = referee.asked().getFirst();
                count(question.prompt(position, seat).rule().id());
                if (number % 7 == 0)
                    question.refusals(position, seat)
                            .forEach(refusal -> count(refusal.rule().id()));
                referee.answer(seat, luck.below(referee.options(seat).size()));
                note(referee.latest());
            }
        }
    }

    private void note(List<Event> events) {
        for (var event : events) event.toldToAll().rules().forEach(rule -> count(rule.id()));
    }

    private void count(String rule) {
        reached.merge(rule, 1, Integer::sum);
    }

    /** A table with random options; the standard one where those do not go together. */
    private static Setup table(Game<?> game, Random random) {
        int seats = game.seats().get(random.nextInt(game.seats().size()));
        var chosen = new LinkedHashMap<String, Object>();
        for (var option : game.options()) if (random.nextBoolean()) choose(option, seats, random, chosen);
        try {
            var setup = game.setup(seats, Tree.of("options", chosen));
            game.beginning(setup);
            return setup;
        } catch (BadInput contradiction) {
            return game.setup(seats, Tree.of("options", null));
        }
    }

    private static void choose(TableOption option, int seats, Random random, Map<String, Object> chosen) {
        var values = new ArrayList<>(
                option.values().stream().map(TableOption.Value::id).toList());
        Collections.shuffle(values, random);
        switch (option.kind()) {
            case FLAG -> chosen.put(option.id(), random.nextBoolean());
            case CHOICE -> chosen.put(option.id(), values.getFirst());
            case CHOICES -> {
                int most = Math.min(option.most(), values.size());
                int many = option.least() + random.nextInt(most - option.least() + 1);
                chosen.put(option.id(), values.subList(0, many));
            }
            case BY_SEAT -> {
                var bySeat = new ArrayList<String>();
                for (int seat = 0; seat < seats; seat++) bySeat.add(values.get(random.nextInt(values.size())));
                chosen.put(option.id(), bySeat);
            }
            case TEXT -> {}
        }
    }
}
