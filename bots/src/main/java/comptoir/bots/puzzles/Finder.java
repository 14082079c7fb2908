package comptoir.bots.puzzles;

import comptoir.bots.HouseBots;
import comptoir.engine.Budget;
import comptoir.engine.Game;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Referee;
import comptoir.engine.SeededFate;
import comptoir.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds puzzles in games that bots play: at most one in a game, so that they differ. */
public final class Finder<P extends Position<P>> {

    private static final int LONGEST = 2000;

    /** Where the search for one begins at the latest. */
    private static final int HALF_A_GAME = 150;

    /** How hard those who play think: as people do who know the game. */
    private static final int SELF_PLAY = 40;

    private final Game<P> game;
    private final HouseBots bots = new HouseBots();

    public Finder(Game<P> game) {
        this.game = game;
    }

    /**
     * Plays one game, which follows from the seed text, and looks for a puzzle in it.
     *
     * @param id how the puzzle shall be called
     */
    public Optional<Puzzle> find(Setup setup, String seed, String id) {
        var luck = QuickFate.of(seed);
        var proof = new Proof<>(game, luck.nextLong());
        var referee = Referee.start(game, setup, new SeededFate(seed));
        var answers = new ArrayList<Integer>();
        // Not always the first one that comes: puzzles shall be from all parts of a game.
        int from = luck.below(HALF_A_GAME);
        while (!referee.over() && answers.size() < LONGEST) {
            int seat = referee.asked().getFirst();
            if (answers.size() >= from) {
                var best = proof.find(referee.moment(), seat);
                if (best.option() >= 0)
                    return Optional.of(new Puzzle(
                            id,
                            game.id(),
                            setup.seats(),
                            setup.options(),
                            seed,
                            List.copyOf(answers),
                            seat,
                            referee.options(seat).get(best.option()).data(),
                            Math.round(1000 * best.lead()) / 1000.0));
            }
            int option = bots.advise(
                            game,
                            referee.moment(),
                            seat,
                            HouseBots.TRADER,
                            Budget.iterations(SELF_PLAY),
                            luck.nextLong())
                    .option();
            referee.answer(seat, option);
            answers.add(option);
        }
        return Optional.empty();
    }
}
