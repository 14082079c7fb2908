package comptoir.bots;

import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;
import comptoir.engine.Seats;

/** Games that are played on at first sight, as far as a brain looks ahead, with chance of their own. For one thread. */
public final class Playouts<P extends Position<P>> {

    private final Game<P> game;
    private final Brain<P> brain;
    private final QuickFate fate;
    private double[] weights = new double[64];

    public Playouts(Game<P> game, Brain<P> brain, long seed) {
        this.game = game;
        this.brain = brain;
        this.fate = new QuickFate(seed);
    }

    /** The position with everything that is hidden from the seat dealt anew. */
    public P dealt(Moment<P> moment, int seat) {
        return game.unwatched(moment.redealt(game, seat, fate).now());
    }

    /** How it stands a while after the seat has taken that option. */
    public P end(P dealt, int seat, int option) {
        var position = Play.answer(
                dealt, seat, Play.question(dealt).options(dealt, seat).get(option), fate);
        for (int i = 0; i < Manner.OF_2026.reach() && !position.over(); i++) {
            var question = Play.question(position);
            int mask = question.asked(position);
            int who = Seats.has(mask, seat) ? seat : Integer.numberOfTrailingZeros(mask);
            var options = question.options(position, who);
            int chosen = 0;
            if (options.size() > 1) {
                if (weights.length < options.size()) weights = new double[options.size() * 2];
                brain.weigh(position, question, who, options, weights);
                chosen = FirstSight.draw(weights, options.size(), fate);
            }
            position = Play.answer(position, who, options.get(chosen), fate);
        }
        return position;
    }
}
