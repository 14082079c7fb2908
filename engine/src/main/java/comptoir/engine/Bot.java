package comptoir.engine;

import java.util.List;

/** Advises a seat, knowing exactly what a person in that seat may know. Found as a service. */
public interface Bot {

    /** The levels it offers for a game, the weakest first; none where it does not play that game. */
    List<String> levels(Game<?> game);

    /**
     * Chooses among the options of a seat that is asked.
     *
     * @param budget how hard to think; the same iterations and seed give the same advice
     */
    <P extends Position<P>> Advice advise(
            Game<P> game, Moment<P> moment, int seat, String level, Budget budget, long seed);

    /**
     * The option chosen, why, and what else was considered, the best first.
     *
     * @param because the whole account: the option, why, its chances and what comes next to it
     * @param why the reason alone, in words of the board, for who does not think in chances yet
     */
    record Advice(int option, Text because, Text why, List<Alternative> alternatives) {}

    record Alternative(int option, double worth, Text text) {}
}
