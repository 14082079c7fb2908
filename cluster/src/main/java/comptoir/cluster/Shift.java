package comptoir.cluster;

import comptoir.bots.machines.Machines;
import comptoir.bots.machines.NumberedGames;
import comptoir.engine.BadInput;
import java.io.Serializable;
import java.util.ArrayList;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Some of the games, played by one machine. It travels there with texts and numbers only, and so does what comes of it. */
final class Shift extends AbstractFunction1<Iterator<Object>, String[]> implements Serializable {

    private static final long serialVersionUID = 1L;

    /** Stands before what is wrong with the programme: no game's line begins so. */
    private static final String WRONG = "wrong: ";

    private final String games;
    private final String programme;

    Shift(Machines.Work work) {
        this.games = work.games();
        this.programme = work.programme();
    }

    @Override
    public String[] apply(Iterator<Object> numbers) {
        var lines = new ArrayList<String>();
        try {
            var play = NumberedGames.named(games).read(programme);
            while (numbers.hasNext()) lines.add(play.apply((Integer) numbers.next()));
        } catch (BadInput wrong) {
            // Another try, which Spark would make of a failure, would find the same.
            return new String[] {WRONG + wrong.getMessage()};
        }
        return lines.toArray(String[]::new);
    }

    /** A line as it was played; what was wrong is thrown here. */
    static String played(String line) {
        if (line.startsWith(WRONG)) throw new BadInput(line.substring(WRONG.length()));
        return line;
    }
}
