package comptoir.bots.lab;

import comptoir.bots.arena.Arena;
import comptoir.bots.arena.Bout;
import comptoir.bots.arena.Contender;
import comptoir.bots.arena.InOrder;
import comptoir.bots.arena.Seating;
import comptoir.engine.BadInput;
import comptoir.engine.Position;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/**
 * Plays a series of games between line-ups and traces each. A game follows from the seed text and its number alone: so a
 * series is the same on any number of threads, and one that was stopped can be gone on with.
 *
 * @param contenders one for each seat; they change seats when every line-up was played
 */
public record Lab<P extends Position<P>>(LineUps<P> lineUps, List<Contender> contenders, String seed, int threads) {

    /** One contender sits in every seat. */
    public static <P extends Position<P>> Lab<P> of(
            LineUps<P> lineUps, List<Contender> contenders, String seed, int threads) {
        int seats = lineUps.seats();
        if (contenders.size() != 1 && contenders.size() != seats)
            throw new BadInput(Text.say(
                    "name one bot for all, or one for each of the {0} seats: there are {1}", seats, contenders.size()));
        var all = new ArrayList<Contender>();
        for (int seat = 0; seat < seats; seat++) all.add(contenders.get(seat % contenders.size()));
        return new Lab<>(lineUps, List.copyOf(all), seed, threads);
    }

    /**
     * The traces of the first games.
     *
     * @param known those that were played before, by number
     * @param played is given each new one, from whichever thread played it
     */
    public List<Trace> play(int games, Map<Integer, Trace> known, Consumer<Trace> played) {
        var tasks = new ArrayList<Callable<Trace>>();
        for (int number = 0; number < games; number++) {
            int numbered = number;
            var before = known.get(number);
            tasks.add(
                    before != null
                            ? () -> before
                            : () -> {
                                var trace = play(numbered);
                                played.accept(trace);
                                return trace;
                            });
        }
        return InOrder.played(threads, tasks);
    }

    /** One game, by its number. */
    public Trace play(int number) {
        var setup = lineUps.setup(number);
        var onlooker = new Onlooker();
        int round = number / lineUps.orders().size();
        var sheet = new Bout.Sheet<>(
                lineUps.game(),
                setup,
                Seating.of(setup, contenders.size()),
                contenders,
                Arena.MOST_DECISIONS,
                seed,
                round,
                number);
        var result = new Bout<>(sheet, onlooker).play();
        return onlooker.trace(result, lineUps.subjects(setup), lineUps.shared(setup));
    }
}
