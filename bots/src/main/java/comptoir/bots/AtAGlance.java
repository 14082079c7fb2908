package comptoir.bots;

import comptoir.engine.Game;
import comptoir.engine.Moment;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.QuickFate;

/**
 * A player who chooses at first sight, as somebody does who plays for the first time: it takes the answer after which the
 * table looks best at a glance, and thinks of nothing that comes after. The beginner's strength is measured against it.
 */
public final class AtAGlance {

    /** Each answer is looked at as often: once might be luck. */
    private static final int LOOKS = 3;

    private AtAGlance() {}

    public static <P extends Position<P>> int choose(Game<P> game, Moment<P> moment, int seat, long seed) {
        var brain = HouseBots.knowing(game).orElseThrow();
        var luck = new QuickFate(seed);
        var chances = new double[game.seats().getLast()];
        double[] looks = {};
        for (int look = 0; look < LOOKS; look++) {
            var position = game.unwatched(moment.redealt(game, seat, luck).now());
            var options = Play.question(position).options(position, seat);
            if (look == 0) looks = new double[options.size()];
            for (int option = 0; option < looks.length; option++) {
                brain.judge(Play.answer(position, seat, options.get(option), luck), chances);
                looks[option] += chances[seat];
            }
        }
        double best = looks[FirstSight.heaviest(looks, looks.length)];
        for (int option = 0; option < looks.length; option++) looks[option] = looks[option] < best ? 0 : 1;
        return FirstSight.draw(looks, looks.length, luck);
    }
}
