package comptoir.bots.coach;

import comptoir.engine.BadInput;
import comptoir.engine.Log;
import comptoir.engine.Moment;
import comptoir.engine.Options;
import comptoir.engine.Play;
import comptoir.engine.Position;
import comptoir.engine.Referee;
import comptoir.engine.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * A decision that a game has had.
 *
 * @param number how many answers and take-backs there had been: the place in the replay
 * @param option which of the options was chosen
 */
record Decision<P extends Position<P>>(int number, Moment<P> before, int seat, int option, P after) {

    Options options() {
        var position = before.now();
        return Play.question(position).options(position, seat);
    }

    /**
     * The decisions of a whole game in their order; what was taken back is left out.
     *
     * @param referee at the start; it follows the entries
     */
    static <P extends Position<P>> List<Decision<P>> of(Referee<P> referee, List<Log.Entry> entries) {
        var decisions = new ArrayList<Decision<P>>();
        for (var entry : entries) {
            switch (entry) {
                case Log.Answered(int seat, var data) -> {
                    var before = referee.moment();
                    int number = referee.number();
                    int option = place(referee, seat, data);
                    referee.follow(entry);
                    decisions.add(new Decision<>(
                            number, before, seat, option, referee.moment().now()));
                }
                case Log.TakenBack taken -> {
                    referee.follow(taken);
                    boolean back = false;
                    while (!back && !decisions.isEmpty())
                        back = decisions.removeLast().before.equals(referee.moment());
                }
                case Log.Drawn _, Log.Shuffled _ -> {}
            }
        }
        if (!referee.over()) throw new BadInput(Text.say("this game is not over: a review looks back on a whole one"));
        return decisions;
    }

    /** The place of an answer among the options; -1 where it is none, which the referee refuses in words. */
    private static int place(Referee<?> referee, int seat, Object data) {
        var options = referee.options(seat);
        for (int option = 0; option < options.size(); option++)
            if (options.get(option).data().equals(data)) return option;
        return -1;
    }
}
