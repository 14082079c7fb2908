package comptoir.bots.cove.lab;

import comptoir.cove.CoveGame;
import comptoir.cove.chronomancer.MoveFigure;
import comptoir.cove.entertainer.PlaySkill;
import comptoir.cove.table.Cove;
import comptoir.engine.Answer;
import comptoir.engine.Fate;
import comptoir.engine.Options;
import comptoir.engine.Play;
import comptoir.engine.QuickFate;
import comptoir.engine.Seats;
import comptoir.engine.Setup;

/**
 * A plain greedy player: it takes what looks best when its turn is done, and thinks no further. It knows what its seat
 * knows, and tries each answer a few times with chance of its own.
 */
public final class GreedyPlayer {

    /** Further than any turn goes. */
    private static final int LONGEST_TURN = 60;

    private final CoveGame game;
    private final int tries;
    private final QuickFate luck;

    public GreedyPlayer(CoveGame game, int tries, long seed) {
        this.game = game;
        this.tries = tries;
        this.luck = new QuickFate(seed);
    }

    /** A whole game in which every seat plays like this, each knowing what it may know. */
    public Cove play(Setup setup, Fate fate) {
        var cove = Play.on(game.unwatched(game.beginning(setup)), fate);
        while (!cove.over()) {
            int seat = Integer.numberOfTrailingZeros(Play.question(cove).asked(cove));
            var options = Play.question(cove).options(cove, seat);
            cove = Play.answer(cove, seat, options.get(choose(cove, seat)), fate);
        }
        return cove;
    }

    /** The place among the options of the answer it gives. */
    public int choose(Cove cove, int seat) {
        var options = Play.question(cove).options(cove, seat);
        if (options.size() == 1) return 0;
        var worths = new double[options.size()];
        for (int i = 0; i < tries; i++) {
            var fancied = game.unwatched(game.redealing(cove, seat, luck).apply(cove));
            var answers = Play.question(fancied).options(fancied, seat);
            for (int option = 0; option < worths.length; option++)
                worths[option] += afterTurn(Play.answer(fancied, seat, answers.get(option), luck), cove, seat);
        }
        int best = 0;
        for (int option = 1; option < worths.length; option++) if (worths[option] > worths[best]) best = option;
        return best;
    }

    /** What the player has once its turn, or its sales at a pier, are done: it answers the rest with what looks best. */
    private double afterTurn(Cove cove, Cove before, int seat) {
        for (int i = 0; i < LONGEST_TURN && sameTurn(cove, before, seat); i++)
            cove = Play.answer(cove, seat, best(cove, seat), luck);
        return Outlook.of(cove, seat);
    }

    /** Whether the player is still asked for what it began. */
    private static boolean sameTurn(Cove cove, Cove before, int seat) {
        return !cove.over()
                && cove.phase() == before.phase()
                && Play.question(cove).asked(cove) == Seats.bit(seat)
                && !isTurn(cove);
    }

    /** Whether what is asked is how a turn of a merchant begins. */
    private static boolean isTurn(Cove cove) {
        var question = cove.agenda().next();
        return question instanceof MoveFigure || question instanceof PlaySkill;
    }

    private Answer best(Cove cove, int seat) {
        Options options = Play.question(cove).options(cove, seat);
        var best = options.get(0);
        if (options.size() == 1) return best;
        double most = Double.NEGATIVE_INFINITY;
        for (var option : options) {
            double worth = Outlook.of(Play.answer(cove, seat, option, luck), seat);
            if (worth > most) {
                most = worth;
                best = option;
            }
        }
        return best;
    }
}
